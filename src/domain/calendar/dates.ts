/** A day as local text, `YYYY-MM-DD`. Days are compared as text, never through Date: UTC parsing moves them. */
export type Day = string;

/**
 * A local time as text, `YYYY-MM-DD HH:mm:ss`. A payment from a file without times has only a day, which sorts before
 * the times of that day.
 */
export type LocalTime = string;

/** A range with only a start is incomplete and filters nothing. */
export type DayRange = { start: Day | null; end: Day | null };

export const NO_RANGE: DayRange = { start: null, end: null };

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Whether the text is a real day. `2024-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, date } = partsOf(text);
  // A log has a million of them, so no text is made. Dates take a year below 100 for one of the last century.
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return year >= 100 && month >= 1 && month <= 12 && date >= 1 && date <= last;
}

/** The day a number of days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  const { year, month, date } = partsOf(day);
  // Both sides use UTC, because a day has neither a time zone nor daylight saving time.
  const moved = new Date(Date.UTC(year, month - 1, date + days));
  return moved.toISOString().slice(0, 10);
}

/** The local day of a Date from a calendar widget. */
export function dayOfDate(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

/** The local time of a Date, to the second, for records that are made now. */
export function timeOfDate(date: Date): LocalTime {
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, '0'));
  return `${dayOfDate(date)} ${clock.join(':')}`;
}

/** Local midnight of a day, for a calendar widget. */
export function dateOfDay(day: Day): Date {
  const { year, month, date } = partsOf(day);
  return new Date(year, month - 1, date);
}

/** The days of a month (`YYYY-MM`). */
export function isInMonth(day: Day, month: string): boolean {
  return day.startsWith(`${month}-`);
}

/**
 * The range after one more click on a day: the first click starts it, the second ends it (swapped if it is earlier),
 * the same day twice clears it, and a click on a complete range starts a new one.
 */
export function pickDay(range: DayRange, day: Day): DayRange {
  if (range.start === null || range.end !== null) return { start: day, end: null };
  return day === range.start ? NO_RANGE : inOrder(range.start, day);
}

/** The range between two days in either order. Undefined if one of them is not a real day. */
export function rangeBetween(a: Day, b: Day): DayRange | undefined {
  return isDay(a) && isDay(b) ? inOrder(a, b) : undefined;
}

/** Whether a time is inside the range, including both days. An incomplete range contains every time. */
export function isWithin(time: LocalTime, { start, end }: DayRange): boolean {
  // '~' sorts after every time of the last day, so the text comparison includes the whole day.
  return start === null || end === null || (time >= start && time <= `${end}~`);
}

/**
 * A number that is larger for a later time and below 2 ** 32 until 2098. It does not count seconds: each month has 31
 * days, and each day has an additional hour at its start for a day without a time.
 */
export function toTimestamp(time: LocalTime): number {
  const digits = (at: number) => time.charCodeAt(at) * 10 + time.charCodeAt(at + 1) - 528;
  const years = digits(0) * 100 + digits(2) - 1970;
  const days = (years * 12 + digits(5) - 1) * 31 + digits(8) - 1;
  if (time.length === DAY_LENGTH) return days * 25 * 3600;
  return ((days * 25 + 1 + digits(11)) * 60 + digits(14)) * 60 + digits(17);
}

// Accepted notations of a day. The month comes first, as in the USA.
const WRITTEN_DAYS = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<date>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?$/,
  /^(?<month>[a-z]{3,})\.? (?<date>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/,
  /^(?<date>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,})\.?(?:,? (?<year>\d{4}))?$/,
];

/**
 * Reads a typed day: `2024-06-30`, `6/30/2024`, `06/30/24`, `Jun 30, 2024`, `30 June 2024`. A missing year is the year
 * of `today`. Undefined for any other text and for days that do not exist.
 */
export function readDay(text: string, today: Day): Day | undefined {
  const typed = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const written = WRITTEN_DAYS.map((way) => way.exec(typed)?.groups).find((groups) => groups !== undefined);
  if (written === undefined) return undefined;
  const { year = '', month = '', date = '' } = written;
  const number = /\d/.test(month)
    ? month
    : String(MONTHS.findIndex((name) => name.toLowerCase().startsWith(month)) + 1);
  const day = [today.slice(0, 4 - year.length) + year, number.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return isDay(day) ? day : undefined;
}

/** `Jun 30, 2024`. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${nameOfMonth(month).slice(0, 3)} ${date}, ${year}`;
}

/** `June 30, 2024`. */
export function spellDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${nameOfMonth(month)} ${date}, ${year}`;
}

/** `30 June 2024, Sunday`: the accessible name of a day. */
export function nameDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return `${date} ${nameOfMonth(month)} ${year}, ${WEEKDAYS.slice(weekday, weekday + 1).join('')}`;
}

/** `June 2024` for a month as `YYYY-MM`. */
export function nameMonth(month: string): string {
  const { year, month: number } = partsOf(`${month}-01`);
  return `${nameOfMonth(number)} ${year}`;
}

/** `June` for the label `JUN`. Any other label is returned unchanged. */
export function spellMonthLabel(label: string): string {
  return MONTHS.find((name) => name.slice(0, 3).toUpperCase() === label) ?? label;
}

/** `June` for a day of that month. */
export function nameMonthOf(day: Day): string {
  return nameOfMonth(partsOf(day).month);
}

/** `Jun 1, 2024 – Jun 30, 2024`, or `Jun 1, 2024 – …` with only a start. Undefined without a range. */
export function formatRange(range: { start: Day; end: Day }): string;
export function formatRange(range: DayRange): string | undefined;
export function formatRange({ start, end }: DayRange): string | undefined {
  if (start === null) return undefined;
  return `${formatDay(start)} – ${end === null ? '…' : formatDay(end)}`;
}

/** Year, month (1 to 12) and date of a day, as numbers. */
export function partsOf(day: Day) {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
}

function inOrder(a: Day, b: Day): DayRange {
  return b < a ? { start: b, end: a } : { start: a, end: b };
}

function nameOfMonth(month: number): string {
  return MONTHS.slice(month - 1, month).join('');
}
