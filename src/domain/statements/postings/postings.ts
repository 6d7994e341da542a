import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { PartyId } from '@/domain/statements/parties';
import type { RecordedMoment } from '@/domain/statements/recordedMoments';

/** In the order of the totals. A reserve is negative while it holds an amount, and its release is positive. */
export const POSTING_KINDS = [
  'dispute',
  'disputeFee',
  'disputeWon',
  'adjustment',
  'reserve',
  'reserveReleased',
  'opening',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** A change of a party's balance that is neither a payment nor a refund nor a payout. */
export type PartyPosting = {
  kind: PostingKind;
  partyId: PartyId;
  /** In the zone of the workspace, or only a day. */
  time: LocalTime;
  /** Cents, with the sign by which the balance of the party changes. */
  amount: Cents;
  /** Empty if the posting is not about a payment. */
  paymentId: string;
  /** The reason or the reference on the statement. */
  note: string;
  /** Undefined if the posting comes from a file. */
  recordedMoment?: RecordedMoment | undefined;
};
