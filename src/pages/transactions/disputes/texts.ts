import { describeCount } from '@/domain/lists/paging';
import type { DisputeStatus } from '@/domain/disputes/vocabulary';

export const noneTitle = 'No disputes';
export const none =
  'Disputes of imported files appear here. To record one yourself, open its payment and choose Record dispute.';
export const disputeOf = (id: string) => `dispute of payment ${id}`;
export const noDeadline = 'No deadline';

export const record = 'Record dispute';
export const update = 'Update dispute';
export const amount = 'Disputed amount';
export const atMost = (most: string) => `At most ${most}.`;
export const fee = 'Dispute fee';
export const status = 'Status';
export const reason = 'Reason';
export const networkCode = 'Network reason code';
export const opened = 'Opened on';
export const evidenceDue = 'Evidence due';
export const note = 'Note';
export const bearers = 'Borne by';
export const openedOn = (day: string) => `Opened on ${day}.`;
/** `$50.00 is disputed, with a fee of $15.00. These amounts stay as they were taken.` */
export const fixedAmounts = (sum: string, feeSum: string | undefined) =>
  feeSum === undefined
    ? `${sum} is disputed. This amount stays as it was taken.`
    : `${sum} is disputed, with a fee of ${feeSum}. These amounts stay as they were taken.`;
export const bearersHint = (isReturned: boolean) =>
  isReturned
    ? 'A dispute that is won or prevented returns the amount to those who bore it:'
    : 'An open or lost dispute takes the amount and the fee from:';
export const movesNothing = 'This status moves no money.';
export const checklist = 'Evidence that banks usually ask for';
export const evidence: Record<'fraudulent' | 'product_not_received' | 'other', readonly string[]> = {
  fraudulent: ['Proof that the cardholder paid: name, email and IP address', 'Earlier payments of the same customer'],
  product_not_received: [
    'The ticket or booking with its date',
    'Proof of entry or delivery',
    'Messages with the customer',
  ],
  other: ['Receipt and terms that the customer accepted', 'Refund policy', 'Messages with the customer'],
};
export const statuses: Record<DisputeStatus, string> = {
  'needs response': 'Needs response',
  'under review': 'Under review (evidence sent)',
  won: 'Won',
  lost: 'Lost or accepted',
  warning: 'Warning',
  prevented: 'Prevented',
};
export const dispute = 'Dispute';
/** `Needs response: $120.00, fraudulent.` */
export const summary = (shownStatus: string, sum: string, why: string) =>
  `${shownStatus}: ${sum}${why === '' ? '' : `, ${why.replaceAll('_', ' ')}`}.`;
export const dueOn = (day: string) => `Evidence is due on ${day}.`;
export const stepOf = (shownStatus: string, by: string, at: string) => `${shownStatus}, ${by}, ${at}.`;
export const markSent = 'Mark evidence sent';
export const markCount = (count: number) => `Mark ${describeCount(count, 'dispute')}`;
export const notToAnswer = (shownStatus: string) => `The status is "${shownStatus}".`;
export const sentConsequence = (count: number, sum: string) =>
  `${describeCount(count, 'dispute')} with ${sum} in all will be under review. This sends nothing to the processor, and you can undo it.`;
