import { addDays, partsOf, type Day } from '@/domain/calendar/dates';

/** How many business days of a week, Monday to Friday, stand after one day up to and with another; 0 where it is not later. */
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

/** How many days of the calendar one day is before another; negative where it is after it. */
export function daysBetween(day: Day, until: Day): number {
  return Math.round((utcOf(until) - utcOf(day)) / 86_400_000);
}

function utcOf(day: Day): number {
  const { year, month, date } = partsOf(day);
  return Date.UTC(year, month - 1, date);
}
