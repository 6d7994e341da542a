import type { ApprovalAct, DecisionResult } from '@/domain/approvals/vocabulary';
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

export const assignedToYou = 'Assigned to you';
/** 'Ana Ruiz assigned payment P-1 to you.', 'Ana Ruiz assigned a dispute to you. See Assigned in Transactions.' */
export const assignmentOf = (person: string, what: string, note: string) => {
  const where = what.startsWith('payment ') ? '' : ' See Assigned in Transactions.';
  return `${person} assigned ${where === '' ? what : `a ${what}`} to you.${where}${note === '' ? '' : ` ${note}`}`;
};

export const waitingForYou = 'Waiting for your approval';
const ACTS: Record<ApprovalAct, string> = { refundPayments: 'refund', voidPayments: 'void', recordPayouts: 'payout' };
/** 'a refund of $600.00', '12 refunds of $900.00 in total'. */
export const proposed = (act: ApprovalAct, count: number, amount: string) =>
  count === 1 ? `a ${ACTS[act]} of ${amount}` : `${describeCount(count, ACTS[act])} of ${amount} in total`;
export const proposalOf = (person: string, what: string) => `${person} proposes ${what}.`;

export const DECISIONS: Record<DecisionResult, string> = {
  approved: 'Your proposal was approved',
  rejected: 'Your proposal was rejected',
  withdrawn: 'Your proposal was withdrawn',
};
export const decisionOf = (person: string, what: string, result: DecisionResult, note: string) =>
  `${person} ${result === 'withdrawn' ? 'withdrew' : result} ${what}.${note === '' ? '' : ` ${note}`}`;
