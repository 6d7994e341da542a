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
export const nothingRecorded =
  'Nothing is recorded until another person approves. The amount is reserved while the proposal waits.';

export const tooMany = (most: number, noun: string) =>
  `One proposal has at most ${most} ${noun}. Choose fewer and propose the others after it.`;
