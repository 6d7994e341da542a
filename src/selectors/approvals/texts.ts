import type { ProposalState } from '@/domain/approvals/proposalState';
import type { ApprovalRule } from '@/domain/approvals/rules';
import type { ApprovalAct } from '@/domain/approvals/vocabulary';
import { describeCount } from '@/domain/lists/paging';
import { ownValue } from '@/lib/objects';

const NOUNS: Record<ApprovalAct, string> = { refundPayments: 'refund', voidPayments: 'void', recordPayouts: 'payout' };

const ROLES: Readonly<Record<string, string>> = {
  operator: 'operators',
  finance: 'finance',
  administrator: 'administrators',
};

type Named = { money: (cents: number) => string; merchantName: string | undefined; roleName: string | undefined };

/** 'Refunds above $500.00 need approval.' */
export function describeRule({ act, above, proposerRole }: ApprovalRule, { money, merchantName, roleName }: Named) {
  const noun = `${NOUNS[act]}s`;
  const isEvery = above === undefined && merchantName === undefined && proposerRole === undefined;
  const parts = [
    isEvery ? `All ${noun}` : `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`,
    above !== undefined && `above ${money(above)}`,
    merchantName !== undefined && (act === 'recordPayouts' ? `to ${merchantName}` : `of ${merchantName}`),
    proposerRole !== undefined && `by ${ownValue(ROLES, proposerRole) ?? `the role "${roleName ?? proposerRole}"`}`,
  ];
  return `${parts.filter(Boolean).join(' ')} need approval.`;
}

/** 'Refund of $600.00', 'Payouts of $900.00 to 3 parties'. */
export function describeProposal(act: ApprovalAct, count: number, amount: string): string {
  const noun = NOUNS[act].slice(0, 1).toUpperCase() + NOUNS[act].slice(1);
  if (count === 1) return `${noun} of ${amount}`;
  return `${noun}s of ${amount} in total, ${describeCount(count, act === 'recordPayouts' ? 'payout' : 'payment')}`;
}

export const STATES: Record<ProposalState, string> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** The lines of a timeline: 'Refund of $600.00 proposed', 'Refund of $600.00: approved'. */
export const proposed = (what: string) => `${what} proposed`;
export const ended = (what: string, state: ProposalState) => `${what}: ${STATES[state].toLowerCase()}`;

export const ruleAdded = 'Approval rule added';
export const ruleChanged = 'Approval rule changed';
export const ruleRemoved = 'Approval rule removed';
export const rules = 'Approval rules';
export const noRule = 'None';
