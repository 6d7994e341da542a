import type { InferOutput } from 'valibot';
import { compareRecorded } from '@/domain/calendar/recorded';
import { groupBy } from '@/lib/byKey';
import type { Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { payoutSchema } from '@/domain/schemas/statements';
import { isKnownBy, type RecordedMoment } from './recordedMoments';

/** A recorded payout to a party. */
export type Payout = InferOutput<typeof payoutSchema>;

/** The reversal of a payout, and its restoration if any. */
export type ReversedPayout = RecordedMoment & { payout: Payout; restored?: RecordedMoment | undefined };

/** A payout with the periods in which it was in effect: until it was reversed, and again after it was restored. */
export type PayoutHistory = { payout: Payout; periods: { from: RecordedMoment; until?: RecordedMoment }[] };

/** All payouts including reversed ones, in recording order, each with the periods in which it was in effect. */
export function payoutHistories(current: readonly Payout[], reversals: readonly ReversedPayout[]): PayoutHistory[] {
  const endings = groupBy(reversals, ({ payout }) => payout.id);
  const payouts = new Map([...reversals.map(({ payout }) => payout), ...current].map((each) => [each.id, each]));
  // Payouts of one day keep their order from issued statements, even if one of them was reversed since.
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

/** Whether a payout was in effect at a time; without a time, whether it is now. */
export function existedAt({ periods }: PayoutHistory, moment: RecordedMoment | undefined): boolean {
  return periods.some(({ from, until }) => isKnownBy(from, moment) && !(until && isKnownBy(until, moment)));
}

/** Whether an amount may be paid out of the available one, both in cents (product rules, section 14). */
export function checkPayout(amount: Cents, available: Cents): Eligibility {
  if (available <= 0) return refuse({ kind: 'nothingAvailable', balance: available });
  if (!(amount > 0 && Number.isSafeInteger(amount))) return refuse({ kind: 'amountNotAboveZero' });
  return amount <= available ? ALLOWED : refuse({ kind: 'amountAboveRefundable', refundable: available });
}

/**
 * Whether a payout may be recorded. `own` are the payouts of its party: together, they must not exceed what the party
 * had earned when the last of them was recorded. Earlier versions did not record the earnings, so their payouts are
 * always allowed. If newer rows or refunds reduce the earnings later, the payouts stay and the balance becomes negative.
 */
export function judgePayout({ id, amount, earned }: Payout, own: readonly Payout[]): Eligibility {
  if (own.some((each) => each.id === id)) return refuse({ kind: 'recordedAlready' });
  if (earned === undefined) return ALLOWED;
  return checkPayout(amount, earned - own.reduce((sum, each) => sum + each.amount, 0));
}
