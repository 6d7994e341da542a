import type { ApprovalAct, DecisionResult } from '@/domain/approvals/vocabulary';
import { describeCount } from '@/domain/lists/paging';
import { joinAlternatives } from '@/lib/alternatives';

const NOUNS: Record<ApprovalAct, string> = { refundPayments: 'Refund', voidPayments: 'Void', recordPayouts: 'Payout' };

/** 'Refund proposed', 'Refunds of 12 payments proposed', 'Payouts to 3 parties proposed'. */
export function proposed(act: ApprovalAct, count: number): string {
  if (count === 1) return `${NOUNS[act]} proposed`;
  const [preposition, noun] = act === 'recordPayouts' ? ['to', 'party'] : ['of', 'payment'];
  return `${NOUNS[act]}s ${preposition} ${describeCount(count, noun)} proposed`;
}
export const canApprove = (names: readonly string[]) => `${joinAlternatives(names)} can approve.`;

export const decided: Record<DecisionResult, string> = {
  approved: 'Proposal approved',
  rejected: 'Proposal rejected',
  withdrawn: 'Proposal withdrawn',
};

const SENT: Record<ApprovalAct, readonly [one: string, several: string]> = {
  refundPayments: [
    'The refund is recorded. No money has moved: send the refund in your payment processor.',
    'The refunds are recorded. No money has moved: send the refunds in your payment processor.',
  ],
  voidPayments: [
    'The void is recorded. Cancel the payment in your processor too.',
    'The voids are recorded. Cancel the payments in your processor too.',
  ],
  recordPayouts: [
    'The payout is recorded. No money has moved: send it from your bank.',
    'The payouts are recorded. No money has moved: send them from your bank.',
  ],
};

export function decidedText(act: ApprovalAct, result: DecisionResult, count: number): string {
  if (result === 'approved') return SENT[act][count === 1 ? 0 : 1];
  return `Nothing was recorded${act === 'voidPayments' ? '' : ', and nothing is reserved any more'}.`;
}

export const ruleSaved = {
  title: 'Approval rule saved',
  text: 'It counts from now on. Earlier proposals stay as they are.',
};
export const ruleRemoved = { title: 'Approval rule removed', text: 'Earlier proposals stay as they are.' };
