import { isKept, type ListDefinition, type ListShape } from '@/domain/lists/lists';
import { containsText } from '@/domain/lists/matching';
import { describeRowsLeft, viewPage, type PageView } from '@/domain/lists/paging';
import { arrange, orderRows, type Sort } from '@/domain/lists/sorting';
import type { Query } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { writeListView, type ListView } from '@/slices/lists/listView';

/**
 * The order of all rows by the chosen column: positions, or null for the rows' own order. A column sorts by text as a person
 * sorts it, or by a number.
 */
export function orderBy<Column extends string, Row>(
  rows: readonly Row[],
  sort: Sort<Column>,
  columns: Record<Column, { value: (row: Row) => string | number }>,
): number[] | null {
  return sort === null ? null : orderRows(rows, columns[sort.column].value, sort.direction);
}

/**
 * The selectors of a list: the rows that its search and filters leave over in the chosen order, the page of them in view,
 * and what a file, the address and assistive technology are told.
 */
export function createListSelectors<RowsState, ViewState, Row, Column extends string, Filter extends string>(
  definition: ListDefinition<Row, Column, Filter>,
  selectRows: (state: RowsState) => readonly Row[],
  selectView: (state: ViewState) => ListView<Column, Filter>,
) {
  type State = RowsState & ViewState;
  const selectFiltered = createSelector(
    [selectRows, (state: State) => selectView(state).search, (state: State) => selectView(state).filters],
    (rows, search, filters) =>
      rows.flatMap((row, position) =>
        isKept(definition, row, filters) && definition.searchedTexts(row).some((text) => containsText(text, search))
          ? [position]
          : [],
      ),
  );
  const selectOrder = createSelector([selectRows, (state: State) => selectView(state).sort], (rows, sort) =>
    orderBy(rows, sort, definition.columns),
  );
  const selectSorted = createSelector([selectRows, selectFiltered, selectOrder], (rows, filtered, order) =>
    arrange(filtered, order).flatMap((position) => rows.slice(position, position + 1)),
  );
  const selectPage = createSelector(
    [selectSorted, (state: State) => selectView(state).page, (state: State) => selectView(state).pageSize],
    viewPage,
  );
  return {
    definition,
    selectView,
    selectSorted,
    selectPage,
    ...describeList<State>(definition, selectView, selectPage),
  };
}

/** What the address and assistive technology are told of a list: its view, and how many rows it leaves over. */
export function describeList<State>(
  list: ListShape,
  selectView: (state: State) => ListView,
  selectPage: (state: State) => Pick<PageView<unknown>, 'page' | 'total'>,
) {
  return {
    selectQuery: (state: State): Query => {
      const view = selectView(state);
      // The first page is there in any case: what is typed need not wait until its rows were found.
      return writeListView(view, view.page === 1 ? 1 : selectPage(state).page, list);
    },
    selectStatus: (state: State) => describeRowsLeft(selectPage(state).total, list.noun),
  };
}
