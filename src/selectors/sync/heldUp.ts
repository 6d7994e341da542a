import { isWaiting } from '@/domain/entries/sequences';
import { createSelector } from '@/selectors/createSelector';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectIsShared, selectPendingIds } from './pendingChanges';

const NONE: ReadonlySet<string> = new Set();

/** The merchants and integrations with a change that the server of a team has not accepted yet. */
export const selectPendingRowIds = createSelector(
  [selectIsShared, selectEdits],
  (isTeams, edits): ReadonlySet<string> => {
    const waiting = isTeams ? Object.values(edits).filter(isWaiting) : [];
    return waiting.length === 0 ? NONE : new Set(waiting.map(({ rowId }) => rowId));
  },
);

/** Whether the server of a team has not accepted one of these records or rows yet. */
export function selectIsHeldUp(state: Parameters<typeof selectPendingIds>[0], ids: readonly string[] = []): boolean {
  return ids.some((id) => selectPendingIds(state).has(id) || selectPendingRowIds(state).has(id));
}
