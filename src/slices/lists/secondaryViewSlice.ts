import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readScreenView, type Query } from '@/domain/screens';
import { addressVisited, selectScreenView } from '@/slices/ui/routeSlice';
import { INITIAL_VIEW, plainViewReducers, readPlainView, writePlainView, type PlainView } from './listView';

/** What the address has in addition to the filters. */
const NAMES = new Set(['view', 'search', 'sort', 'page', 'report', 'payment', 'integration', 'merchant']);

/**
 * The list of the open secondary view. The view itself defines its columns and filters. `chosen` has the filter
 * options other than the first; `reportId` is the shown report, or null for the newest.
 */
export type ScreenViewState = PlainView & { chosen: Record<string, string>; reportId: string | null };

const initialState: ScreenViewState = { ...INITIAL_VIEW, chosen: {}, reportId: null };

/** The secondary views of screens that have a list. Only one is open at a time. */
export const secondaryViewSlice = createSlice({
  name: 'screenView',
  initialState,
  reducers: {
    ...plainViewReducers<string>(),
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
    reportChosen(state, { payload }: PayloadAction<string | null>) {
      Object.assign(state, { reportId: payload, page: 1 });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      const { pageSize } = state;
      if (readScreenView(path, query) === null) return void Object.assign(state, initialState, { pageSize });
      const filters = Object.entries(query).filter(([name]) => !NAMES.has(name));
      return void Object.assign(state, {
        ...readPlainView(query, (name): name is string => /^\w+$/.test(name)),
        reportId: query.report ?? null,
        chosen: Object.fromEntries(filters) as Record<string, string>,
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
  const view = selectSecondaryViewState(state);
  return {
    view: selectScreenView(state) ?? undefined,
    report: view.reportId ?? undefined,
    ...writePlainView(view, view.page),
    ...view.chosen,
  };
}
