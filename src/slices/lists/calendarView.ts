import type { PayloadAction } from '@reduxjs/toolkit';
import { monthOf, type Month } from '@/domain/calendar/calendar';
import { NO_RANGE, pickDay, rangeBetween, type Day, type DayRange } from '@/domain/calendar/dates';

/** A list's range of days, and what its calendar shows; null where nothing was chosen, which is today's. */
export type CalendarView = {
  range: DayRange;
  isCalendarOpen: boolean;
  /** The last one, where several are shown. */
  shownMonth: Month | null;
  /** Where the keyboard is, or comes back to. */
  focusedDay: Day | null;
};

export const initialCalendarView: CalendarView = {
  range: NO_RANGE,
  isCalendarOpen: false,
  shownMonth: null,
  focusedDay: null,
};

type State = CalendarView & { page: number };

/** The events of a range and its calendar. What narrows the list goes back to page 1. */
export const calendarReducers = {
  rangeDayPicked(state: State, action: PayloadAction<Day>) {
    state.range = pickDay(state.range, action.payload);
    state.focusedDay = action.payload;
    state.page = 1;
  },
  /** A whole range at once, its ends in either order: a preset, or the two date fields. */
  rangeChosen(state: State, { payload: { start, end } }: PayloadAction<{ start: Day; end: Day }>) {
    const range = rangeBetween(start, end);
    if (range === undefined) return;
    state.range = range;
    state.page = 1;
    showRange(state);
  },
  rangeCleared(state: State) {
    // A new one each time: it also takes away what stands in the date fields and was never a range.
    state.range = { ...NO_RANGE };
    state.page = 1;
  },
  /** It opens on the months of the newest rows, or of the range that is chosen. */
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
  /** The keyboard went to a day; `month` is the last one to show so that it is seen. */
  calendarDayFocused(state: State, { payload: { day, month } }: PayloadAction<{ day: Day; month: Month }>) {
    state.focusedDay = day;
    state.shownMonth = month;
  },
};

function showRange(state: State): void {
  state.focusedDay = state.range.end ?? state.range.start;
  state.shownMonth = state.focusedDay && monthOf(state.focusedDay);
}
