import type { InferOutput } from 'valibot';
import type { Day } from '@/domain/calendar/dates';
import { currentVersions } from '@/domain/versions';
import { compareRecorded } from '@/domain/calendar/recorded';
import { shareOf, type Cents } from '@/domain/money/money';
import { groupBy } from '@/lib/byKey';
import { compareCodes } from '@/lib/compareCodes';
import type { agreedRateSchema } from './schema';

/** The rates of a merchant or an integration from a day on. */
export type AgreedRate = InferOutput<typeof agreedRateSchema>;

/** Hundredths of a percent of the payment, plus a fixed amount in cents. */
export type Rate = { percent: number; fixed: Cents };

/** The agreed rates of a payment by its merchant, its integration and its day, which is read only if rates were agreed. */
export type RateAt = (
  merchantId: string,
  integrationId: string | undefined,
  dayAt: () => Day,
) => AgreedRate | undefined;

/**
 * The rates that were neither withdrawn nor replaced by an edit, the earliest start day first. Removing an edited version
 * removes its former versions too. Of two that start on one day, the last recorded follows.
 */
export function ratesInEffect(records: readonly AgreedRate[]): AgreedRate[] {
  return currentVersions(records).sort((a, b) => compareCodes(a.since, b.since) || compareRecorded(a, b));
}

/**
 * Finds the rates that were valid on a day: those of the integration before those of its merchant, and of these the last
 * that started on or before the day. Of two that start on one day, the last recorded counts. Undefined if none was agreed.
 */
export function agreedRatesOverTime(records: readonly AgreedRate[]): RateAt {
  const bySubject = groupBy(ratesInEffect(records), ({ subject, subjectId }) => `${subject} ${subjectId}`);
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
