import { proposalState, type ProposedAct } from '@/domain/approvals/reservations';
import { currentRules } from '@/domain/approvals/rules';
import type { Cents } from '@/domain/money/money';
import { createSelector } from '@/selectors/createSelector';
import { selectSignedInPerson } from '@/selectors/permissions';
import { selectApprovalRules, selectProposals } from '@/slices/entities/recordSlices';
import { selectReadTime } from '@/slices/readTimeSlice';

/** The rules that count. A local workspace has none. */
export const selectCurrentRules = createSelector([selectApprovalRules], (records) =>
  currentRules(Object.values(records)),
);

/** The proposals that wait for a decision. */
export const selectWaitingProposals = createSelector([selectProposals, selectReadTime], (records, now) =>
  Object.values(records).filter((proposal) => proposalState(proposal, now) === 'waiting'),
);

/** The waiting proposals that the signed-in person may approve, the oldest first. */
export const selectWaitingForMe = createSelector(
  [selectWaitingProposals, selectSignedInPerson],
  (proposals, { id: personId }) => proposals.filter(({ approvers }) => approvers.some(({ id }) => id === personId)),
);

/** All proposals, the newest first. */
export const selectAllProposals = createSelector([selectProposals], (records) => Object.values(records).reverse());

/** The cents that waiting proposals reserve: of each payment for refunds, and of each party for payouts. */
export const selectReservations = createSelector([selectWaitingProposals], (waiting) => {
  const reserved = { payments: new Map<string, Cents>(), parties: new Map<string, Cents>() };
  for (const { act, items } of waiting) {
    if (act === 'voidPayments') continue;
    const sums = act === 'refundPayments' ? reserved.payments : reserved.parties;
    for (const { subjectId, amount } of items) sums.set(subjectId, (sums.get(subjectId) ?? 0) + amount);
  }
  return reserved;
});

/** The proposals of each payment, the oldest first. */
const selectProposalsByPayment = createSelector([selectProposals], (records) => {
  const byPayment = new Map<string, ProposedAct[]>();
  for (const proposal of Object.values(records)) {
    if (proposal.act === 'recordPayouts') continue;
    for (const { subjectId } of proposal.items)
      byPayment.set(subjectId, [...(byPayment.get(subjectId) ?? []), proposal]);
  }
  return byPayment;
});

const NONE: readonly ProposedAct[] = [];

/** The proposals of one payment, the oldest first. */
export const selectProposalsOf = (
  state: Parameters<typeof selectProposalsByPayment>[0],
  transactionId: string,
): readonly ProposedAct[] => selectProposalsByPayment(state).get(transactionId) ?? NONE;
