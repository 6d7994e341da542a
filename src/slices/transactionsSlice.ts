import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDay, NO_RANGE, pickDay, type Day, type DayRange } from '@/domain/dates';
import { PATHS, readOption } from '@/domain/screens';
import {
  ALL_STATUSES,
  STATUS_FILTERS,
  TRANSACTION_COLUMNS,
  type Fee,
  type StatusFilter,
  type Transaction,
  type TransactionColumn,
} from '@/domain/transactions';
import { fees } from '@/fixtures/fees';
import { transactions } from '@/fixtures/transactions';
import { initialListView, listViewReducers, readListView, type ListView } from './listView';
import { addressVisited } from './routeSlice';

export type TransactionsState = ListView<TransactionColumn> & {
  rows: Transaction[];
  fees: Fee[];
  status: StatusFilter;
  range: DayRange;
  isCalendarOpen: boolean;
};

const noFilter = { search: '', status: ALL_STATUSES, range: NO_RANGE, page: 1 } as const;

const initialState: TransactionsState = {
  ...initialListView,
  ...noFilter,
  rows: transactions,
  fees,
  isCalendarOpen: false,
};

export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    ...listViewReducers<TransactionColumn>(),
    statusChosen(state, action: PayloadAction<StatusFilter>) {
      state.status = action.payload;
      state.page = 1;
    },
    rangeDayPicked(state, action: PayloadAction<Day>) {
      state.range = pickDay(state.range, action.payload);
      state.page = 1;
    },
    /** A whole range at once: a preset, or the two date fields. */
    rangeChosen(state, action: PayloadAction<DayRange>) {
      state.range = action.payload;
      state.page = 1;
    },
    filtersCleared: (state) => ({ ...state, ...noFilter }),
    calendarToggled(state) {
      state.isCalendarOpen = !state.isCalendarOpen;
    },
    calendarClosed(state) {
      state.isCalendarOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      state.isCalendarOpen = false;
      if (path !== PATHS.transactions) return;
      const { from = '', to = '' } = query;
      Object.assign(state, readListView(query, TRANSACTION_COLUMNS));
      state.status = readOption(query.status, STATUS_FILTERS, ALL_STATUSES);
      state.range = isDay(from) && isDay(to) && from <= to ? { start: from, end: to } : NO_RANGE;
    });
  },
  selectors: {
    selectTransactionsView: (state) => state,
    selectTransactionRows: (state) => state.rows,
    selectFeeRows: (state) => state.fees,
    selectTransactionsSearch: (state) => state.search,
    selectStatusFilter: (state) => state.status,
    selectTransactionsRange: (state) => state.range,
    selectTransactionsSort: (state) => state.sort,
    selectIsCalendarOpen: (state) => state.isCalendarOpen,
    selectTransactionsPageNumber: (state) => state.page,
    selectTransactionsPageSize: (state) => state.pageSize,
  },
});

export const transactionsActions = transactionsSlice.actions;
export const {
  selectTransactionsView,
  selectTransactionRows,
  selectFeeRows,
  selectTransactionsSearch,
  selectStatusFilter,
  selectTransactionsRange,
  selectTransactionsSort,
  selectIsCalendarOpen,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
} = transactionsSlice.selectors;
