import type { InferOutput } from 'valibot';
import { isDay } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { FieldRefusal } from '@/domain/refusals';
import type { PartyId } from '@/domain/statements/parties';
import type { PartyPosting } from './postings';
import type { adjustmentSchema } from '@/domain/statements/schema';

export type Adjustment = InferOutput<typeof adjustmentSchema>;

/**
 * The refused fields of an adjustment (cents): an amount of 0 or beyond exact numbers, a day that does not exist, a reserve
 * that is not held or is released before it is held, or no reason.
 */
export function adjustmentRefusals({
  kind,
  amount,
  day,
  until = day,
  reason,
}: Pick<Adjustment, 'kind' | 'amount' | 'day' | 'until' | 'reason'>) {
  const isAmount = Number.isSafeInteger(amount) && (kind === 'reserve' ? amount < 0 : amount !== 0);
  const isReleased = kind !== 'reserve' || (isDay(until) && until > day);
  return {
    ...(!isAmount && { amount: 'amountZero' }),
    ...(!isDay(day) && { day: 'dayUnreadable' }),
    ...(!isReleased && { until: 'releaseTooEarly' }),
    ...(reason.trim() === '' && { reason: 'reasonMissing' }),
  } satisfies Partial<Record<keyof Adjustment, FieldRefusal>>;
}

/** Whether the rules accept an adjustment. The answer that nothing was paid out before has an opening balance of 0, without a reason. */
export function isAdjustment(adjustment: Adjustment): boolean {
  const { amount, reason, ...others } = adjustmentRefusals(adjustment);
  const isOpening = adjustment.kind === 'opening' && Number.isSafeInteger(adjustment.amount);
  return Object.keys(others).length === 0 && (isOpening || (amount ?? reason) === undefined);
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
