import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDay } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import { readScreenView, type Query } from '@/domain/screens';
import type { PartyId } from '@/domain/statements/parties';
import { STATEMENT_SHAPE, type StatementColumn } from '@/domain/statements/statementShape';
import { addressVisited } from '@/slices/ui/routeSlice';
import { initialListView, listViewReducers, readListView, writeListView, type ListView } from './listView';

/**
 * `days` is null for the newest month. The page belongs to the list of parties, or to the lines of the open statement.
 */
export type StatementsListState = ListView<StatementColumn, 'status'> & { days: Span | null; partyId: PartyId | null };

const initialState: StatementsListState = { ...initialListView(STATEMENT_SHAPE), days: null, partyId: null };

/** The view of the statements: the days, the list of parties, and the open statement. */
export const statementsListSlice = createSlice({
  name: 'statementsList',
  initialState,
  reducers: {
    ...listViewReducers<StatementColumn, 'status'>(STATEMENT_SHAPE),
    daysChosen(state, { payload }: PayloadAction<Span | null>) {
      state.days = payload;
      state.page = 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      if (readScreenView(path, query) !== 'statements') return;
      const { from = '', to = '', of = '' } = query;
      Object.assign(state, readListView(query, STATEMENT_SHAPE));
      state.days = isDay(from) && isDay(to) && from <= to ? { start: from, end: to } : null;
      state.partyId = of || null;
    });
  },
  selectors: {
    selectView: (state) => state,
    selectStatementsQuery: (state): Query => ({
      view: 'statements',
      of: state.partyId ?? undefined,
      from: state.days?.start,
      to: state.days?.end,
      ...writeListView(state, state.page, STATEMENT_SHAPE),
    }),
  },
});

export const statementsListActions = statementsListSlice.actions;
export const { selectView: selectStatementsView, selectStatementsQuery } = statementsListSlice.selectors;
