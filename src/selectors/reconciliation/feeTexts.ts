import { spellDay } from '@/domain/calendar/dates';
import type { FeeClass } from '@/domain/fees/feeCheck';
import { type FeeGroup, ratesOf } from '@/domain/fees/feeGroups';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, minorUnits } from '@/domain/money/money';
import { MERCHANT_SHARE, PROCESSOR_FIXED, PROCESSOR_RATE, WHOLE } from '@/domain/money/split';

export const feeClassNames: Record<FeeClass, string> = {
  'as agreed': 'Correct',
  rounding: 'Rounding',
  over: 'Over',
  under: 'Under',
  missing: 'Missing',
  unexpected: 'Unexpected',
};

/** `Since June 14, 2024: 3.20% instead of 2.90% ($412.18)`. */
export function feeDifference(group: FeeGroup, currency: Currency): string {
  const { fault, first, charged, expected } = group;
  const rates = ratesOf(group, currency);
  const what =
    fault === 'missing'
      ? 'not charged'
      : fault === 'unexpected'
        ? 'charged without an agreed fee'
        : rates
          ? `${rates.implied.toFixed(2)}% instead of ${rates.agreed.toFixed(2)}%`
          : `${formatMoney(charged, currency)} instead of ${formatMoney(expected, currency)}`;
  return `Since ${spellDay(first)}: ${what} (${formatMoney(Math.abs(charged - expected), currency)})`;
}

export function agreedFee(
  { party, split, rate }: Pick<FeeGroup, 'party' | 'split' | 'rate'>,
  currency: Currency,
): string {
  if (rate) {
    const fixed = rate.fixed === 0 ? '' : ` + ${formatMoney(rate.fixed, currency)}`;
    return `${(rate.percent / 100).toFixed(2)}% of the payment${fixed}`;
  }
  if (party === 'processor') {
    const fixed = formatMoney(minorUnits(PROCESSOR_FIXED, currency), currency);
    return `${(PROCESSOR_RATE / 100).toFixed(2)}% of the payment + ${fixed}`;
  }
  if (party === 'partner') return 'The rest of the fees';
  const fees = `the fees, which are ${(WHOLE - MERCHANT_SHARE) / 100}% of the payment`;
  return split.unit === '%'
    ? `${(split.hundredths / 100).toFixed(2)}% of ${fees}`
    : `${formatMoney(split.hundredths, currency)} of ${fees}`;
}
