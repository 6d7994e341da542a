import { formatPercent } from '@/domain/money/money';
import type { surchargeOn } from '@/domain/payments/receipt';

/** What a customer paid on top of the amount. */
export function describeSurcharge(
  { rate, surcharge, total }: NonNullable<ReturnType<typeof surchargeOn>>,
  money: (cents: number) => string,
): string {
  return `Paid by card, a surcharge of ${formatPercent(rate)} came on top: ${money(surcharge)}, ${money(total)} in all.`;
}
