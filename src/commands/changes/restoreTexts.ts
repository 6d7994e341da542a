import { joinAlternatives } from '@/lib/alternatives';

export const restored = 'Record restored';
export const countsAgain = 'It counts again in every list and balance.';
export const notRestored = 'Not restored';
export const excluded = 'The rules no longer allow this record: something that excludes it was recorded since.';
export const approvalNeeded = (names: readonly string[]) =>
  names.length === 0
    ? 'It needs approval, and nobody else may approve it. Ask an administrator to change the rule.'
    : `It needs approval. ${joinAlternatives(names)} can approve it. Propose it as a new one.`;
