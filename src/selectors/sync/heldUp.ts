import { isWaiting } from '@/domain/entries/sequences';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { createSelector } from '@/selectors/createSelector';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectIsShared, selectPendingIds, selectWaitingRecords } from './pendingChanges';

const NONE: ReadonlySet<string> = new Set();

/** The merchants and integrations with a change that the server of a team has not accepted yet. */
export const selectPendingRowIds = createSelector(
  [selectIsShared, selectEdits],
  (isTeams, edits): ReadonlySet<string> => {
    const waiting = isTeams ? Object.values(edits).filter(isWaiting) : [];
    return waiting.length === 0 ? NONE : new Set(waiting.map(({ rowId }) => rowId));
  },
);

/** The records with a withdrawal that the server of a team has not accepted yet. */
const selectPendingReversedIds = createSelector(
  [selectIsShared, selectReversals],
  (isTeams, reversals): ReadonlySet<string> => {
    const waiting = isTeams ? Object.values(reversals).filter(isWaiting) : [];
    return waiting.length === 0 ? NONE : new Set(waiting.map(({ recordId }) => recordId));
  },
);

/** Whether the server of a team has not accepted one of these records or rows yet, or the withdrawal of such a record. */
export function selectIsHeldUp(state: Parameters<typeof selectPendingIds>[0], ids: readonly string[] = []): boolean {
  const waiting = [selectPendingIds(state), selectPendingRowIds(state), selectPendingReversedIds(state)];
  return ids.some((id) => waiting.some((pending) => pending.has(id)));
}

/** The payments with a refund, a void or the withdrawal of a refund that the server of a team has not accepted yet. */
export const selectPendingPaymentIds = createSelector(
  [selectIsShared, selectWaitingRecords, selectReversals],
  (isTeams, waiting, reversals): ReadonlySet<string> => {
    const withdrawn = isTeams ? Object.values(reversals).filter(isWaiting) : [];
    const ids = withdrawn.flatMap(({ of, record }) => (of === 'payments' && record ? [record as PaymentRecord] : []));
    return waiting.length + ids.length === 0
      ? NONE
      : new Set([...waiting, ...ids].map((record) => record.transactionId));
  },
);
