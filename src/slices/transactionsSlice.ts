import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDay, NO_RANGE } from '@/domain/dates';
import { PATHS, readOption } from '@/domain/screens';
import {
  ALL_STATUSES,
  FEES_COLUMN,
  STATUS_FILTERS,
  TRANSACTION_COLUMNS,
  type Fee,
  type StatusFilter,
  type Transaction,
  type TransactionColumn,
} from '@/domain/transactions';
import { calendarReducers, initialCalendarView, type CalendarView } from './calendarView';
import { initialListView, listViewReducers, readListView, type ListView } from './listView';
import { addressVisited } from './routeSlice';
import { fees, transactions } from './seed';

export type TransactionsState = ListView<TransactionColumn> &
  CalendarView & {
    rows: Transaction[];
    fees: Fee[];
    status: StatusFilter;
    /** The one merchant whose payments are shown; null shows those of all. */
    merchantId: string | null;
    /** Whether each row shows the platform's own fee. */
    areFeesShown: boolean;
  };

const noFilter = {
  search: '',
  status: ALL_STATUSES,
  merchantId: null,
  range: NO_RANGE,
  areFeesShown: false,
  page: 1,
} as const;

const initialState: TransactionsState = {
  ...initialListView,
  ...initialCalendarView,
  ...noFilter,
  rows: transactions,
  fees,
};

/** A list sorted by a column that is not shown could not be told why it stands so. */
function forgetHiddenSort(state: TransactionsState): void {
  if (state.sort?.column === 'fees' && !state.areFeesShown) state.sort = null;
}

export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    ...listViewReducers<TransactionColumn>(),
    ...calendarReducers,
    statusChosen(state, action: PayloadAction<StatusFilter>) {
      state.status = action.payload;
      state.page = 1;
    },
    merchantCleared(state) {
      state.merchantId = null;
      state.page = 1;
    },
    feesToggled(state) {
      state.areFeesShown = !state.areFeesShown;
      forgetHiddenSort(state);
    },
    filtersCleared(state) {
      Object.assign(state, noFilter);
      forgetHiddenSort(state);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      state.isCalendarOpen = false;
      if (path !== PATHS.transactions) return;
      const { from = '', to = '' } = query;
      Object.assign(state, readListView(query, TRANSACTION_COLUMNS));
      state.status = readOption(query.status, STATUS_FILTERS, ALL_STATUSES);
      state.merchantId = query.paymentsOf ?? null;
      state.areFeesShown = query.columns === FEES_COLUMN;
      forgetHiddenSort(state);
      state.range = isDay(from) && isDay(to) && from <= to ? { start: from, end: to } : NO_RANGE;
    });
  },
  selectors: {
    selectTransactionsView: (state) => state,
    selectTransactionRows: (state) => state.rows,
    selectFeeRows: (state) => state.fees,
    selectTransactionsSearch: (state) => state.search,
    selectStatusFilter: (state) => state.status,
    selectShownMerchantId: (state) => state.merchantId,
    selectTransactionsRange: (state) => state.range,
    selectAreFeesShown: (state) => state.areFeesShown,
    selectTransactionsSort: (state) => state.sort,
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
  selectShownMerchantId,
  selectTransactionsRange,
  selectAreFeesShown,
  selectTransactionsSort,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
} = transactionsSlice.selectors;
