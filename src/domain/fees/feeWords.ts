import { spellDay } from '@/domain/calendar/dates';
import { minorUnits, formatMoney } from '@/domain/money/money';
import type { Currency } from '@/domain/money/currency';
import { MERCHANT_SHARE, PROCESSOR_FIXED, PROCESSOR_RATE, WHOLE } from '@/domain/money/split';
import type { FeeGroup } from './feeCheck';

/** Percent of fees that a partner or a platform takes; undefined for a split of an amount. */
type Rates = { implied: number; agreed: number };

/**
 * The percentages that were charged and agreed, on average over the group: of the payments for the processor, without its
 * fixed part; of the fees for the others. Undefined where the split is an amount.
 */
export function ratesOf(group: FeeGroup, currency: Currency): Rates | undefined {
  const { party, split, count, amounts, charged, expected, fees } = group;
  if (party === 'processor') {
    const fixed = count * minorUnits(PROCESSOR_FIXED, currency);
    return { implied: percent(charged - fixed, amounts), agreed: PROCESSOR_RATE / 100 };
  }
  if (split.unit === '$') return undefined;
  const agreed = party === 'platform' ? split.hundredths / 100 : percent(expected, fees);
  return { implied: percent(charged, fees), agreed };
}

/** `Since June 14, 2024 at 3.20% instead of 2.90%: $412.18`. */
export function describeGroup(group: FeeGroup, currency: Currency): string {
  const { fault, first, charged, expected } = group;
  const rates = ratesOf(group, currency);
  const difference = formatMoney(Math.abs(charged - expected), currency);
  const since = `Since ${spellDay(first)}`;
  if (fault === 'missing') return `${since} not charged: ${difference}`;
  if (fault === 'unexpected') return `${since} charged though nothing was agreed: ${difference}`;
  if (!rates)
    return `${since} ${formatMoney(charged, currency)} instead of ${formatMoney(expected, currency)}: ${difference}`;
  return `${since} at ${rates.implied.toFixed(2)}% instead of ${rates.agreed.toFixed(2)}%: ${difference}`;
}

/** What was agreed with a party, in words. */
export function describeAgreement({ party, split }: Pick<FeeGroup, 'party' | 'split'>, currency: Currency): string {
  if (party === 'processor') {
    const fixed = formatMoney(minorUnits(PROCESSOR_FIXED, currency), currency);
    return `${(PROCESSOR_RATE / 100).toFixed(2)}% of the payment and ${fixed}`;
  }
  if (party === 'partner') return 'What processor and platform leave of the fees';
  const fees = `${(WHOLE - MERCHANT_SHARE) / 100}% fees`;
  return split.unit === '%'
    ? `${(split.hundredths / 100).toFixed(2)}% of the ${fees}`
    : `${formatMoney(split.hundredths, currency)} of the ${fees}`;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.max(0, (part / whole) * 100);
}
