import type { InferOutput } from 'valibot';
import { isDay, type Day } from '@/domain/calendar/dates';
import { shareOf, type Cents } from '@/domain/money/money';
import type { FeeParty } from '@/domain/payments/vocabulary';
import { groupBy } from '@/lib/byKey';
import type { agreedRateSchema } from './schema';

/** The rates of a merchant or an integration from a day on. */
export type AgreedRate = InferOutput<typeof agreedRateSchema>;

/** Hundredths of a percent of the payment, plus a fixed amount in cents. */
export type Rate = { percent: number; fixed: Cents };

/** The agreed rates of a payment by its merchant, its integration and its day. */
export type RateAt = (
  merchantId: string,
  integrationId: string | undefined,
  dayAt: () => Day,
) => AgreedRate | undefined;

/**
 * Finds the rates that were valid on a day: those of the integration before those of its merchant, and of these the last
 * that started on or before the day. Of two that start on one day, the last recorded counts. Undefined if none was agreed.
 */
export function agreedRatesOverTime(records: readonly AgreedRate[]): RateAt {
  const bySubject = groupBy(records, ({ subject, subjectId }) => `${subject} ${subjectId}`);
  // The order of equal days stays, so that the last recorded one is found first from the end.
  for (const rates of bySubject.values()) rates.sort((a, b) => (a.since < b.since ? -1 : Number(a.since > b.since)));
  return (merchantId, integrationId, dayAt) => {
    const ofIntegration = integrationId === undefined ? undefined : bySubject.get(`integration ${integrationId}`);
    const ofMerchant = bySubject.get(`merchant ${merchantId}`);
    if (!ofIntegration && !ofMerchant) return undefined;
    const day = dayAt();
    const lastOf = (rates: readonly AgreedRate[] | undefined) => rates?.findLast(({ since }) => since <= day);
    return lastOf(ofIntegration) ?? lastOf(ofMerchant);
  };
}

/** The fee of a payment (cents) at a rate: the percentage is rounded to the nearest cent, half a cent up. */
export function feeAtRate(amount: Cents, { percent, fixed }: Rate): Cents {
  return Math.min(amount, shareOf(amount, percent) + fixed);
}

/** The typed rates of a form: percentages and amounts as text, by party. */
export type TypedRates = { since: string } & Record<FeeParty, { percent: string; fixed: string }>;

/** Reads a typed percentage as hundredths of a percent: `8`, `8.5` and `8.25`. Undefined if it is unreadable or above 100. */
export function readPercent(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths <= 10_000 ? hundredths : undefined;
}

export type RateProblem = 'since' | 'rates' | FeeParty;

/**
 * The rates of a form, or what is wrong with it: a day that does not exist, a percentage or an amount that cannot be read,
 * or no rate at all. A party without a percentage and an amount was not agreed.
 */
export function readRates(
  typed: TypedRates,
  readCents: (text: string) => Cents | undefined,
): { rates: Partial<Record<FeeParty, Rate>> } | { problems: RateProblem[] } {
  const problems: RateProblem[] = isDay(typed.since) ? [] : ['since'];
  const rates: Partial<Record<FeeParty, Rate>> = {};
  for (const party of ['platform', 'partner', 'processor'] as const) {
    const { percent: percentText, fixed: fixedText } = typed[party];
    if (percentText.trim() === '' && fixedText.trim() === '') continue;
    const percent = percentText.trim() === '' ? 0 : readPercent(percentText);
    const fixed = fixedText.trim() === '' ? 0 : readCents(fixedText);
    if (percent === undefined || fixed === undefined || fixed < 0) problems.push(party);
    else rates[party] = { percent, fixed };
  }
  if (problems.length === 0 && Object.keys(rates).length === 0) problems.push('rates');
  return problems.length > 0 ? { problems } : { rates };
}
