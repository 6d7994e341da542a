import { StatusBadge } from '@/components/badges/StatusBadge';
import { proposalState, type ProposalState, type ProposedAct } from '@/domain/approvals/proposalState';
import type { Tone } from '@/domain/tones';
import { STATES } from '@/selectors/approvals/texts';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { selectReadTime } from '@/slices/readTimeSlice';
import { useAppSelector } from '@/store/hooks';

const TONES: Record<ProposalState, Tone> = {
  waiting: 'yellow',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'grey',
  expired: 'grey',
};

/** The state of a proposal, and whether the server of the team has not accepted it yet. */
export function ProposalBadges({ proposal }: { proposal: ProposedAct }) {
  const state = proposalState(proposal, useAppSelector(selectReadTime));
  const isPending = useAppSelector(selectPendingIds).has(proposal.id);
  return (
    <>
      <StatusBadge label={STATES[state]} tone={TONES[state]} />{' '}
      {isPending && <StatusBadge label={pendingMark} tone="yellow" />}
    </>
  );
}
