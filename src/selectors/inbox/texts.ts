import type { ApprovalAct } from '@/domain/approvals/vocabulary';
import { describeCount } from '@/domain/lists/paging';

export const differencesFound = 'Discrepancies found';
export const differencesInReport = (count: number, whose: 'bank' | 'processor', days: string) =>
  `The ${whose}'s report of ${days} has ${describeCount(count, 'discrepancy')}. See Reconciliation in Transactions.`;
export const disputeDue = 'Dispute due';
export const disputeOverdue = 'Dispute overdue';
export const disputeOf = (amount: string, paymentId: string) =>
  `${amount} of ${paymentId}. See Disputes in Transactions.`;
export const refundOf = (person: string) => `Refund by ${person}`;
export const refundInOtherTab = 'Refund in another tab';
export const refundedBy = (amount: string, paymentId: string) => `${amount} of ${paymentId} was refunded.`;

export const waitingForYou = 'Waiting for your approval';
const ACTS: Record<ApprovalAct, string> = {
  refundPayments: 'a refund',
  voidPayments: 'a void',
  recordPayouts: 'a payout',
};
export const proposalOf = (person: string, act: ApprovalAct, amount: string) =>
  `${person} proposes ${ACTS[act]} of ${amount}.`;
