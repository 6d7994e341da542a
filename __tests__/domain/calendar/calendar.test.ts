import fc from 'fast-check';
import { addMonths, calendarDays, monthOf } from '@/domain/calendar/calendar';
import {
  dayInView,
  endOfWeek,
  monthToShow,
  nearestDay,
  startOfWeek,
  isSameRange,
  presetRanges,
} from '@/domain/calendar/calendarMonths';
import { addDays, nameDay, NO_RANGE } from '@/domain/calendar/dates';
import { anyDay as day } from '../../helpers/domain/days';

const months = fc.integer({ min: -60, max: 60 });

describe('A month later', () => {
  test('is the same date, or the last day of a shorter month', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2023-12-15', 1)).toBe('2024-01-15');
  });

  test('is always in that month', () => {
    fc.assert(
      fc.property(day, months, (from, count) => {
        const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(index(addMonths(from, count))).toBe(index(from) + count);
      }),
    );
  });
});

test('A week runs from Sunday to Saturday and contains its day', () => {
  fc.assert(
    fc.property(day, (any) => {
      expect(nameDay(startOfWeek(any))).toMatch(/Sunday$/);
      expect(endOfWeek(any)).toBe(addDays(startOfWeek(any), 6));
      expect(startOfWeek(any) <= any && any <= endOfWeek(any)).toBe(true);
    }),
  );
});

test('The calendar offers five years up to the end of the current year', () => {
  expect(calendarDays('2024-06-30')).toEqual({ first: '2020-01-01', last: '2024-12-31' });
  expect(['1999-05-05', '2022-05-05', '2031-05-05'].map((day) => nearestDay(day, '2024-06-30'))).toEqual([
    '2020-01-01',
    '2022-05-05',
    '2024-12-31',
  ]);
});

describe('The months shown', () => {
  test('stay if the day is visible, and otherwise follow it', () => {
    expect(monthToShow('2024-05-31', '2024-06', 2)).toBe('2024-06');
    expect(monthToShow('2024-04-30', '2024-06', 2)).toBe('2024-05');
    expect(monthToShow('2024-05-31', '2024-06', 1)).toBe('2024-05');
    expect(monthToShow('2024-08-01', '2024-06', 2)).toBe('2024-08');
  });

  test('always contain the day and the focused day', () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom(1, 2), (any, shown, count) => {
        expect(dayInView(any, monthToShow(any, monthOf(shown), count), count)).toBe(any);
        const seen = dayInView(any, monthOf(shown), count);
        expect(monthToShow(seen, monthOf(shown), count)).toBe(monthOf(shown));
      }),
    );
  });

  test('focus the same date, or the last day of a shorter month', () => {
    expect(dayInView('2024-06-30', '2024-02', 2)).toBe('2024-02-29');
    expect(dayInView('2024-06-15', '2024-09', 1)).toBe('2024-09-15');
  });
});

describe('The presets', () => {
  test('are today, last 7 days, last 30 days, this month, last month, this quarter', () => {
    expect(presetRanges('2024-06-30').map(({ label, range }) => [label, range.start, range.end])).toEqual([
      ['Today', '2024-06-30', '2024-06-30'],
      ['Last 7 days', '2024-06-24', '2024-06-30'],
      ['Last 30 days', '2024-06-01', '2024-06-30'],
      ['This month', '2024-06-01', '2024-06-30'],
      ['Last month', '2024-05-01', '2024-05-31'],
      ['This quarter', '2024-04-01', '2024-06-30'],
    ]);
  });

  test('include today on any day, and the last month ends before the current one', () => {
    fc.assert(
      fc.property(day, (today) => {
        for (const { label, range } of presetRanges(today))
          expect(range.start <= today && today <= range.end).toBe(label !== 'Last month');
        const [, , , thisMonth, lastMonth] = presetRanges(today);
        expect(addDays(lastMonth.range.end, 1)).toBe(thisMonth.range.start);
        expect(lastMonth.range.start).toBe(`${monthOf(lastMonth.range.end)}-01`);
      }),
    );
  });

  test('have quarters of three months from January on, also across the turn of a year', () => {
    const quarterOf = (today: string) => Object.values(presetRanges(today)[5].range);
    expect(quarterOf('2024-02-29')).toEqual(['2024-01-01', '2024-03-31']);
    expect(quarterOf('2024-07-01')).toEqual(['2024-07-01', '2024-09-30']);
    expect(quarterOf('2023-12-31')).toEqual(['2023-10-01', '2023-12-31']);
    expect(presetRanges('2024-01-31')[4].range).toEqual({ start: '2023-12-01', end: '2023-12-31' });
  });

  test('are selected if both ends match', () => {
    expect(isSameRange(NO_RANGE, { start: null, end: null })).toBe(true);
    const range = { start: '2024-06-01', end: '2024-06-02' };
    expect(isSameRange(range, { ...range, end: null })).toBe(false);
    expect(isSameRange(range, { ...range, start: '2024-05-31' })).toBe(false);
  });
});
