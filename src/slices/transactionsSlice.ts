import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NO_RANGE, pickDay, type Day, type DayRange } from '@/domain/dates';
import type { Fee, Transaction } from '@/domain/transactions';
import { fees } from '@/fixtures/fees';
import { transactions } from '@/fixtures/transactions';
import { initialListView, listViewReducers, type ListView } from './listView';
import { pathVisited } from './routeSlice';

export type TransactionsState = ListView & {
  rows: Transaction[];
  fees: Fee[];
  range: DayRange;
  isCalendarOpen: boolean;
};

const initialState: TransactionsState = {
  ...initialListView,
  rows: transactions,
  fees,
  range: NO_RANGE,
  isCalendarOpen: false,
};

export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    ...listViewReducers,
    rangeDayPicked(state, action: PayloadAction<Day>) {
      state.range = pickDay(state.range, action.payload);
      state.page = 1;
    },
    calendarToggled(state) {
      state.isCalendarOpen = !state.isCalendarOpen;
    },
    calendarClosed(state) {
      state.isCalendarOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pathVisited, (state) => {
      state.isCalendarOpen = false;
    });
  },
  selectors: {
    selectTransactionRows: (state) => state.rows,
    selectFeeRows: (state) => state.fees,
    selectTransactionsSearch: (state) => state.search,
    selectTransactionsRange: (state) => state.range,
    selectIsCalendarOpen: (state) => state.isCalendarOpen,
    selectTransactionsPageNumber: (state) => state.page,
    selectTransactionsPageSize: (state) => state.pageSize,
  },
});

export const transactionsActions = transactionsSlice.actions;
export const {
  selectTransactionRows,
  selectFeeRows,
  selectTransactionsSearch,
  selectTransactionsRange,
  selectIsCalendarOpen,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
} = transactionsSlice.selectors;
