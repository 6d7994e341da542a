import { describeCount } from '@/domain/lists/paging';

/** On everything that the server of the team has not accepted yet. */
export const pendingMark = 'Waits for the server';

export const leftOut = (payouts: number) =>
  `${describeCount(payouts, 'payout')} ${payouts === 1 ? 'waits' : 'wait'} for the server and ${payouts === 1 ? 'is' : 'are'} not in the bank files.`;

export const receiptWaits =
  'A refund or a void of this payment waits for the server. You can print the receipt when the server has accepted it.';
