import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';

/**
 * `refunded $2.00 · net $7.00`: what stands beside a gross figure of which something was given back. No line ends between a word and
 * its amount.
 */
export function describeRefunded(refunded: Cents, net: Cents, currency: Currency): string {
  return `refunded\u00a0${formatMoney(refunded, currency)} · net\u00a0${formatMoney(net, currency)}`;
}
