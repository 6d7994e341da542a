import type { PayloadAction } from '@reduxjs/toolkit';
import { monthOf, type Month } from '@/domain/calendar/calendar';
import { NO_RANGE, pickDay, rangeBetween, type Day, type DayRange } from '@/domain/calendar/dates';

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

type State = CalendarView & { page: number };

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

function showRange(state: State): void {
  state.focusedDay = state.range.end ?? state.range.start;
  state.shownMonth = state.focusedDay && monthOf(state.focusedDay);
}
