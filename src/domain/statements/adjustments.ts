import type { InferOutput } from 'valibot';
import { isDay } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { PartyId } from './parties';
import type { PartyPosting } from './postings';
import type { adjustmentSchema } from './schema';

export type Adjustment = InferOutput<typeof adjustmentSchema>;

/** Why an adjustment is refused. */
export type AdjustmentProblem = 'amount' | 'day' | 'until' | 'reason';

/**
 * What is wrong with an adjustment (cents): an amount of 0 or beyond exact numbers, a day that does not exist, a reserve that
 * is not held or is released before it is held, or no reason.
 */
export function adjustmentProblems({
  kind,
  amount,
  day,
  until,
  reason,
}: Pick<Adjustment, 'kind' | 'amount' | 'day' | 'until' | 'reason'>): AdjustmentProblem[] {
  const isAmount = Number.isSafeInteger(amount) && amount !== 0 && (kind !== 'reserve' || amount < 0);
  const isReleased = kind !== 'reserve' || (until !== undefined && isDay(until) && until > day);
  return [
    ...(isAmount ? [] : ['amount' as const]),
    ...(isDay(day) ? [] : ['day' as const]),
    ...(isReleased ? [] : ['until' as const]),
    ...(reason.trim() === '' ? ['reason' as const] : []),
  ];
}

/**
 * The opening balances (cents by party) that make everything before a day paid: what a party had at the end of the day
 * before leaves its balance. A negative balance stays, because nobody was paid too little.
 */
export function openingOfPaid(closings: readonly { partyId: PartyId; closing: Cents }[]): Map<PartyId, Cents> {
  return new Map(closings.flatMap(({ partyId, closing }) => (closing > 0 ? [[partyId, 0 - closing] as const] : [])));
}

/** The postings of an adjustment: a reserve is held on its day and released on another. */
export function postingsOfAdjustment(adjustment: Adjustment): PartyPosting[] {
  const { kind, partyId, amount, day, until, reason, transactionId } = adjustment;
  const posting = { kind, partyId, time: day, amount, paymentId: transactionId ?? '', note: reason };
  // The answer that nothing was paid out before has no amount.
  if (amount === 0) return [];
  const held = { ...posting, recordedMoment: adjustment };
  if (kind !== 'reserve' || until === undefined) return [held];
  return [held, { ...held, kind: 'reserveReleased', time: until, amount: 0 - amount }];
}
