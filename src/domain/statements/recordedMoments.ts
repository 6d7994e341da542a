import { compareRecorded, type Recorded } from '@/domain/calendar/recorded';
import { groupBy } from '@/lib/byKey';
import type { Payout } from './payouts/payouts';

/** The time of a record. Its id starts with milliseconds and orders records of all zones. */
export type RecordedMoment = Recorded;

/**
 * Whether a record existed at a time. A row without a record comes from a file and always existed. Without a time,
 * everything exists.
 */
export function isKnownBy(recordedMoment: RecordedMoment | undefined, moment: RecordedMoment | undefined): boolean {
  return !recordedMoment || !moment || compareRecorded(recordedMoment, moment) <= 0;
}

/** The reversal of a payout, and its restoration if any. */
export type ReversedPayout = RecordedMoment & { payout: Payout; restored?: RecordedMoment | undefined };

/** A payout with the periods in which it was in effect: until it was reversed, and again after it was restored. */
export type PayoutHistory = { payout: Payout; periods: { from: RecordedMoment; until?: RecordedMoment }[] };

/** All payouts including reversed ones, in recording order, each with the periods in which it was in effect. */
export function payoutHistories(current: readonly Payout[], reversals: readonly ReversedPayout[]): PayoutHistory[] {
  const endings = groupBy(reversals, ({ payout }) => payout.id);
  const payouts = new Map([...reversals.map(({ payout }) => payout), ...current].map((payout) => [payout.id, payout]));
  // Payouts of one day keep their order from issued statements, even if one of them was reversed since.
  return [...payouts.values()].sort(compareRecorded).map((payout) => {
    const periods: PayoutHistory['periods'] = [];
    let from: RecordedMoment | undefined = payout;
    const reversalsOfPayout = (endings.get(payout.id) ?? []).sort((a, b) => (isKnownBy(a, b) ? -1 : 1));
    for (const until of reversalsOfPayout) {
      if (from) periods.push({ from, until });
      from = until.restored;
    }
    return { payout, periods: from ? [...periods, { from }] : periods };
  });
}

/** Whether a payout was in effect at a time; without a time, whether it is now. */
export function existedAt({ periods }: PayoutHistory, moment: RecordedMoment | undefined): boolean {
  return periods.some(({ from, until }) => isKnownBy(from, moment) && !(until && isKnownBy(until, moment)));
}
