import type { ProposalState } from '@/domain/approvals/proposalState';
import type { Tone } from '@/domain/tones';

export const STATE_TONES: Record<ProposalState, Tone> = {
  waiting: 'yellow',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'grey',
  expired: 'grey',
};
