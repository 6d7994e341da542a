import { addMonths, monthOf } from './calendar';
import { addDays, partsOf, type Day, type DayRange } from './dates';

/** The preset ranges, counted back from `today`. */
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
export function isSameRange(a: DayRange, b: DayRange): boolean {
  return a.start === b.start && a.end === b.end;
}
