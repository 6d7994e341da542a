import type { CellValue } from 'hucre/xlsx';

/** Times of day without a day have a date before 1905. */
const FIRST_DAY = Date.UTC(1905, 0, 1);
const DIGITS = 15;

/**
 * The text of a cell as a CSV file would have it: numbers with a point and up to 15 digits, days as `2024-06-30`, times
 * as `2024-06-30 14:03:22`. In a column with times, midnight has its time, too.
 */
export function textOfSheetCell(value: CellValue, hasTimes: boolean): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const text = secondsOf(value).toISOString();
  const time = text.slice(11, 19);
  if (value.getTime() < FIRST_DAY) return time;
  return hasTimes || time !== MIDNIGHT ? `${text.slice(0, 10)} ${time}` : text.slice(0, 10);
}

const MIDNIGHT = '00:00:00';

/** Whether a value is a day with a time. */
export const isTimed = (value: CellValue): boolean =>
  value instanceof Date && value.getTime() >= FIRST_DAY && !secondsOf(value).toISOString().includes(MIDNIGHT);

/** Workbooks store a time as a fraction of a day, so its seconds are rounded. */
const secondsOf = (date: Date): Date => new Date(Math.round(date.getTime() / 1_000) * 1_000);

/** Spreadsheets calculate with 15 digits: 0.1 + 0.2 is 0.3. */
function textOfNumber(value: number): string {
  const text = String(Number(value.toPrecision(DIGITS)));
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/\.?0+$/, '') : BigInt(Math.round(value)).toString();
}
