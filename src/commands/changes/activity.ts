import type { Day, DayRange } from '@/domain/calendar/dates';
import { addDays } from '@/domain/calendar/dates';
import { writeSpan } from '@/domain/comparison/choices';
import { DAYS } from '@/selectors/changes/activity';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { dayOf } from '@/store/auditStamp';
import type { Command } from '@/commands/command';

/** Shows only the changes of these days. Without both ends, the changes of all days. */
export function showChangesOf({ start, end }: DayRange): Command {
  return (dispatch) => {
    const option = start === null || end === null ? undefined : writeSpan({ start, end });
    dispatch(secondaryViewActions.filterChosen({ filter: DAYS, option }));
  };
}

/** Shows the changes of the last days, today included. Today is the day of the clock, because the data may be older. */
export function showRecentChanges(days: number): Command<Day> {
  return (dispatch, _getState, { clock }) => {
    const today = dayOf(clock);
    dispatch(showChangesOf({ start: addDays(today, 1 - days), end: today }));
    return today;
  };
}
