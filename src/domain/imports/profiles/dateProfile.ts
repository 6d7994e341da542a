import { addExample } from './amountProfile';
import type { DateOrder } from '@/domain/imports/plan';
import { readDayOfFile } from '@/domain/imports/values/readDay';
import { endOfDay, isPlainTime, zoneInTime } from '@/domain/imports/values/readTime';
import type { Cells, Slice } from '@/lib/cells/cells';
import { memoizeByText } from '@/lib/cells/memoize';

/** Only unambiguous times count here. Times that are too late are rejected elsewhere. */
const LAST_YEAR = 9999;

/** Profiles all dates of a file, one text at a time. */
export function profileDates() {
  // Texts that only one order can read.
  const only: Record<Exclude<DateOrder, 'year first'>, string[]> = { 'day first': [], 'month first': [] };
  const doubtful: string[] = [];
  let withoutZone = 0;

  const slice: Slice = { bytes: new Uint8Array(), start: 0, end: 0 };

  const see = (cells: Cells, dateColumn: number, timeColumn: number | undefined): void => {
    slice.bytes = cells.bytes;
    slice.start = Number(cells.starts[dateColumn]);
    slice.end = Number(cells.ends[dateColumn]);
    if (timeColumn === undefined && dateColumn < cells.length && isPlainTime(slice, LAST_YEAR)) {
      withoutZone++;
      return;
    }
    const date = cells.textAt(dateColumn);
    const text = date.trim();
    const order = orderOf(text.slice(0, endOfDay(text)));
    if (order === 'none') return;
    if (zoneInTime(date, cells.textAt(timeColumn)) === undefined) withoutZone++;
    if (order !== 'year first') addExample(order === 'any' ? doubtful : only[order], text);
  };

  return {
    see,
    /** The order that every text can have. Undefined if two are possible, or if texts contradict each other. */
    dateOrder: (): DateOrder | undefined => {
      if (only['day first'].length > 0) return only['month first'].length > 0 ? undefined : 'day first';
      if (only['month first'].length > 0) return 'month first';
      return doubtful.length === 0 ? 'year first' : undefined;
    },
    /** Whether every time names its zone. */
    hasZones: (): boolean => withoutZone === 0,
    /** A few ambiguous days: those that can be read in two ways, or that contradict each other. */
    doubtful: (): string[] =>
      [...only['day first'].slice(0, 1), ...only['month first'].slice(0, 1), ...doubtful].slice(0, 3),
  };
}

const orderOf = memoizeByText((day): DateOrder | 'any' | 'none' => {
  if (readDayOfFile(day, 'year first') !== undefined) return 'year first';
  const isDayFirst = readDayOfFile(day, 'day first') !== undefined;
  const isMonthFirst = readDayOfFile(day, 'month first') !== undefined;
  if (!isDayFirst) return isMonthFirst ? 'month first' : 'none';
  // Dates with periods always have the day first.
  return isMonthFirst && !day.includes('.') ? 'any' : 'day first';
});
