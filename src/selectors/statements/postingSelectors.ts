import { postingsOfAdjustment } from '@/domain/statements/postings/adjustments';
import type { PartyPosting } from '@/domain/statements/postings/postings';
import { groupByParty } from '@/domain/statements/source';
import { selectDisputePostings } from '@/selectors/payments/disputePostings';
import { createSelector } from '@/selectors/createSelector';
import { selectAdjustments } from '@/slices/entities/recordSlices';

/** The postings of what operators recorded about parties, in the order of the log. */
const selectAdjustmentPostings = createSelector([selectAdjustments], (records): readonly PartyPosting[] =>
  Object.values(records).flatMap(postingsOfAdjustment),
);

/** Disputes, adjustments, reserves and opening balances by party. */
export const selectPostings = createSelector(
  [selectDisputePostings, selectAdjustmentPostings],
  (disputes, adjustments) => groupByParty([...disputes, ...adjustments]),
);
