import type { PayoutFacts } from '@/domain/approvals/rules';
import { createSelector } from '@/selectors/createSelector';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectProposals } from '@/slices/entities/recordSlices';
import { selectReversals } from '@/slices/entities/reversalsSlice';

/** What approval rules know of payouts. */
export const selectPayoutFacts = createSelector(
  [selectPayoutRecords, selectReversals, selectProposals],
  (payouts, reversals, proposals): PayoutFacts => ({
    payouts: Object.values(payouts),
    reversals: Object.values(reversals),
    proposals: Object.values(proposals),
  }),
);
