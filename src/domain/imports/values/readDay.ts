import { isDay, type Day } from '@/domain/calendar/dates';
import type { DateOrder } from '@/domain/imports/plan';
import { memoizeByText } from '@/lib/cells/memoize';

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/u;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/u;

const days: Record<DateOrder, (text: string) => Day | undefined> = {
  'year first': memoizeByText((text) => dayFrom(text, 'year first')),
  'day first': memoizeByText((text) => dayFrom(text, 'day first')),
  'month first': memoizeByText((text) => dayFrom(text, 'month first')),
};

/**
 * The calendar day of a text: `2024-06-30` in any order, `6/30/2024` and `30.6.24` in the given order. Years with two
 * digits are in this century. Undefined for anything else.
 */
export function readDayOfFile(text: string, order: DateOrder): Day | undefined {
  return days[order](text);
}

/** The three numbers of a day with the year at the end, as written. Undefined for any other text. */
export function partsOfYearLast(text: string): { first: string; second: string; year: string } | undefined {
  const [, first, , second, year] = YEAR_LAST.exec(text) ?? [];
  return first === undefined || second === undefined || year === undefined ? undefined : { first, second, year };
}

function dayFrom(text: string, order: DateOrder): Day | undefined {
  const [, writtenYear, , writtenMonth, writtenDate] = YEAR_FIRST.exec(text) ?? [];
  if (writtenYear !== undefined) return dayOf(writtenYear, writtenMonth, writtenDate);
  const parts = order === 'year first' ? undefined : partsOfYearLast(text);
  if (parts === undefined) return undefined;
  const { first, second, year } = parts;
  return order === 'day first' ? dayOf(year, second, first) : dayOf(year, first, second);
}

function dayOf(year: string, month = '', date = ''): Day | undefined {
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
