import type { Integration } from '@/domain/integrations/integrations';
import { shareOf, type Cents } from '@/domain/money/money';
import type { PaymentStatus } from './vocabulary';

/** One line of a receipt, in cents. */
export type ReceiptLine = { label: string; amount: Cents; isTotal?: boolean };

/** The amount, its deductions and the total. All refunds are one line. */
export function receiptLines(payment: {
  amount: Cents;
  status: PaymentStatus;
  refunded: Cents;
  isPaid?: boolean;
}): ReceiptLine[] {
  const { amount, status, refunded, isPaid = status !== 'Failed' } = payment;
  const off: ReceiptLine[] = [];
  if (!isPaid && status !== 'Voided') off.push({ label: 'Not collected', amount: 0 - amount });
  if (status === 'Voided') off.push({ label: 'Voided', amount: 0 - amount });
  if (refunded > 0) off.push({ label: 'Refunded', amount: 0 - refunded });
  const total = off.reduce((sum, line) => sum + line.amount, amount);
  return [{ label: 'Amount', amount }, ...off, { label: 'Total', amount: total, isTotal: true }];
}

/** The surcharge on an amount (cents); undefined if the integration has none. */
export function surchargeOn(amount: Cents, integration: Pick<Integration, 'surchargeRate'> | undefined) {
  const rate = integration?.surchargeRate ?? null;
  if (rate === null) return undefined;
  const surcharge = shareOf(amount, rate);
  return { rate, surcharge, total: amount + surcharge };
}
