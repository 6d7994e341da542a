import { createSelector } from '@/selectors/createSelector';
import { selectSelection, type SelectableList, type SelectionState } from '@/slices/lists/selectionSlice';

/** Whether a row of a list is selected. With `matching`, this is only meant for rows that match. */
export function isRowSelected(selection: SelectionState, list: SelectableList): (id: string) => boolean {
  if (selection.list !== list) return () => false;
  const ids = new Set(selection.mode === 'matching' ? selection.except : selection.ids);
  return selection.mode === 'matching' ? (id) => !ids.has(id) : (id) => ids.has(id);
}

/**
 * The selected rows of a list that is short enough for objects, in the order of the list. Rows that were selected
 * before a filter excluded them come last. Ids without a row are ignored.
 */
export function createSelectedRows<State, Row extends { id: string }>(
  name: SelectableList,
  selectAll: (state: State) => readonly Row[],
  selectSorted: (state: State) => readonly Row[],
) {
  return createSelector([selectSelection, selectAll, selectSorted], (selection, all, sorted): readonly Row[] => {
    const isSelected = isRowSelected(selection, name);
    const listed = sorted.filter(({ id }) => isSelected(id));
    if (selection.mode === 'matching') return listed;
    const shown = new Set(listed);
    return [...listed, ...all.filter((row) => isSelected(row.id) && !shown.has(row))];
  });
}

/** The ids from one row to another in either direction, both included. Without a first row in the list, only the last. */
export function idsBetween(ids: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [ids.findIndex((id) => id === from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
