import { type ActionReducerMapBuilder, type PayloadAction } from '@reduxjs/toolkit';
import { mapFilters, noFilters, type ListShape } from '@/domain/lists/lists';
import { DEFAULT_PAGE_SIZE, pageAfterResize, type PageSize } from '@/domain/lists/paging';
import { nextSort, type Sort } from '@/domain/lists/sort';
import { readOption, writeOption, type Query } from '@/domain/screens';
import { ownValue } from '@/lib/objects';
import { addressVisited } from '@/slices/ui/routeSlice';

/** The view state of every list without its filters. Pages count from 1. */
export type PlainView<Column extends string = string> = {
  search: string;
  sort: Sort<Column>;
  page: number;
  pageSize: PageSize;
};

export const INITIAL_VIEW = { search: '', sort: null, page: 1, pageSize: DEFAULT_PAGE_SIZE } satisfies PlainView;

/** The view state of a list: one option per filter. */
export type ListView<Column extends string = string, Filter extends string = string> = PlainView<Column> & {
  filters: Record<Filter, string>;
  /** Additional filter options from the rows: statuses of imported files. */
  ownOptions?: Partial<Record<Filter, readonly string[]>>;
};

/** The initial view of a list. */
export function initialListView<Column extends string, Filter extends string>(
  list: ListShape<Column, Filter>,
): ListView<Column, Filter> {
  return { ...INITIAL_VIEW, filters: noFilters(list) };
}

/** The events of every list, apart from those of its filters. Narrowing or sorting the list returns to page 1. */
export function plainViewReducers<Column extends string>() {
  type View = PlainView<Column>;
  return {
    searchChanged(state: View, action: PayloadAction<string>) {
      state.search = action.payload;
      state.page = 1;
    },
    sortChosen(state: View, action: PayloadAction<Column>) {
      state.sort = nextSort(state.sort, action.payload);
      state.page = 1;
    },
    orderChosen(state: View, action: PayloadAction<Sort<Column>>) {
      state.sort = action.payload;
      state.page = 1;
    },
    pageChosen(state: View, action: PayloadAction<number>) {
      state.page = action.payload;
    },
    pageSizeChosen(state: View, action: PayloadAction<PageSize>) {
      state.page = pageAfterResize(state.page, state.pageSize, action.payload);
      state.pageSize = action.payload;
    },
  };
}

/** The events of a list with filters. */
export function listViewReducers<Column extends string, Filter extends string>(list: ListShape<Column, Filter>) {
  type View = ListView<Column, Filter>;
  return {
    ...plainViewReducers<Column>(),
    filterChosen(state: View, { payload }: PayloadAction<{ filter: Filter; option: string }>) {
      if (!optionsOf(list, state, payload.filter).includes(payload.option)) return;
      state.filters[payload.filter] = payload.option;
      state.page = 1;
    },
    filtersCleared(state: View) {
      state.search = '';
      state.filters = noFilters(list);
      state.page = 1;
    },
  };
}

/**
 * Everything but the name of a slice that holds only a list's view. An event that adds a row shows the first page,
 * where the new row is.
 */
export function listSlice<Column extends string, Filter extends string>(
  list: ListShape<Column, Filter>,
  rowAdded?: { type: string },
) {
  type View = ListView<Column, Filter>;
  return {
    initialState: initialListView(list),
    reducers: listViewReducers(list),
    extraReducers: (builder: ActionReducerMapBuilder<View>) => {
      followAddress(builder, list);
      if (rowAdded) builder.addCase(rowAdded.type, (state) => void (state.page = 1));
    },
    selectors: { selectView: (state: View) => state },
  };
}

/** The options of a filter, including those from the rows. */
export function optionsOf<Filter extends string>(
  { filters }: Pick<ListShape<string, Filter>, 'filters'>,
  { ownOptions }: Pick<ListView<string, Filter>, 'ownOptions'>,
  filter: Filter,
): readonly string[] {
  return [...filters[filter].options, ...(ownOptions?.[filter] ?? [])];
}

/** Sets the view from the address when the list's screen is visited. */
export function followAddress<View extends ListView>(builder: ActionReducerMapBuilder<View>, list: ListShape): void {
  builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
    if (path === list.path) Object.assign(state, readListView(query, list, state));
  });
}

/** The query string of a view without its filters: search, sort (`amount`, descending `-amount`), and page. */
export function writePlainView({ search, sort }: Pick<PlainView, 'search' | 'sort'>, page: number): Query {
  return {
    search: search === '' ? undefined : search,
    sort: sort === null ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
    page: page === 1 ? undefined : String(page),
  };
}

/** The query string of a view, with the filters at its end. */
export function writeListView(view: ListView, page: number, list: ListShape): Query {
  const { filters } = view;
  return {
    ...writePlainView(view, page),
    ...mapFilters(list.filters, ({ options }, name) => writeOption(filters[name] ?? options[0], options[0])),
  };
}

/** The view of a query string without its filters. Invalid parts are ignored. The page size is not part of a link. */
export function readPlainView<Column extends string>(query: Query, isColumn: (name: string) => name is Column) {
  const [, minus, column = ''] = /^(-?)(.*)$/.exec(query.sort ?? '') ?? [];
  const direction = minus === '-' ? 'descending' : 'ascending';
  return {
    search: query.search ?? '',
    sort: isColumn(column) ? { column, direction } : null,
    page: /^[1-9]\d{0,8}$/.test(query.page ?? '') ? Number(query.page) : 1,
  } satisfies Partial<PlainView>;
}

/** The view of a query string, with its filters. */
export function readListView<Column extends string, Filter extends string>(
  query: Query,
  list: ListShape<Column, Filter>,
  view: Pick<ListView<Column, Filter>, 'ownOptions'> = {},
): Omit<ListView<Column, Filter>, 'pageSize' | 'ownOptions'> {
  return {
    ...readPlainView(query, (name): name is Column => Object.hasOwn(list.columns, name)),
    filters: mapFilters(list.filters, ({ options, formerNames }, filter) =>
      readOption(
        ownValue(formerNames ?? {}, query[filter] ?? '') ?? query[filter],
        optionsOf(list, view, filter),
        options[0],
      ),
    ),
  };
}
