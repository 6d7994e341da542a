import { monthOf } from '@/domain/calendar/calendar';
import { nearestDay } from '@/domain/calendar/calendarMonths';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionsView } from '@/slices/lists/transactionsListSlice';
import { selectToday } from '@/slices/workspaceSlice';

/** What the calendar of the transactions shows: the last month in view and the day of the keyboard, of the days it offers. */
export const selectTransactionsCalendar = createSelector(
  [selectTransactionsView, selectToday],
  ({ range, isCalendarOpen, shownMonth, focusedDay }, today) => ({
    range,
    today,
    isOpen: isCalendarOpen,
    shownMonth: monthOf(nearestDay(shownMonth === null ? today : `${shownMonth}-01`, today)),
    focusedDay: nearestDay(focusedDay ?? today, today),
  }),
);
