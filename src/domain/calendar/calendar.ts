import { addDays, partsOf, type Day } from './dates';

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

/** The same date a number of months later, or earlier if negative. In a shorter month, its last day. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const later = monthOf(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString());
  return addDays(`${later}-01`, Math.min(date, daysIn(later)) - 1);
}

/** The number of days of a month. */
export function daysIn(month: Month): number {
  const { year, month: number } = partsOf(`${month}-01`);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
