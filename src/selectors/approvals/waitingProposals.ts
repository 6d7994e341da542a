import { proposalState } from '@/domain/approvals/proposalState';
import type { Cents } from '@/domain/money/money';
import { createSelector } from '@/selectors/createSelector';
import { selectProposals } from '@/slices/entities/recordSlices';
import { selectReadTime } from '@/slices/readTimeSlice';
import { selectTeam } from '@/slices/teamSlice';

/** The proposals that wait for a decision. */
export const selectWaitingProposals = createSelector([selectProposals, selectReadTime], (records, now) =>
  Object.values(records).filter((proposal) => proposalState(proposal, now) === 'waiting'),
);

/** The waiting proposals that the signed-in person may approve, the oldest first. This is all that the bell needs. */
export const selectWaitingForMe = createSelector([selectWaitingProposals, selectTeam], (proposals, { me }) =>
  proposals.filter(({ approvers }) => approvers.some(({ id }) => id === me?.id)),
);

/**
 * The cents that waiting proposals reserve: of each payment for refunds, and of each party for payouts. `voids` are the
 * payments whose void is proposed.
 */
export const selectReservations = createSelector([selectWaitingProposals], (waiting) => {
  const reserved = { payments: new Map<string, Cents>(), parties: new Map<string, Cents>(), voids: new Set<string>() };
  for (const { act, items } of waiting) {
    const sums = act === 'refundPayments' ? reserved.payments : reserved.parties;
    for (const { subjectId, amount } of items) {
      if (act === 'voidPayments') reserved.voids.add(subjectId);
      else sums.set(subjectId, (sums.get(subjectId) ?? 0) + amount);
    }
  }
  return reserved;
});
