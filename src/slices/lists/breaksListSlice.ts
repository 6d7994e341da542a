import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { BREAK_SHAPE, type BreakColumn } from '@/domain/reconciliation/breakShape';
import { readScreenView, type Query } from '@/domain/screens';
import { addressVisited } from '@/slices/ui/routeSlice';
import { initialListView, listViewReducers, readListView, writeListView, type ListView } from './listView';

/** `reportId` is the report whose breaks are shown; null is the newest. */
export type BreaksListState = ListView<BreakColumn, 'kind' | 'state'> & { reportId: string | null };

const initialState: BreaksListState = { ...initialListView(BREAK_SHAPE), reportId: null };

/** The view of the reconciliation: which report is shown, and the list of its breaks. */
export const breaksListSlice = createSlice({
  name: 'breaksList',
  initialState,
  reducers: {
    ...listViewReducers<BreakColumn, 'kind' | 'state'>(BREAK_SHAPE),
    reportChosen(state, { payload }: PayloadAction<string | null>) {
      state.reportId = payload;
      state.page = 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      if (readScreenView(path, query) !== 'reconciliation') return;
      Object.assign(state, readListView(query, BREAK_SHAPE));
      state.reportId = query.report ?? null;
    });
  },
  selectors: {
    selectBreaksView: (state) => state,
    selectShownReportId: (state) => state.reportId,
    selectBreaksQuery: (state): Query => ({
      view: 'reconciliation',
      report: state.reportId ?? undefined,
      ...writeListView(state, state.page, BREAK_SHAPE),
    }),
  },
});

export const breaksListActions = breaksListSlice.actions;
export const { selectBreaksView, selectShownReportId, selectBreaksQuery } = breaksListSlice.selectors;
