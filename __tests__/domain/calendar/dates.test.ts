import fc from 'fast-check';
import * as v from 'valibot';
import {
  addDays,
  dateOfDay,
  dayOfDate,
  formatDay,
  formatRange,
  isDay,
  isInMonth,
  isWithin,
  toTimestamp,
  nameDay,
  nameMonth,
  NO_RANGE,
  pickDay,
  rangeBetween,
  readDay,
  spellDay,
  timeOfDate,
} from '@/domain/calendar/dates';
import { daysBetween } from '@/domain/calendar/dayCounts';
import { daySchema, localTimeSchema } from '@/domain/calendar/schema';
import { anyDay as day } from '../../helpers/domain/days';

describe('A date range', () => {
  test('starts with the first click and ends with the second, swapped if it is earlier', () => {
    const started = pickDay(NO_RANGE, '2024-06-10');
    expect(started).toEqual({ start: '2024-06-10', end: null });
    expect(pickDay(started, '2024-06-20')).toEqual({ start: '2024-06-10', end: '2024-06-20' });
    expect(pickDay(started, '2024-06-01')).toEqual({ start: '2024-06-01', end: '2024-06-10' });
  });

  test('clears after two clicks on the same date', () => {
    fc.assert(
      fc.property(day, (picked) => {
        expect(pickDay(pickDay(NO_RANGE, picked), picked)).toEqual(NO_RANGE);
      }),
    );
  });

  test('starts again after a complete range', () => {
    expect(pickDay({ start: '2024-06-01', end: '2024-06-10' }, '2024-06-05')).toEqual({
      start: '2024-06-05',
      end: null,
    });
  });

  test('lies between two days in either order, and exists only for real days', () => {
    expect(rangeBetween('2024-06-20', '2024-06-10')).toEqual({ start: '2024-06-10', end: '2024-06-20' });
    expect(rangeBetween('2024-06-10', '2024-06-10')).toEqual({ start: '2024-06-10', end: '2024-06-10' });
    expect(rangeBetween('2024-06-31', '2024-07-10')).toBeUndefined();
    expect(rangeBetween('2024-06-10', '')).toBeUndefined();
  });

  test('is applied only when both a start and an end are chosen', () => {
    expect(isWithin('1999-01-01 00:00:00', { start: '2024-06-01', end: null })).toBe(true);
    expect(isWithin('1999-01-01 00:00:00', NO_RANGE)).toBe(true);
    expect(isWithin('1999-01-01 00:00:00', { start: null, end: '1998-01-01' })).toBe(true);
  });

  test('includes both ends, to the first and the last second', () => {
    const range = { start: '2024-06-10', end: '2024-06-12' };
    expect(
      ['2024-06-09 23:59:59', '2024-06-10 00:00:00', '2024-06-12 23:59:59', '2024-06-13 00:00:00'].map((time) =>
        isWithin(time, range),
      ),
    ).toEqual([false, true, true, false]);
  });

  test('contains a time exactly if it contains its day', () => {
    fc.assert(
      fc.property(day, day, day, fc.integer({ min: 0, max: 86_399 }), (a, b, c, second) => {
        const [start, end] = a < b ? [a, b] : [b, a];
        const clock = new Date(second * 1000).toISOString().slice(11, 19);
        expect(isWithin(`${c} ${clock}`, { start, end })).toBe(start <= c && c <= end);
      }),
    );
  });

  test('contains its days from the first to the last', () => {
    const days = ['2024-06-09', '2024-06-10', '2024-06-12', '2024-06-13'];
    const range = { start: '2024-06-10', end: '2024-06-12' };
    expect(days.filter((any) => isWithin(any, range))).toEqual(['2024-06-10', '2024-06-12']);
  });

  test('is shown as abbreviated month, day, year', () => {
    expect(formatRange(NO_RANGE)).toBeUndefined();
    expect(formatRange({ start: '2024-06-01', end: null })).toBe('Jun 1, 2024 – …');
    expect(formatRange({ start: '2024-06-01', end: '2024-12-31' })).toBe('Jun 1, 2024 – Dec 31, 2024');
  });
});

describe('A day', () => {
  test('is what a calendar says', () => {
    const numbers = [
      fc.integer({ min: 1_000, max: 9_999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    ] as const;
    fc.assert(
      fc.property(...numbers, (year, month, date) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        const moment = new Date(Date.UTC(year, month - 1, date));
        expect(isDay(text)).toBe(moment.toISOString().startsWith(text));
      }),
    );
  });

  test('is a real day of the calendar', () => {
    expect(['2024-02-29', '2023-02-29', '2024-13-01', '2024-6-1', '', '2024-06-31'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(isDay('x2024-06-30')).toBe(false);
    expect(v.safeParse(daySchema, '2024-02-30').issues?.[0].message).toBe('is not a day as YYYY-MM-DD');
  });

  test('converts to a Date and back unchanged, in every time zone', () => {
    fc.assert(fc.property(day, (text) => dayOfDate(dateOfDay(text)) === text));
    const early = new Date(2024, 0, 5);
    early.setFullYear(33);
    expect(dayOfDate(early)).toBe('0033-01-05');
  });

  test('moves by days across months and years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2024-01-01', -1)).toBe('2023-12-31');
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -5000, max: 5000 }),
        (text, days) => addDays(addDays(text, days), -days) === text,
      ),
    );
  });

  test('is a number of days from another, below zero if that is later', () => {
    expect(daysBetween('2026-09-07', '2026-09-11')).toBe(4);
    expect(daysBetween('2026-09-11', '2026-09-11')).toBe(0);
    expect(daysBetween('2026-10-01', '2026-09-29')).toBe(-2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });

  test('is read in the common notations', () => {
    const read = (text: string) => readDay(text, '2024-06-30');
    const ways = [
      ...['2024-03-05', ' 2024-3-5 ', '2024/03/05', ' 3/5/2024 ', '03/05/2024', '03/05/24', '3/5'],
      ...['Mar 5, 2024', 'march 5 2024', 'Mar. 5th', 'March  5', '5 Mar', '5 march 2024', '5th Mar., 2024'],
    ];
    expect(ways.map((text) => [text, read(text)])).toEqual(ways.map((text) => [text, '2024-03-05']));
    const none = ['', '5', '2024-02-30', '13/1/2024', 'Foo 5, 2024', '2024-03-05x', '5/3/2', '5 Ma', 'June', '31 June'];
    const more = ['x2024-03-05', '1 Mar 5, 2024', 'Mar 5, 2024x', 'x3/5/2024', '3/5/2024x', '5 Mar 2024x', 'x5 Mar'];
    expect([...none, ...more].filter(read)).toEqual([]);
  });

  test('is read from each form in which it is shown, and defaults to the current year', () => {
    fc.assert(
      fc.property(day, day, (any, today) => {
        const spelled = spellDay(any);
        for (const shown of [any, formatDay(any), spelled]) expect(readDay(shown, today)).toBe(any);
        const [withoutYear = ''] = spelled.split(',');
        expect(readDay(withoutYear, any)).toBe(any);
      }),
    );
  });

  test('is named with its weekday, and a month with its year', () => {
    expect(nameDay('2024-06-30')).toBe('30 June 2024, Sunday');
    expect(nameMonth('2024-02')).toBe('February 2024');
  });

  test('is formatted in its month', () => {
    expect(formatDay('2024-03-05')).toBe('Mar 5, 2024');
    expect(spellDay('2024-03-05')).toBe('March 5, 2024');
    expect(formatDay('2024-99-05')).toBe(' 5, 2024');
    expect(isInMonth('2024-06-30', '2024-06')).toBe(true);
    expect(isInMonth('2024-07-01', '2024-06')).toBe(false);
  });
});

test('A time is year-month-day hours:minutes:seconds', () => {
  const isTime = (text: string) => v.safeParse(localTimeSchema, text).success;
  const times = ['2024-06-30 23:59:59', '2024-06-30 09:05:00', '2024-06-30 10:00:00'];
  const none = ['2024-06-30 24:00:00', '2024-06-30T10:00:00', '2024-02-30 10:00:00', '2024-06-30'];
  const more = ['2024-06-30x 10:00:00', '2024-06-30 10:00:00x'];
  expect([...times, ...none, ...more].filter(isTime)).toEqual(times);
  expect(v.safeParse(localTimeSchema, '').issues?.[0].message).toBe('is not a time as YYYY-MM-DD HH:mm:ss');
});

test('The time of a Date is local text to the second', () => {
  expect(timeOfDate(new Date(2024, 5, 3, 4, 5, 6, 999))).toBe('2024-06-03 04:05:06');
});

describe('The sort key of a time', () => {
  const clock = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59));
  const padded = (parts: number[]) => parts.map((part) => String(part).padStart(2, '0')).join(':');
  const time = fc.tuple(day, fc.option(clock)).map(([date, parts]) => (parts ? `${date} ${padded(parts)}` : date));

  test('is larger for a later time, and a day without a time comes first in its day, like their texts', () => {
    fc.assert(
      fc.property(time, time, (one, other) => {
        expect(Math.sign(toTimestamp(one) - toTimestamp(other))).toBe(one < other ? -1 : one > other ? 1 : 0);
      }),
    );
    expect(toTimestamp('2024-06-30')).toBeLessThan(toTimestamp('2024-06-30 00:00:00'));
    expect(toTimestamp('2024-06-30')).toBeGreaterThan(toTimestamp('2024-06-29 23:59:59'));
    expect(toTimestamp('2097-12-31 23:59:59')).toBeLessThan(2 ** 32);
  });
});
