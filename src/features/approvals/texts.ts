import { describeCount } from '@/domain/lists/paging';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import type { ApprovalAct } from '@/domain/approvals/vocabulary';

export const title = 'Approvals';
export const show = 'Show';
export const LISTS = { mine: 'Waiting for me', proposed: 'Proposed by me', all: 'All proposals' } as const;
export type ListName = keyof typeof LISTS;
export const EMPTY: Record<ListName, string> = {
  mine: 'Nothing waits for your approval. Proposals of other people that you may approve appear here.',
  proposed: 'You have proposed nothing yet. What you propose appears here with the decision.',
  all: 'Nobody has proposed anything yet. Refunds, voids and payouts that a rule catches appear here.',
};
export const more = (count: number) => `Show ${count} more`;
export const review = 'Review';
export const by = (name: string, time: string) => `${name}, ${time}`;
export const timesIn = (zone: string) => `Times in ${zone}.`;

export const proposalTitle = 'Proposal';
export const missing = 'This proposal is not in this workspace.';
export const what = 'Proposal';
export const payment = 'Payment';
export const payments = 'Payments';
export const party = 'Party';
export const parties = 'Parties';
export const merchant = 'Merchant';
export const paid = 'Amount of the payment';
export const reason = 'Reason';
export const day = 'Day';
export const reference = 'Reference';
export const proposedBy = 'Proposed by';
export const why = 'Rules';
export const mayApprove = 'May approve';
export const expires = 'Expires';
export const timeZone = 'Time zone';
export const decidedBy = 'Decided by';
export const withdrawnBy = 'Withdrawn by';
export const note = 'Note';
/** Another person decided, or the proposal was withdrawn, while a note was typed. */
export const noteNotSent = (note: string) => `The proposal is decided already. Your note was not sent: ${note}`;
export const noteHint = 'Your note appears in the timeline. A rejection needs one.';
export const approve = 'Approve';
export const reject = 'Reject';
export const withdraw = 'Withdraw proposal';
export const reservedByOthers = (subject: string, reserved: string, available: string) =>
  `${subject} has ${reserved} in other proposals that wait, and only ${available} besides. Decide the other proposals first.`;
export const lessIsLeft = (of: ApprovalAct, subject: string, amount: string) =>
  of === 'recordPayouts'
    ? `${subject} has only ${amount} available now, less than proposed. Reject the proposal, or approve it when more is available.`
    : `${subject} has only ${amount} left to refund, less than proposed. Reject the proposal.`;
const CONSEQUENCES: Record<ApprovalAct, readonly [one: string, several: string]> = {
  refundPayments: [
    'Approving records the refund in your name. No money moves: send it in your payment processor.',
    'Approving records all refunds in your name. No money moves: send them in your payment processor.',
  ],
  voidPayments: [
    'Approving records the void in your name. Cancel the payment in your payment processor, too.',
    'Approving records all voids in your name. Cancel the payments in your payment processor, too.',
  ],
  recordPayouts: [
    'Approving records the payout in your name. No money moves: send it from your bank.',
    'Approving records all payouts in your name. No money moves: send them from your bank.',
  ],
};
export const consequencesOf = ({ act, items }: Pick<ProposedAct, 'act' | 'items'>) =>
  CONSEQUENCES[act][items.length === 1 ? 0 : 1];

export const rulesTitle = 'Approval rules';
export const rulesHint =
  'A rule says which refunds, voids and payouts need the approval of another person. The server enforces it. A changed rule counts from then on: earlier proposals stay as they are.';
export const noRules = 'No rules yet. Everybody records what their role allows, without an approval.';
export const addRule = 'Add rule';
export const removeRule = 'Remove';
export const edit = 'Edit';
export const rulesList = 'Approval rules';
export const ruleMeta = (approvers: string, days: number) =>
  `${approvers} Proposals wait ${describeCount(days, 'day')}.`;
export const everybodyMay = 'Everybody whose role may approve can approve.';
export const savedBy = (name: string, time: string) => `Saved by ${name}, ${time}.`;

export const ruleTitle = { add: 'Add approval rule', edit: 'Edit approval rule' };
export const act = 'Act';
export const ACTS: Record<ApprovalAct, string> = {
  refundPayments: 'Refunds',
  voidPayments: 'Voids',
  recordPayouts: 'Payouts',
};
export const above = 'Above amount';
const COUNTED_TOGETHER: Record<ApprovalAct, string> = {
  refundPayments: ' The refunds of one payment count together.',
  voidPayments: '',
  recordPayouts: ' Payouts to one party within 24 hours count together, without those that somebody approved.',
};
export const aboveHint = (of: ApprovalAct) => `Leave it empty for every amount.${COUNTED_TOGETHER[of]}`;
export const allMerchants = 'All merchants';
export const byRole = 'By people with the role';
export const allRoles = 'All roles';
export const approvers = 'Who may approve';
export const approversHint =
  'Choose nobody to let everybody approve whose role may approve. Nobody approves their own proposal.';
export const days = 'Days until a proposal expires';
export const saveRule = 'Save rule';
export const daysWrong = (most: number) => `Enter a whole number from 1 to ${most}.`;
