import { containsText } from '@/domain/matching';
import { viewPage } from '@/domain/paging';
import { arrange, orderRows, type Sort } from '@/domain/sorting';
import type { ListView } from '@/slices/listView';
import { createSelector } from './createSelector';

/** What each column sorts by: text as a person sorts it, or a number. */
export type SortValues<Column extends string, Row> = Record<Column, (row: Row) => string | number>;

/** The order of all rows by the chosen column: positions, or null for the sample's own order. */
export function orderBy<Column extends string, Row>(
  rows: readonly Row[],
  sort: Sort<Column>,
  values: SortValues<Column, Row>,
): number[] | null {
  return sort === null ? null : orderRows(rows, values[sort.column], sort.direction);
}

/**
 * The selectors of a list of named rows: the rows that its search and its filter leave over in the chosen order, and the
 * page of them in view. `isKept` is told by the state; `searchedTexts` are what the search looks through.
 */
export function createListSelectors<State, Row, Column extends string>(list: {
  selectRows: (state: State) => readonly Row[];
  selectView: (state: State) => ListView<Column>;
  selectFilter: (state: State) => (row: Row) => boolean;
  searchedTexts: (row: Row) => readonly string[];
  sortValues: SortValues<Column, Row>;
}) {
  const selectFiltered = createSelector(
    [list.selectRows, (state: State) => list.selectView(state).search, list.selectFilter],
    (rows, search, isKept) =>
      rows.flatMap((row, position) =>
        isKept(row) && list.searchedTexts(row).some((text) => containsText(text, search)) ? [position] : [],
      ),
  );
  const selectOrder = createSelector([list.selectRows, (state: State) => list.selectView(state).sort], (rows, sort) =>
    orderBy(rows, sort, list.sortValues),
  );
  const selectSorted = createSelector([list.selectRows, selectFiltered, selectOrder], (rows, filtered, order) =>
    arrange(filtered, order).flatMap((position) => rows.slice(position, position + 1)),
  );
  const selectPage = createSelector(
    [selectSorted, (state: State) => list.selectView(state).page, (state: State) => list.selectView(state).pageSize],
    viewPage,
  );
  return { selectSorted, selectPage };
}
