import type { ProposedAct } from '@/domain/approvals/proposalState';
import { currentVersions } from '@/domain/versions';
import { createSelector } from '@/selectors/createSelector';
import { selectApprovalRules, selectProposals } from '@/slices/entities/recordSlices';

/** The rules that count. A local workspace has none. */
export const selectCurrentRules = createSelector([selectApprovalRules], (records) =>
  currentVersions(Object.values(records)),
);

/** All proposals, the newest first. */
export const selectAllProposals = createSelector([selectProposals], (records) => Object.values(records).reverse());

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
