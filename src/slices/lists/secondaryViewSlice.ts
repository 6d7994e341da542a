import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PAGE_SIZE, pageAfterResize, type PageSize } from '@/domain/lists/paging';
import { nextSort, type Sort } from '@/domain/lists/sort';
import { readScreenView, type Query } from '@/domain/screens';
import { addressVisited, selectScreenView } from '@/slices/ui/routeSlice';

/** What the address has in addition to the filters. */
const NAMES = new Set(['view', 'search', 'sort', 'page', 'report', 'payment', 'integration', 'merchant']);

/**
 * The list of the open secondary view. The view itself defines its columns and filters. `chosen` has the filter
 * options other than the first; `reportId` is the shown report, or null for the newest.
 */
export type ScreenViewState = {
  search: string;
  chosen: Record<string, string>;
  sort: Sort;
  page: number;
  pageSize: PageSize;
  reportId: string | null;
};

const initialState: ScreenViewState = {
  search: '',
  chosen: {},
  sort: null,
  page: 1,
  reportId: null,
  pageSize: DEFAULT_PAGE_SIZE,
};

/** The secondary views of screens that have a list. Only one is open at a time. */
export const secondaryViewSlice = createSlice({
  name: 'screenView',
  initialState,
  reducers: {
    searchChanged(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { search: payload, page: 1 });
    },
    /** The first option of a filter means no filter, so it is not stored. */
    filterChosen(
      { chosen: filters, ...rest },
      { payload }: PayloadAction<{ filter: string; option: string | undefined }>,
    ) {
      const { [payload.filter]: _before, ...others } = filters;
      return {
        ...rest,
        chosen: payload.option === undefined ? others : { ...others, [payload.filter]: payload.option },
        page: 1,
      };
    },
    filtersCleared(state) {
      Object.assign(state, { search: '', chosen: {}, page: 1 });
    },
    sortChosen(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { sort: nextSort(state.sort, payload), page: 1 });
    },
    orderChosen(state, { payload }: PayloadAction<Sort>) {
      Object.assign(state, { sort: payload, page: 1 });
    },
    pageChosen(state, { payload }: PayloadAction<number>) {
      state.page = payload;
    },
    pageSizeChosen(state, { payload }: PayloadAction<PageSize>) {
      state.page = pageAfterResize(state.page, state.pageSize, payload);
      state.pageSize = payload;
    },
    reportChosen(state, { payload }: PayloadAction<string | null>) {
      Object.assign(state, { reportId: payload, page: 1 });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      const { pageSize } = state;
      if (readScreenView(path, query) === null) return void Object.assign(state, initialState, { pageSize });
      const [, minus, column] = /^(-?)(\w+)$/.exec(query.sort ?? '') ?? [];
      const filters = Object.entries(query).filter(([name]) => !NAMES.has(name));
      return void Object.assign(state, {
        search: query.search ?? '',
        reportId: query.report ?? null,
        chosen: Object.fromEntries(filters) as Record<string, string>,
        sort: column === undefined ? null : { column, direction: minus === '-' ? 'descending' : 'ascending' },
        page: /^[1-9]\d{0,8}$/.test(query.page ?? '') ? Number(query.page) : 1,
      } satisfies Partial<ScreenViewState>);
    });
  },
  selectors: {
    selectSecondaryViewState: (state) => state,
    selectShownReportId: (state) => state.reportId,
  },
});

export const secondaryViewActions = secondaryViewSlice.actions;
export const { selectSecondaryViewState, selectShownReportId } = secondaryViewSlice.selectors;

type State = Parameters<typeof selectSecondaryViewState>[0] & Parameters<typeof selectScreenView>[0];

/** The secondary view in the address. */
export function selectSecondaryViewQuery(state: State): Query {
  const { search, sort, page, reportId, chosen: filters } = selectSecondaryViewState(state);
  return {
    view: selectScreenView(state) ?? undefined,
    report: reportId ?? undefined,
    search: search === '' ? undefined : search,
    sort: sort === null ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
    page: page === 1 ? undefined : String(page),
    ...filters,
  };
}
