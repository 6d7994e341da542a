import { isWaiting } from '@/domain/entries/sequences';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { createSelector } from '@/selectors/createSelector';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectIsShared, selectPendingIds, selectWaitingRecords, setOf } from './pendingChanges';

/** The merchants and integrations with a change that the server of a team has not accepted yet. */
export const selectPendingRowIds = createSelector([selectIsShared, selectEdits], (isTeams, edits) =>
  setOf(isTeams ? Object.values(edits).flatMap((edit) => (isWaiting(edit) ? [edit.rowId] : [])) : []),
);

const selectWaitingReversals = createSelector([selectIsShared, selectReversals], (isTeams, reversals) =>
  isTeams ? Object.values(reversals).filter(isWaiting) : [],
);

/** The records with a withdrawal that the server of a team has not accepted yet. */
const selectPendingReversedIds = createSelector([selectWaitingReversals], (waiting) =>
  setOf(waiting.map(({ recordId }) => recordId)),
);

/** Whether the server of a team has not accepted one of these records or rows yet, or the withdrawal of such a record. */
export function selectIsHeldUp(state: Parameters<typeof selectPendingIds>[0], ids: readonly string[] = []): boolean {
  const waiting = [selectPendingIds(state), selectPendingRowIds(state), selectPendingReversedIds(state)];
  return ids.some((id) => waiting.some((pending) => pending.has(id)));
}

/** The payments with a refund, a void or the withdrawal of a refund that the server of a team has not accepted yet. */
export const selectPendingPaymentIds = createSelector(
  [selectWaitingRecords, selectWaitingReversals],
  (waiting, reversals) => {
    const withdrawn = reversals.flatMap(({ of, record }) =>
      of === 'payments' && record ? [record as PaymentRecord] : [],
    );
    return setOf([...waiting, ...withdrawn].map(({ transactionId }) => transactionId));
  },
);
