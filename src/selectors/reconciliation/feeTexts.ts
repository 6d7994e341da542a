import { spellDay } from '@/domain/calendar/dates';
import type { CheckedGroup, FeeClass } from '@/domain/fees/feeCheck';
import { formatRate } from '@/domain/fees/formatRate';
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

/** When fees were wrong: since a day, or until they were right again. */
function timeOf({ first, last, hasEnded }: CheckedGroup): string {
  if (!hasEnded) return `Since ${spellDay(first)}`;
  if (first === last) return `On ${spellDay(first)}`;
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `From ${isSameYear ? spellDay(first).replace(/,.*/, '') : spellDay(first)} to ${spellDay(last)}`;
}

/**
 * `Since June 14, 2024: 3.20% instead of 2.90% ($412.18)`, and `From September 15 to October 3, 2026: …` for a wrong rate
 * that ended.
 */
export function feeDifference(group: CheckedGroup, currency: Currency): string {
  const { fault, charged, expected } = group;
  const rates = ratesOf(group, currency);
  const what =
    fault === 'missing'
      ? 'not charged'
      : fault === 'unexpected'
        ? 'charged without an agreed fee'
        : rates
          ? `${rates.implied.toFixed(2)}% instead of ${rates.agreed.toFixed(2)}%`
          : `${formatMoney(charged, currency)} instead of ${formatMoney(expected, currency)}`;
  return `${timeOf(group)}: ${what} (${formatMoney(Math.abs(charged - expected), currency)})`;
}

export function agreedFee(
  { party, split, rate }: Pick<FeeGroup, 'party' | 'split' | 'rate'>,
  currency: Currency,
): string {
  const base = ' of the payment';
  if (rate) return formatRate(rate, currency, base);
  if (party === 'processor')
    return formatRate({ percent: PROCESSOR_RATE, fixed: minorUnits(PROCESSOR_FIXED, currency) }, currency, base);
  if (party === 'partner') return 'The rest of the fees';
  const fees = `the fees, which are ${(WHOLE - MERCHANT_SHARE) / 100}% of the payment`;
  return split.unit === '%'
    ? formatRate({ percent: split.hundredths, fixed: 0 }, currency, ` of ${fees}`)
    : `${formatMoney(split.hundredths, currency)} of ${fees}`;
}
