import { addDays, partsOf, type Day, type DayRange } from './dates';

/** A month as text, `YYYY-MM`. */
export type Month = string;

/** The days that the calendar offers: the year of `today` and the four before it. */
export function calendarDays(today: Day): { first: Day; last: Day } {
  const { year } = partsOf(today);
  return { first: `${year - 4}-01-01`, last: `${year}-12-31` };
}

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The same date a number of months later (earlier, where negative); the month's last day where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const later = monthOf(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString());
  return addDays(`${later}-01`, Math.min(date, daysIn(later)) - 1);
}

/** The Sunday of a day's week: weeks start as the calendar draws them. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** The Saturday of a day's week. */
export function endOfWeek(day: Day): Day {
  return addDays(day, 6 - weekdayOf(day));
}

/** The day itself, or the nearest one that the calendar offers. */
export function nearestDay(day: Day, today: Day): Day {
  const { first, last } = calendarDays(today);
  if (day < first) return first;
  return day > last ? last : day;
}

/** The last month of the `months` to show so that a day is seen: the one shown, where it is seen there already. */
export function monthToShow(day: Day, shownMonth: Month, months: number): Month {
  const first = firstShown(shownMonth, months);
  const month = monthOf(day);
  if (month < first) return monthOf(addMonths(`${month}-01`, months - 1));
  return month > shownMonth ? month : shownMonth;
}

/** The day that takes the focus where `months` up to `shownMonth` are shown: `day`, or the same date in that month. */
export function dayInView(day: Day, shownMonth: Month, months: number): Day {
  const month = monthOf(day);
  if (month >= firstShown(shownMonth, months) && month <= shownMonth) return day;
  const date = Math.min(partsOf(day).date, daysIn(shownMonth));
  return addDays(`${shownMonth}-01`, date - 1);
}

/** The ranges to choose with one press, counted back from `today` (product, section 3). */
export function presetRanges(today: Day) {
  const first = `${monthOf(today)}-01`;
  const firstOfQuarter = addMonths(first, -((partsOf(today).month - 1) % 3));
  return [
    { label: 'Today', range: { start: today, end: today } },
    { label: 'Last 7 days', range: { start: addDays(today, -6), end: today } },
    { label: 'Last 30 days', range: { start: addDays(today, -29), end: today } },
    { label: 'This month', range: { start: first, end: addDays(addMonths(first, 1), -1) } },
    { label: 'Last month', range: { start: addMonths(first, -1), end: addDays(first, -1) } },
    { label: 'This quarter', range: { start: firstOfQuarter, end: addDays(addMonths(firstOfQuarter, 3), -1) } },
  ] as const satisfies readonly { label: string; range: DayRange }[];
}

/** Whether two ranges have the same ends. */
export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.start === other.start && one.end === other.end;
}

function firstShown(shownMonth: Month, months: number): Month {
  return monthOf(addMonths(`${shownMonth}-01`, 1 - months));
}

function daysIn(month: Month): number {
  const { year, month: number } = partsOf(`${month}-01`);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
