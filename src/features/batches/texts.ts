import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import type { Currency } from '@/domain/money/currency';
import { describeCount, formatCount } from '@/domain/lists/paging';
import type { BatchRefusal } from '@/domain/batches/batchPlan';
import type { BatchKind } from '@/domain/batches/interruptedBatches';

export const refundTitle = 'Refund payments';
export const voidTitle = 'Void payments';
export const cancelTitle = 'Cancel event';
export const reportTitle = 'Batch report';
export const close = 'Close';

export const refundOf = 'Refund of each payment';
export const rules = {
  rest: 'What is still refundable',
  full: 'The full amount',
  percentage: 'A percentage of the amount',
  lessFees: "What is refundable, less the processor's fee",
} as const;
export const ruleHints = {
  rest: 'Partly refunded payments get the remaining amount.',
  full: 'Partly refunded payments are left out.',
  percentage: 'Rounded to the cent for each payment, and at most what is refundable.',
  lessFees: 'Each customer gets the amount less the fee that the processor keeps, and never less than nothing.',
} as const;
export const percent = 'Percentage';
export const percentInvalid = 'Enter a percentage above 0 and at most 100, like 50 or 12.5.';
export const recentRefunds = (count: number, all: number) =>
  `${formatCount(count)} of these ${describeCount(all, 'payment')} got a refund by a batch in the last 24 hours.`;
export const refundAgain = (count: number) =>
  `Refund ${describeCount(count, 'payment')} again that a batch refunded in the last 24 hours`;
export const refundAgainHint = 'Choose this only if the earlier batch and this one are both meant.';
export const reason = 'Reason';
export const voidQuestion = 'All selected payments that are Pending are voided with their whole amount.';

export const nothingSelected = 'No payment is selected. Select payments in Transactions first.';
export const tooMany = (count: number, most: number) =>
  `${formatCount(count)} payments are selected, and a batch has at most ${formatCount(most)}. Narrow the filters and try again.`;
export const tooManyFound = (count: number, most: number) =>
  `The event has ${formatCount(count)} payments, and a batch has at most ${formatCount(most)}. Choose fewer days.`;
export const computing = 'Computing the figures…';

export const figures = 'What will happen';
export const qualify = 'Qualifying payments';
export const qualifyOf = (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`;
export const refunded = 'Refunds';
export const voided = 'Voids';
export const countAndSum = (count: number, noun: string, amount: string) => `${describeCount(count, noun)}, ${amount}`;
export const retainedFees = 'Fees kept by the processor';
export const parties = 'Part of each party';
export const party = 'PARTY';
export const total = 'Total';
export const refundShares = 'RETURNS';
export const voidShares = 'NO LONGER EARNS';
export const leftOut = (count: number) => `${describeCount(count, 'payment')} left out`;
export const leftOutReason = (count: number, why: string) => `${formatCount(count)}: ${why}`;
export const negativeTitle = (count: number) =>
  `${describeCount(count, 'merchant')} will have a negative balance, which reduces the next payout`;
export const negative = (name: string, before: string, after: string) => `${name}: ${before} → ${after}`;
export const more = (count: number) => `and ${formatCount(count)} more`;
export const nothingQualifies = 'No payment qualifies, so there is nothing to record.';

export const typeCount = (count: string) => `Type ${count} to confirm`;
export const countMismatch = (count: string) => `Type the number of payments: ${count}.`;
export const consequences =
  'This records refunds and voids here. SplitPay sends no money and no message: make them in your processor, too.';
export const submit: Record<BatchKind, (count: number) => string> = {
  refund: (count: number) => `Refund ${describeCount(count, 'payment')}`,
  void: (count: number) => `Void ${describeCount(count, 'payment')}`,
  cancel: (count: number) => `Cancel event with ${describeCount(count, 'payment')}`,
};

/** The same, if a rule catches a part of it. */
export const proposals: Record<BatchKind, (count: number) => string> = {
  refund: (count: number) => `Propose ${describeCount(count, 'refund')}`,
  void: (count: number) => `Propose ${describeCount(count, 'void')}`,
  cancel: (count: number) => `Propose to cancel the event with ${describeCount(count, 'payment')}`,
};
export const proposalConsequences = 'Another person decides. Nothing is recorded until then.';
/** The numbers of refunds and voids that need no approval; one of them is 0. */
export const partlyProposed = (refunds: number, voids: number) => {
  const these = voids > 0 ? describeCount(voids, 'void') : describeCount(refunds, 'refund');
  const [verb, be] = refunds + voids === 1 ? ['needs', 'is'] : ['need', 'are'];
  return `Another person decides what needs approval. ${these} ${verb} none and ${be} recorded immediately.${voids > 0 ? ' Voids are final.' : ''}`;
};
export const sendAfterApproval = 'Send it when the other person has approved.';

export const progress = 'Progress';
export const running = (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} payments`;
export const stop = 'Stop';
export const resume = 'Resume';
export const leaveQuestion =
  'Stop the batch and close? Recorded payments stay recorded, and you can continue with the others.';
export const interruptedTitle = 'Continue batch';
export const confirmedAs = (act: string, name: string | undefined) =>
  `You confirmed: ${act}${name === undefined ? '' : ` (${name})`}.`;
export const notInterrupted = 'This batch is done, or it was dismissed in another tab.';
export const stopAndClose = 'Stop and close';
export const results = 'Results';
export const computingResults = 'Computing the results…';
export const RESULTS = {
  recorded: 'Recorded',
  waiting: 'Waiting for the server',
  failed: 'Failed',
  notTried: 'Not tried yet',
  withdrawn: 'Withdrawn',
} as const;
export const leftOutResult = 'Left out';
export const stoppedAt = (done: number, all: number) =>
  `Stopped after ${formatCount(done)} of ${formatCount(all)} payments. Resume to go on with the rest.`;
export const blocked = 'Nothing can be recorded now. A message says why. Resume when it is solved.';
export const retry = (count: number) => `Retry ${describeCount(count, 'failed payment')}`;
export const downloadResults = 'Download results';
export const undo = 'Undo batch';
export const undoQuestion = (refunds: string) =>
  `Withdraw ${refunds}? They no longer count. Undo only if the processor has not made them.`;
export const withdrawing = 'Withdrawing refunds';
export const withdrawnOf = (tried: number, all: number) =>
  `${formatCount(tried)} of ${formatCount(all)} refunds withdrawn`;
export const withdrawAll = 'Withdraw refunds';
export const goBack = 'Go back';
export const voidsStay = 'Voids are final, so they stay.';
export const undoReason = 'Batch undone';
export const undone = 'Batch undone';
export const undoneText = (refunds: string) => `${refunds} withdrawn.`;

export const merchant = 'Merchant';
export const chooseMerchant = 'Choose a merchant';
export const integration = 'Integration';
export const allIntegrations = 'All integrations';
export const days = 'Days of the payments';
export const daysHint =
  'The payments name no event, so choose the days on which they were made. An import can read a column with events.';
export const daysInstead = 'For payments that name no event, choose the days on which they were made.';
export const chooseDays = 'Choose by days';
export const eventOption = (name: string, count: number) => `${name} (${describeCount(count, 'payment')})`;
export const nobody = 'The merchant has no payments on these days. Choose other days.';
export const refundChoice = 'Refund';
export const fullRefund = 'Full refund';
export const lessFees = "Less the processor's fee";
export const notice = 'Notice for the merchant';
export const noticeHint = 'Nothing is sent. Change the text as you like, copy it and send it yourself.';
export const copyNotice = 'Copy notice';
export const noticeNoun = 'The notice';
export const eventName = (merchantName: string, eventOrDays: string) => `${merchantName}, ${eventOrDays}`;

export const batchId = 'Batch';
export const event = 'Event';
export const recordedBy = 'Recorded at';
export const byAt = (person: string, at: string) => `${at}, ${person}`;
export const merchants = 'Merchants';
export const merchantColumn = 'MERCHANT';
export const paymentsColumn = 'PAYMENTS';
export const refundedColumn = 'REFUNDED';
export const voidedColumn = 'VOIDED';
export const batchMissing = 'This batch has no records. They may have been withdrawn.';

/** The reason why a batch leaves a payment out, as a sentence. */
export function describeBatchRefusal(refusal: BatchRefusal, currency: Currency): string {
  if (refusal.kind === 'amountAboveRefundable') return 'A part is already refunded, so the amount is too high.';
  if (refusal.kind === 'amountReserved') return 'A refund of it waits for approval, so the amount is too high.';
  if (refusal.kind === 'refundedByRecentBatch') return 'A batch refunded a part in the last 24 hours.';
  if (refusal.kind === 'amountNotAboveZero') return 'Nothing is left to refund by this rule.';
  return describeRefusal(refusal, currency);
}
