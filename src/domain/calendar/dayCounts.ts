import { partsOf, type Day } from './dates';

/** The number of days from one day to another; negative if the other is earlier. */
export function daysBetween(day: Day, until: Day): number {
  return Math.round((utcOf(until) - utcOf(day)) / 86_400_000);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay();
}

function utcOf(day: Day): number {
  const { year, month, date } = partsOf(day);
  return Date.UTC(year, month - 1, date);
}
