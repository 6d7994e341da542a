import type { ApprovalAct } from '@/domain/approvals/vocabulary';
import { joinAlternatives } from '@/lib/alternatives';

export const canApprove = (names: readonly string[]) =>
  names.length === 0
    ? 'Nobody else can approve this. Ask an administrator to change the rule.'
    : `${joinAlternatives(names)} can approve.`;

/** Amounts that waiting proposals reserve. */
export const reserved = (amount: string) => `${amount} waits for approval and is reserved.`;
export const isReserved = 'The amount is reserved.';
export const reviewProposal = 'Review proposal';
export const by = (name: string) => `by ${name}`;
const NOUNS: Record<ApprovalAct, string> = { refundPayments: 'refund', voidPayments: 'void', recordPayouts: 'payout' };
/** Only refunds and payouts reserve an amount. */
export const nothingRecorded = (act: ApprovalAct) =>
  `No ${NOUNS[act]} is recorded until another person approves.${act === 'voidPayments' ? '' : ' The amount is reserved while the proposal waits.'}`;

export const tooMany = (most: number, noun: string) =>
  `One proposal has at most ${most} ${noun}. Choose fewer and propose the others after it.`;
