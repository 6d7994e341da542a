import { addDays, type Day } from '@/domain/calendar/dates';
import { daysBetween, weekdayOf } from '@/domain/calendar/dayCounts';

/** Settlement takes up to so many business days, so a payment that is so recent is a timing discrepancy and not missing. */
export const SETTLEMENT_DAYS = 3;

/** The number of business days (Monday to Friday) after one day up to and including another; 0 if the other is not later. */
export function businessDaysAfter(day: Day, until: Day): number {
  const days = daysBetween(day, until);
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let at = addDays(day, weeks * 7 + 1); at <= until; at = addDays(at, 1)) {
    if (![0, 6].includes(weekdayOf(at))) count += 1;
  }
  return count;
}

/** The number of business days between two days in either order. */
export function businessDaysApart(a: Day, b: Day): number {
  return Math.max(businessDaysAfter(a, b), businessDaysAfter(b, a));
}
