import { addMonths, daysIn, monthOf } from '@/domain/calendar/calendar';
import { daysBetween } from '@/domain/calendar/dayCounts';
import { addDays, formatDay, formatRange, nameMonth, partsOf, type Day } from '@/domain/calendar/dates';
import { monthBefore, quarterOf, spanOf, type Span } from '@/domain/calendar/periods';
import { BASES, readSpan, type ComparisonChoices, type MovingPeriod } from './choices';

/** The days of a period, and the days that it is compared with. */
export type ComparedSpans = { current: Span; base: Span };

/** The days of each period that moves with the newest day of the data, which is `today`. */
const MOVING_SPANS: Readonly<Record<MovingPeriod, (today: Day) => Span>> = {
  month: (today) => spanOf('month', 0, today),
  monthToDate: (today) => ({ start: spanOf('month', 0, today).start, end: today }),
  lastMonth: (today) => spanOf('month', 1, today),
  last7: (today) => spanOf('week', 0, today),
  last30: (today) => ({ start: addDays(today, -29), end: today }),
  quarter: (today) => quarterOf(today, 0),
  lastQuarter: (today) => quarterOf(today, 1),
  year: (today) => spanOf('year', 0, today),
  yearToDate: (today) => ({ start: spanOf('year', 0, today).start, end: today }),
  lastYear: (today) => spanOf('year', 1, today),
};

/** Both spans of a comparison. The month to date is compared with the same days of the month before, as the dashboard does. */
export function compareSpans({ period, base }: Pick<ComparisonChoices, 'period' | 'base'>, today: Day): ComparedSpans {
  const chosen = readSpan(period);
  const moving = chosen ? undefined : (period as MovingPeriod);
  const current = chosen ?? MOVING_SPANS[period as MovingPeriod](today);
  const chosenBase = readSpan(base);
  if (chosenBase) return { current, base: chosenBase };
  if (base !== BASES[0] || moving === 'yearToDate') return { current, base: spanYearEarlier(current) };
  return { current, base: moving === 'monthToDate' ? monthBefore(today) : spanBefore(current) };
}

/** The span before: as many whole months before whole months, otherwise as many days. */
export function spanBefore({ start, end }: Span): Span {
  const before = addDays(start, -1);
  const months = countWholeMonths({ start, end });
  if (months > 0) return { start: addMonths(start, -months), end: before };
  return { start: addDays(start, -countDays({ start, end })), end: before };
}

/** The same days one year earlier. Whole months stay whole, and February 29 becomes February 28. */
export function spanYearEarlier({ start, end }: Span): Span {
  const months = countWholeMonths({ start, end });
  const first = addMonths(start, -12);
  return { start: first, end: months > 0 ? addDays(addMonths(first, months), -1) : addMonths(end, -12) };
}

/** Whether days of the span come after the newest day of the data. Until its last day, a month is not over. */
export function isIncomplete({ end }: Span, today: Day): boolean {
  return end > today;
}

/** The number of days, including both ends. */
export function countDays({ start, end }: Span): number {
  return daysBetween(start, end) + 1;
}

/** `2024`, `Q2 2024` or `June 2024` for a whole one, otherwise its days. */
export function nameSpan(span: Span): string {
  const { year, month } = partsOf(span.start);
  const months = countWholeMonths(span);
  if (months === 1) return nameMonth(monthOf(span.start));
  if (months === 3 && month % 3 === 1) return `Q${(month + 2) / 3} ${year}`;
  if (months === 12 && month === 1) return String(year);
  return span.start === span.end ? formatDay(span.start) : formatRange(span);
}

/** The number of each day of both spans. Days with the same number are compared with each other. */
export type AlignedDays = { current: ReadonlyMap<Day, number>; base: ReadonlyMap<Day, number>; size: number };

/**
 * Numbers the days of both spans from 0. If they start on the same date, a date is aligned with the same date of the
 * other month (June 5 with May 5), and otherwise the first day with the first day.
 */
export function alignDays({ current, base }: ComparedSpans): AlignedDays {
  const isByDate = partsOf(current.start).date === partsOf(base.start).date;
  const sides = [current, base].map((span) => new Map(numberDays(span, isByDate)));
  const [a = new Map<Day, number>(), b = new Map<Day, number>()] = sides;
  return { current: a, base: b, size: 1 + Math.max(...sides.map((side) => [...side.values()].at(-1) ?? 0)) };
}

function* numberDays({ start, end }: Span, isByDate: boolean): Generator<[Day, number]> {
  let [months, month] = [0, monthOf(start)];
  for (let [day, number] = [start, 0]; day <= end; day = addDays(day, 1), number += 1) {
    if (monthOf(day) !== month) [months, month] = [months + 1, monthOf(day)];
    yield [day, isByDate ? months * 31 + partsOf(day).date - 1 : number];
  }
}

/** The number of months if the span has only whole months, otherwise 0. */
function countWholeMonths({ start, end }: Span): number {
  if (partsOf(start).date !== 1 || partsOf(end).date !== daysIn(monthOf(end))) return 0;
  const [first, last] = [partsOf(start), partsOf(end)];
  return (last.year - first.year) * 12 + last.month - first.month + 1;
}
