import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { secondaryViewActions } from './secondaryViewSlice';

/** The lists whose rows can be selected. */
export type SelectableList = 'transactions' | 'merchants' | 'statements' | 'reconciliation' | 'disputes';

/**
 * The selected rows of one list. `rows` has their ids in the order of selection. `matching` selects all rows that match
 * the search and the filters, with exceptions, so that a million ids are never stored. `isInterrupted` says that a
 * changed filter cleared such a selection. `explainedAct` is the act whose refusals are shown.
 */
export type SelectionState = { explainedAct?: string | undefined } & (
  | { list: SelectableList | null; mode: 'rows'; ids: string[]; isInterrupted?: true }
  | { list: SelectableList; mode: 'matching'; except: string[] }
);

export type RowsOfList = { list: SelectableList; ids: string[] };

const NOTHING: SelectionState = { list: null, mode: 'rows', ids: [] };

/** The selection of rows. Only one list has a selection at a time. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: (): SelectionState => NOTHING,
  reducers: {
    rowsSelected(state, { payload: { list, ids } }: PayloadAction<RowsOfList>): SelectionState {
      if (state.list === list && state.mode === 'matching') return { ...state, except: without(state.except, ids) };
      return { list, mode: 'rows', ids: union(idsOf(state, list), ids) };
    },
    rowsDeselected(state, { payload: { list, ids } }: PayloadAction<RowsOfList>): SelectionState {
      if (state.list !== list) return state;
      if (state.mode === 'matching') return { ...state, except: union(state.except, ids) };
      const left = without(state.ids, ids);
      return left.length === 0 ? NOTHING : { list, mode: 'rows', ids: left };
    },
    /** All rows that match the search and the filters of the list, on all pages. */
    allMatchingSelected(_state, { payload: list }: PayloadAction<SelectableList>): SelectionState {
      return { list, mode: 'matching', except: [] };
    },
    selectionCleared: () => NOTHING,
    /** Shows why an act is not possible for all selected rows, or hides it. */
    refusalsToggled(state, { payload: act }: PayloadAction<string>) {
      state.explainedAct = state.explainedAct === act ? undefined : act;
    },
  },
  extraReducers: (builder) => {
    // The discrepancies of another report may have the same ids.
    builder.addCase(secondaryViewActions.reportChosen, () => NOTHING);
    builder.addMatcher(
      ({ type }: { type: string }) => NARROWING.test(type),
      (state): SelectionState =>
        state.mode === 'rows' ? state : { list: state.list, mode: 'rows', ids: [], isInterrupted: true },
    );
  },
  selectors: { selectSelection: (state) => state },
});

/** Events of the lists that change which rows match. A visited address may have other filters, too. */
const NARROWING =
  /\/(searchChanged|filterChosen|filtersCleared|range(DayPicked|Chosen|Cleared)|merchantCleared|assigneeChosen|daysChosen|addressVisited)$/;

const idsOf = (state: SelectionState, list: SelectableList) =>
  state.list === list && state.mode === 'rows' ? state.ids : [];

const union = (ids: readonly string[], further: readonly string[]) => [...new Set([...ids, ...further])];

function without(ids: readonly string[], removed: readonly string[]): string[] {
  const isRemoved = new Set(removed);
  return ids.filter((id) => !isRemoved.has(id));
}

export const { rowsSelected, rowsDeselected, allMatchingSelected, selectionCleared, refusalsToggled } =
  selectionSlice.actions;
export const { selectSelection } = selectionSlice.selectors;
