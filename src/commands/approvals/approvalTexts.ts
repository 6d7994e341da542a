import type { ApprovalAct, DecisionResult } from '@/domain/approvals/vocabulary';
import { joinAlternatives } from '@/lib/alternatives';

const NOUNS: Record<ApprovalAct, string> = { refundPayments: 'Refund', voidPayments: 'Void', recordPayouts: 'Payout' };

export const proposed = (act: ApprovalAct) => `${NOUNS[act]} proposed`;
export const canApprove = (names: readonly string[]) => `${joinAlternatives(names)} can approve it.`;

export const decided: Record<DecisionResult, string> = {
  approved: 'Proposal approved',
  rejected: 'Proposal rejected',
  withdrawn: 'Proposal withdrawn',
};

const SENT: Record<ApprovalAct, string> = {
  refundPayments: 'The refund is recorded. No money has moved: send the refund in your payment processor.',
  voidPayments: 'The void is recorded. Cancel the payment in your processor too.',
  recordPayouts: 'The payout is recorded. No money has moved: send it from your bank.',
};

export const decidedText = (act: ApprovalAct, result: DecisionResult) =>
  result === 'approved' ? SENT[act] : 'Nothing was recorded, and nothing is reserved any more.';

export const ruleSaved = {
  title: 'Approval rule saved',
  text: 'It counts from now on. Earlier proposals stay as they are.',
};
export const ruleRemoved = { title: 'Approval rule removed', text: 'Earlier proposals stay as they are.' };
