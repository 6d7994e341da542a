import type { InferOutput } from 'valibot';
import { compareRecorded } from '@/domain/calendar/recorded';
import { groupBy } from '@/domain/lists/byKey';
import type { Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { payoutSchema } from '@/domain/schemas/statements';
import type { PartyId } from './parties';
import { isKnownBy, type RecordedMoment } from './recordedMoments';

/** Money that was paid out to a party: a record of its own. */
export type Payout = InferOutput<typeof payoutSchema>;

/** That a payout was taken back, and brought back where it was. */
export type ReversedPayout = RecordedMoment & { payout: Payout; restored?: RecordedMoment | undefined };

/** A payout with the times in which it stood: until it was taken back, and again from when it was brought back. */
export type PayoutHistory = { payout: Payout; periods: { from: RecordedMoment; until?: RecordedMoment }[] };

/** The payouts with those that were taken back, as they were recorded, each with the times in which it stood. */
export function payoutHistories(current: readonly Payout[], reversals: readonly ReversedPayout[]): PayoutHistory[] {
  const endings = groupBy(reversals, ({ payout }) => payout.id);
  const payouts = new Map([...reversals.map(({ payout }) => payout), ...current].map((each) => [each.id, each]));
  // Those of one day keep their places in what was issued, whichever of them was taken back since.
  return [...payouts.values()].sort(compareRecorded).map((payout) => {
    const periods: PayoutHistory['periods'] = [];
    let from: RecordedMoment | undefined = payout;
    const own = (endings.get(payout.id) ?? []).sort((a, b) => (isKnownBy(a, b) ? -1 : 1));
    for (const until of own) {
      if (from) periods.push({ from, until });
      from = until.restored;
    }
    return { payout, periods: from ? [...periods, { from }] : periods };
  });
}

/** Whether a payout stood at a moment; no moment means now. */
export function existedAt({ periods }: PayoutHistory, moment: RecordedMoment | undefined): boolean {
  return periods.some(({ from, until }) => isKnownBy(from, moment) && !(until && isKnownBy(until, moment)));
}

/** Whether so much may be paid out of what is available, both in cents (product rules, section 14). */
export function checkPayout(amount: Cents, available: Cents): Eligibility {
  if (available <= 0) return refuse({ kind: 'nothingAvailable', balance: available });
  if (!(amount > 0 && Number.isSafeInteger(amount))) return refuse({ kind: 'amountNotAboveZero' });
  return amount <= available ? ALLOWED : refuse({ kind: 'amountAboveRefundable', refundable: available });
}

/**
 * The payouts that the rules accept, in their order: together those of a party pay out at most what it had earned as the last
 * of them was recorded. What newer rows or later refunds take of that makes a debt: what left stays recorded.
 */
export function acceptedPayouts(payouts: readonly Payout[]): Payout[] {
  const paid = new Map<PartyId, Cents>();
  return payouts.filter(({ partyId, amount, earned }) => {
    const before = paid.get(partyId) ?? 0;
    if (earned !== undefined && !checkPayout(amount, earned - before).allowed) return false;
    paid.set(partyId, before + amount);
    return true;
  });
}
