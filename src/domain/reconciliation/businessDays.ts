import { addDays, partsOf, type Day } from '@/domain/calendar/dates';

/** Settlement takes up to so many business days, so a payment that is so recent is a timing discrepancy and not missing. */
export const SETTLEMENT_DAYS = 3;

/** The number of business days (Monday to Friday) after one day up to and including another; 0 if the other is not later. */
export function businessDaysAfter(day: Day, until: Day): number {
  const days = Math.round((utcOf(until) - utcOf(day)) / 86_400_000);
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let at = addDays(day, weeks * 7 + 1); at <= until; at = addDays(at, 1)) {
    const weekday = new Date(utcOf(at)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** The number of calendar days from one day to another; negative if the other is earlier. */
export function daysBetween(day: Day, until: Day): number {
  return Math.round((utcOf(until) - utcOf(day)) / 86_400_000);
}

function utcOf(day: Day): number {
  const { year, month, date } = partsOf(day);
  return Date.UTC(year, month - 1, date);
}
