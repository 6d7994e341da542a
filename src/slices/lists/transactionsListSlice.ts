import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDay, NO_RANGE, pickDay, rangeBetween, type Day, type DayRange } from '@/domain/calendar/dates';
import { TRANSACTION_LIST, type TransactionColumn } from '@/domain/payments/transactionList';
import { FEES_COLUMN } from '@/domain/payments/payment';
import type { Query } from '@/domain/screens';
import { addressVisited } from '@/slices/ui/routeSlice';
import { followAddress, initialListView, listViewReducers, writeListView, type ListView } from './listView';
import { monthOf, type Month } from '@/domain/calendar/calendar';

/** The date range of a list, and what its calendar shows. Null means the default, which is today. */
export type CalendarView = {
  range: DayRange;
  isCalendarOpen: boolean;
  /** The last shown month, if several are shown. */
  shownMonth: Month | null;
  /** The day with keyboard focus. */
  focusedDay: Day | null;
};

export const initialCalendarView: CalendarView = {
  range: NO_RANGE,
  isCalendarOpen: false,
  shownMonth: null,
  focusedDay: null,
};

/** The events of a range and its calendar. Narrowing the list returns to page 1. */
export const calendarReducers = {
  rangeDayPicked(state: State, action: PayloadAction<Day>) {
    state.range = pickDay(state.range, action.payload);
    state.focusedDay = action.payload;
    state.page = 1;
  },
  /** A whole range from a preset or the date fields. Its ends may be in either order. */
  rangeChosen(state: State, { payload: { start, end } }: PayloadAction<{ start: Day; end: Day }>) {
    const range = rangeBetween(start, end);
    if (range === undefined) return;
    state.range = range;
    state.page = 1;
    showRange(state);
  },
  rangeCleared(state: State) {
    // A new object each time, so that it also clears invalid text in the date fields.
    state.range = { ...NO_RANGE };
    state.page = 1;
  },
  /** Opens on the months of the selected range, or of the newest rows. */
  calendarToggled(state: State) {
    state.isCalendarOpen = !state.isCalendarOpen;
    if (state.isCalendarOpen) showRange(state);
  },
  calendarClosed(state: State) {
    state.isCalendarOpen = false;
  },
  calendarMonthShown(state: State, action: PayloadAction<Month>) {
    state.shownMonth = action.payload;
  },
  /** The keyboard moved to a day. `month` is the last month to show so that the day is visible. */
  calendarDayFocused(state: State, { payload: { day, month } }: PayloadAction<{ day: Day; month: Month }>) {
    state.focusedDay = day;
    state.shownMonth = month;
  },
};

export type TransactionsListState = ListView<TransactionColumn, 'status'> &
  CalendarView & {
    /** Shows only the payments of this merchant. Null shows all. */
    merchantId: string | null;
    /** Shows only what is assigned to a person: a name, 'Me' or 'Nobody'. Without it, all payments. */
    assigned?: string | undefined;
    /** Whether the list has a column for the platform fee. */
    areFeesShown: boolean;
  };

const nothingElse = { merchantId: null, assigned: undefined, areFeesShown: false, range: NO_RANGE };

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
    assigneeChosen(state, { payload }: PayloadAction<string | undefined>) {
      state.assigned = payload;
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
      state.assigned = query.assigned;
      state.areFeesShown = query.columns === FEES_COLUMN;
      forgetHiddenSort(state);
      state.range = isDay(from) && isDay(to) && from <= to ? { start: from, end: to } : NO_RANGE;
    });
  },
  selectors: {
    selectTransactionsView: (state) => state,
    /** The view as a link writes it, whether or not its page and its merchant exist. */
    selectTransactionsQuery: (state): Query => ({
      ...writeListView(state, state.page, TRANSACTION_LIST),
      paymentsOf: state.merchantId ?? undefined,
      assigned: state.assigned,
      from: state.range.end === null ? undefined : (state.range.start ?? undefined),
      to: state.range.end ?? undefined,
      columns: state.areFeesShown ? FEES_COLUMN : undefined,
    }),
    selectTransactionsSearch: (state) => state.search,
    selectStatusFilter: (state) => state.filters.status,
    selectShownMerchantId: (state) => state.merchantId,
    selectShownAssignee: (state) => state.assigned,
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
  selectTransactionsQuery,
  selectTransactionsSearch,
  selectStatusFilter,
  selectShownMerchantId,
  selectShownAssignee,
  selectTransactionsRange,
  selectAreFeesShown,
  selectTransactionsSort,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
} = transactionsListSlice.selectors;

type State = CalendarView & { page: number };

function showRange(state: State): void {
  state.focusedDay = state.range.end ?? state.range.start;
  state.shownMonth = state.focusedDay && monthOf(state.focusedDay);
}
