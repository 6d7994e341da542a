import type { Slice } from '@/lib/cells/cells';
import type { DateOrder } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { readDayOfFile } from './readDay';
import { readTimeZone } from './readTimeZone';
import { memoizeByText } from '@/lib/cells/memoize';

// 14:03, 14:03:22.123, 2:03 PM; optionally a zone: Z, +02:00, UTC.
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?(?:\s?([ap])\.?m\.?(?![a-z]))?\s?([a-z+\-−(].*)?$/iu;

/** A LocalTime. It starts with a digit, which distinguishes it from the reasons to reject a row. */
export type TimeText = `${number}-${string}`;

const SHAPE = '0000-00-00 00:00:00';
const [DASH, BLANK, COLON] = [45, 32, 58];

/**
 * The local time of a row, from its date column and its time column if there is one. A date without a time stays one.
 * Otherwise the reason why it is invalid: not a real day or time, or a year before 1970 or after `nextYear`. A zone in
 * the text is left to `zoneInTime`; the time is never converted.
 */
export function readTime(
  date: string,
  time: string | undefined,
  order: DateOrder,
  nextYear: number,
): TimeText | RejectionReason {
  const text = date.trim();
  if (text === '') return 'date missing';
  const end = endOfDay(text);
  const day = readDayOfFile(text.slice(0, end), order);
  if (day === undefined) return 'date unreadable';
  const year = Number(day.slice(0, 4));
  if (year < 1970 || year > nextYear) return 'date out of range';
  const writtenDay: TimeText = `${year}-${day.slice(5)}`;
  const written = clockText(text, end, time);
  if (written === '') return writtenDay;
  const clock = readClock(written);
  if (clock === undefined) return 'date unreadable';
  return clock.zone === 'time zone unknown' ? clock.zone : `${writtenDay} ${clock.time}`;
}

/** The zone at the end of a time, as `readTimeZone` reads it. Undefined if there is none. */
export function zoneInTime(date: string, time: string | undefined): string | undefined {
  const text = date.trim();
  return readClock(clockText(text, endOfDay(text), time))?.zone;
}

/** Whether the result is a time and not a reason to reject the row. */
export function isTime(read: TimeText | RejectionReason): read is TimeText {
  return read.charCodeAt(0) <= 57;
}

/**
 * Whether the bytes are a valid LocalTime on one of the 28 days that every month has. `readTime` would return it
 * unchanged, and it has no zone.
 */
export function isPlainTime({ bytes, start, end }: Slice, nextYear: number): boolean {
  if (end - start !== SHAPE.length) return false;
  if (bytes[start + 4] !== DASH || bytes[start + 7] !== DASH || bytes[start + 10] !== BLANK) return false;
  if (bytes[start + 13] !== COLON || bytes[start + 16] !== COLON) return false;
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
  const month = twoDigits(bytes, start + 5);
  const date = twoDigits(bytes, start + 8);
  // A character that is not a digit makes the number NaN or too large, so it is out of every range.
  if (!(year >= 1970 && year <= nextYear && month >= 1 && month <= 12 && date >= 1 && date <= 28)) return false;
  return twoDigits(bytes, start + 11) < 24 && twoDigits(bytes, start + 14) < 60 && twoDigits(bytes, start + 17) < 60;
}

/** NaN if they are not digits. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = Number(bytes[at]) - 48;
  const ones = Number(bytes[at + 1]) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/** The end of the day: the first blank or T. */
export function endOfDay(text: string): number {
  for (let at = 6; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 84) return at;
  }
  return text.length;
}

function clockText(text: string, end: number, time: string | undefined): string {
  const timeColumn = time?.trim() ?? '';
  return timeColumn === '' ? text.slice(end + 1) : timeColumn;
}

type Clock = { time: `${string}:${string}:${string}`; zone: string | undefined };

const readClock = memoizeByText((text): Clock | undefined => {
  const [, hours, minutes = '', seconds = '00', half, zone] = CLOCK.exec(text.trim()) ?? [];
  const hour = hourOf(Number(hours), half?.toLowerCase());
  if (hour === undefined) return undefined;
  const time: Clock['time'] = `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
  return { time, zone: zone === undefined ? undefined : readTimeZone(zone) };
});

/** The hour of the day from 0 to 23. Undefined for an impossible hour and for NaN. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
