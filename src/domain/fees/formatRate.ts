import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Rate } from './agreedRates';

/**
 * `8.00%`, or `2.90% + $0.30` with a fixed amount per payment. `base` follows the percentage: with ` of the payment`, it is
 * `2.90% of the payment + $0.30`.
 */
export function formatRate({ percent, fixed }: Rate, currency: Currency, base = ''): string {
  const percentage = `${(percent / 100).toFixed(2)}%${base}`;
  return fixed === 0 ? percentage : `${percentage} + ${formatMoney(fixed, currency)}`;
}
