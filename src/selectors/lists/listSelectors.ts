import { matchingIndices, rowAt, rowsAt } from '@/lib/indices';
import { matchesFilters, sortValue, type ListDefinition, type ListShape } from '@/domain/lists/lists';
import { containsText } from '@/lib/searching/normalizing';
import { clampPage, describeFound, viewPage } from '@/domain/lists/paging';
import { arrange, orderRows } from '@/lib/sorting/orderRows';
import type { Query } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { writeListView, type ListView } from '@/slices/lists/listView';

/**
 * Everything about a list: the actions of its view, and the selectors of its filtered and sorted rows, its page, its
 * export, its address and its status for assistive technology.
 */
export function createList<RowsState, ViewState, Row, Column extends string, Filter extends string, Actions>(
  definition: ListDefinition<Row, Column, Filter>,
  selectRows: (state: RowsState) => readonly Row[],
  slice: { selectors: { selectView: (state: ViewState) => ListView<Column, Filter> }; actions: Actions },
) {
  const { selectView } = slice.selectors;
  type State = RowsState & ViewState;
  const selectFiltered = createSelector(
    [selectRows, (state: State) => selectView(state).search, (state: State) => selectView(state).filters],
    (rows, search, filters) =>
      matchingIndices(rows.length, (index) => {
        const row = rowAt(rows, index);
        return (
          matchesFilters(definition, row, filters) &&
          definition.searchedTexts(row).some((text) => containsText(text, search))
        );
      }),
  );
  const selectOrder = createSelector([selectRows, (state: State) => selectView(state).sort], (rows, sort) => {
    if (sort === null) return null;
    const column = definition.columns[sort.column];
    return orderRows(rows.length, (index) => sortValue(column, rowAt(rows, index)), sort.direction);
  });
  const selectArranged = createSelector([selectFiltered, selectOrder], arrange);
  const selectSorted = createSelector([selectRows, selectArranged], rowsAt);
  const selectPage = createSelector(
    [
      selectRows,
      selectArranged,
      (state: State) => selectView(state).page,
      (state: State) => selectView(state).pageSize,
    ],
    (rows, arranged, page, pageSize) => viewPage(arranged, page, pageSize, (index) => rowAt(rows, index)),
  );
  return {
    definition,
    actions: slice.actions,
    selectView,
    selectSorted,
    selectPage,
    ...describeList<State>(definition, selectView, (state) => selectFiltered(state).length),
  };
}

/** The view of a list and the number of its filtered rows, for the address and for assistive technology. */
export function describeList<State>(
  list: ListShape,
  selectView: (state: State) => ListView,
  selectCount: (state: State) => number,
) {
  return {
    selectQuery: (state: State): Query => {
      const view = selectView(state);
      // The first page always exists. Whether another page exists depends only on the number of rows, not on their
      // order.
      const page = view.page === 1 ? 1 : clampPage(view.page, selectCount(state), view.pageSize);
      return writeListView(view, page, list);
    },
    selectStatus: (state: State) => describeFound(selectCount(state), list.noun),
  };
}
