import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';

/**
 * `refunded $2.00 · net $7.00`, for a gross figure with refunds. Non-breaking spaces keep each word with its amount.
 */
export function describeRefunded(refunded: Cents, net: Cents, currency: Currency): string {
  return `refunded\u00a0${formatMoney(refunded, currency)} · net\u00a0${formatMoney(net, currency)}`;
}
