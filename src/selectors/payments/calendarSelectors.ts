import { selectTransactionsView } from '@/slices/lists/transactionsListSlice';
import { monthOf } from '@/domain/calendar/calendar';
import { nearestDay } from '@/domain/calendar/calendarMonths';
import { createSelector } from '@/selectors/createSelector';
import { selectToday } from '@/slices/workspaceSlice';

/** The state of the date picker: the last visible month and the focused day are kept within the offered days. */
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
