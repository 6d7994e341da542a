import { addDays, partsOf, type Day, type DayRange } from './dates';
import { weekdayOf } from './dayCounts';
import { quarterOf, spanOf } from './periods';
import { type Month, monthOf, addMonths, daysIn, calendarDays } from './calendar';

/** The last of the `months` to show so that a day is visible. The shown month stays if the day is visible already. */
export function monthToShow(day: Day, shownMonth: Month, months: number): Month {
  const month = monthOf(day);
  const last = monthOf(addMonths(`${month}-01`, months - 1));
  if (shownMonth > last) return last;
  return month > shownMonth ? month : shownMonth;
}

/** The day to focus when `months` up to `shownMonth` are shown: `day`, or the same date in that month. */
export function dayInView(day: Day, shownMonth: Month, months: number): Day {
  if (monthToShow(day, shownMonth, months) === shownMonth) return day;
  const date = Math.min(partsOf(day).date, daysIn(shownMonth));
  return addDays(`${shownMonth}-01`, date - 1);
}

/** The day, or the nearest day that the calendar offers. */
export function nearestDay(day: Day, today: Day): Day {
  const { first, last } = calendarDays(today);
  if (day < first) return first;
  return day > last ? last : day;
}

/** The Sunday of a day's week, because the calendar's weeks start on Sunday. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** The Saturday of a day's week. */
export function endOfWeek(day: Day): Day {
  return addDays(day, 6 - weekdayOf(day));
}

/** The preset ranges, counted back from `today`. */
export function presetRanges(today: Day) {
  return [
    { label: 'Today', range: { start: today, end: today } },
    { label: 'Last 7 days', range: spanOf('week', 0, today) },
    { label: 'Last 30 days', range: { start: addDays(today, -29), end: today } },
    { label: 'This month', range: spanOf('month', 0, today) },
    { label: 'Last month', range: spanOf('month', 1, today) },
    { label: 'This quarter', range: quarterOf(today, 0) },
  ] as const satisfies readonly { label: string; range: DayRange }[];
}

/** Whether two ranges have the same ends. */
export function isSameRange(a: DayRange, b: DayRange): boolean {
  return a.start === b.start && a.end === b.end;
}
