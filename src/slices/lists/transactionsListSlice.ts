import { createSlice } from '@reduxjs/toolkit';
import { isDay, NO_RANGE } from '@/domain/calendar/dates';
import { TRANSACTION_LIST, type TransactionColumn } from '@/domain/payments/transactionList';
import { FEES_COLUMN } from '@/domain/payments/payment';
import { addressVisited } from '@/slices/ui/routeSlice';
import { calendarReducers, initialCalendarView, type CalendarView } from './calendarView';
import { followAddress, initialListView, listViewReducers, type ListView } from './listView';

export type TransactionsListState = ListView<TransactionColumn, 'status'> &
  CalendarView & {
    /** Shows only the payments of this merchant. Null shows all. */
    merchantId: string | null;
    /** Whether the list has a column for the platform fee. */
    areFeesShown: boolean;
  };

const nothingElse = { merchantId: null, areFeesShown: false, range: NO_RANGE };

const initialState: TransactionsListState = {
  ...initialListView(TRANSACTION_LIST),
  ...initialCalendarView,
  ...nothingElse,
};

const listReducers = listViewReducers<TransactionColumn, 'status'>(TRANSACTION_LIST);

/** Hiding the column also resets its sort, because the order would be unexplained. */
function forgetHiddenSort(state: TransactionsListState): void {
  if (state.sort?.column === FEES_COLUMN && !state.areFeesShown) state.sort = null;
}

/** The view of the transactions list: search, filters, date range and optional columns. */
export const transactionsListSlice = createSlice({
  name: 'transactionsList',
  initialState,
  reducers: {
    ...listReducers,
    ...calendarReducers,
    merchantCleared(state) {
      state.merchantId = null;
      state.page = 1;
    },
    feesToggled(state) {
      state.areFeesShown = !state.areFeesShown;
      forgetHiddenSort(state);
    },
    filtersCleared(state: TransactionsListState) {
      listReducers.filtersCleared(state);
      Object.assign(state, nothingElse);
      forgetHiddenSort(state);
    },
  },
  extraReducers: (builder) => {
    followAddress(builder, TRANSACTION_LIST);
    builder.addMatcher(addressVisited.match, (state, { payload: { path, query } }) => {
      state.isCalendarOpen = false;
      if (path !== TRANSACTION_LIST.path) return;
      const { from = '', to = '' } = query;
      state.merchantId = query.paymentsOf ?? null;
      state.areFeesShown = query.columns === FEES_COLUMN;
      forgetHiddenSort(state);
      state.range = isDay(from) && isDay(to) && from <= to ? { start: from, end: to } : NO_RANGE;
    });
  },
  selectors: {
    selectTransactionsView: (state) => state,
    selectTransactionsSearch: (state) => state.search,
    selectStatusFilter: (state) => state.filters.status,
    selectShownMerchantId: (state) => state.merchantId,
    selectTransactionsRange: (state) => state.range,
    selectAreFeesShown: (state) => state.areFeesShown,
    selectTransactionsSort: (state) => state.sort,
    selectTransactionsPageNumber: (state) => state.page,
    selectTransactionsPageSize: (state) => state.pageSize,
  },
});

export const transactionsListActions = transactionsListSlice.actions;
export const {
  selectTransactionsView,
  selectTransactionsSearch,
  selectStatusFilter,
  selectShownMerchantId,
  selectTransactionsRange,
  selectAreFeesShown,
  selectTransactionsSort,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
} = transactionsListSlice.selectors;
