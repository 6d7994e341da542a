import type { InferOutput } from 'valibot';
import type { PartyPosting } from './postings';
import type { adjustmentSchema } from './schema';

export type Adjustment = InferOutput<typeof adjustmentSchema>;

/** The postings of an adjustment: a reserve is held on its day and released on another. */
export function postingsOfAdjustment(adjustment: Adjustment): PartyPosting[] {
  const { kind, partyId, amount, day, until, reason, transactionId } = adjustment;
  const posting = { kind, partyId, time: day, amount, paymentId: transactionId ?? '', note: reason };
  const held = { ...posting, recordedMoment: adjustment };
  if (kind !== 'reserve' || until === undefined) return [held];
  return [held, { ...held, kind: 'reserveReleased', time: until, amount: 0 - amount }];
}
