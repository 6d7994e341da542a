import fc from 'fast-check';
import {
  alignDays,
  compareSpans,
  countDays,
  isIncomplete,
  nameSpan,
  spanBefore,
  spanYearEarlier,
} from '@/domain/comparison/comparedSpans';
import { MOVING_PERIODS } from '@/domain/comparison/choices';
import { addDays } from '@/domain/calendar/dates';
import { anyDay } from '../../helpers/domain/days';

const span = (text: string) => {
  const [start = '', end = ''] = text.split('..');
  return { start, end };
};
const written = ({ start, end }: { start: string; end: string }) => `${start}..${end}`;
const anySpan = fc.tuple(anyDay, fc.nat({ max: 800 })).map(([start, days]) => ({ start, end: addDays(start, days) }));

test.each([
  ['a month', '2024-02-01..2024-02-29', '2024-01-01..2024-01-31'],
  ['March', '2023-03-01..2023-03-31', '2023-02-01..2023-02-28'],
  ['a quarter', '2024-04-01..2024-06-30', '2024-01-01..2024-03-31'],
  ['a year', '2024-01-01..2024-12-31', '2023-01-01..2023-12-31'],
  ['two months over the end of a year', '2023-12-01..2024-01-31', '2023-10-01..2023-11-30'],
  ['some days', '2024-06-01..2024-06-12', '2024-05-20..2024-05-31'],
  ['one day', '2024-03-01..2024-03-01', '2024-02-29..2024-02-29'],
])('Before %s is a span of the same length, in whole months if it has whole months', (_, current, before) => {
  expect(written(spanBefore(span(current)))).toBe(before);
});

test.each([
  ['a leap February', '2024-02-01..2024-02-29', '2023-02-01..2023-02-28'],
  ['the February after a leap year', '2025-02-01..2025-02-28', '2024-02-01..2024-02-29'],
  ['February 29', '2024-02-29..2024-02-29', '2023-02-28..2023-02-28'],
  ['days up to February 29', '2024-02-10..2024-02-29', '2023-02-10..2023-02-28'],
  ['days over the end of a year', '2024-12-20..2025-01-05', '2023-12-20..2024-01-05'],
])('One year before %s are the same days', (_, current, earlier) => {
  expect(written(spanYearEarlier(span(current)))).toBe(earlier);
});

test.each([
  ['month', '2024-06-01..2024-06-30', '2024-05-01..2024-05-31'],
  ['monthToDate', '2024-06-01..2024-06-12', '2024-05-01..2024-05-12'],
  ['lastMonth', '2024-05-01..2024-05-31', '2024-04-01..2024-04-30'],
  ['last7', '2024-06-06..2024-06-12', '2024-05-30..2024-06-05'],
  ['last30', '2024-05-14..2024-06-12', '2024-04-14..2024-05-13'],
  ['quarter', '2024-04-01..2024-06-30', '2024-01-01..2024-03-31'],
  ['lastQuarter', '2024-01-01..2024-03-31', '2023-10-01..2023-12-31'],
  ['year', '2024-01-01..2024-12-31', '2023-01-01..2023-12-31'],
  ['yearToDate', '2024-01-01..2024-06-12', '2023-01-01..2023-06-12'],
  ['lastYear', '2023-01-01..2023-12-31', '2022-01-01..2022-12-31'],
] as const)('On June 12, the period %s and the period before it end where a person expects it', (period, a, b) => {
  const { current, base } = compareSpans({ period, base: 'before' }, '2024-06-12');
  expect([written(current), written(base)]).toEqual([a, b]);
});

test('Other days are compared as chosen', () => {
  const chosen = { period: '2024-06-01..2024-06-02', base: '2024-05-04..2024-05-05' } as const;
  expect(compareSpans(chosen, '2024-06-12')).toEqual({ current: span(chosen.period), base: span(chosen.base) });
  expect(written(compareSpans({ period: 'month', base: 'yearEarlier' }, '2024-06-12').base)).toBe(
    '2023-06-01..2023-06-30',
  );
});

test('A period is incomplete until the data has its last day', () => {
  const june = span('2024-06-01..2024-06-30');
  expect(['2024-05-31', '2024-06-12', '2024-06-30', '2024-07-01'].map((today) => isIncomplete(june, today))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['2024-06-01..2024-06-30', 'June 2024', 30],
  ['2024-02-01..2024-02-29', 'February 2024', 29],
  ['2024-04-01..2024-06-30', 'Q2 2024', 91],
  ['2024-02-01..2024-04-30', 'Feb 1, 2024 – Apr 30, 2024', 90],
  ['2024-01-01..2024-12-31', '2024', 366],
  ['2024-01-01..2024-06-30', 'Jan 1, 2024 – Jun 30, 2024', 182],
  ['2023-02-01..2024-01-31', 'Feb 1, 2023 – Jan 31, 2024', 365],
  ['2024-06-30..2024-06-30', 'Jun 30, 2024', 1],
])('The span %s is called %s and has %i days', (text, name, days) => {
  expect([nameSpan(span(text)), countDays(span(text))]).toEqual([name, days]);
});

test('Every period of every day ends on or after it started, and its period before ends earlier', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...MOVING_PERIODS), (today, period) => {
      const { current, base } = compareSpans({ period, base: 'before' }, today);
      const { start, end } = current;
      expect(start <= end).toBe(true);
      expect(base.start <= base.end && base.end < end).toBe(true);
    }),
  );
});

test('The span before ends on the day before the span, and other days than whole months have the same number', () => {
  fc.assert(
    fc.property(anySpan, ({ start, end }) => {
      const before = spanBefore({ start, end });
      expect(addDays(before.end, 1)).toBe(start);
      if (!start.endsWith('-01')) expect(countDays(before)).toBe(countDays({ start, end }));
    }),
  );
});

test('Aligned days have a different number each, and all numbers are below the size', () => {
  fc.assert(
    fc.property(anySpan, anySpan, (current, base) => {
      const days = alignDays({ current, base });
      for (const [side, numbered] of [
        [current, days.current],
        [base, days.base],
      ] as const) {
        expect(numbered.size).toBe(countDays(side));
        expect(new Set(numbered.values()).size).toBe(numbered.size);
        expect(Math.max(...numbered.values())).toBeLessThan(days.size);
      }
    }),
  );
});

test('A day of a month is compared with the same date of the other month, and a day of a week with the same weekday', () => {
  const months = alignDays({ current: span('2024-02-01..2024-02-29'), base: span('2024-01-01..2024-01-31') });
  expect(months.current.get('2024-02-05')).toBe(months.base.get('2024-01-05'));
  expect(months.base.get('2024-01-31')).toBe(30);
  const two = alignDays({ current: span('2024-02-01..2024-03-31'), base: span('2023-12-01..2024-01-31') });
  expect(two.current.get('2024-03-05')).toBe(two.base.get('2024-01-05'));
  expect(two.base.get('2024-01-31')).toBe(61);
  const weeks = alignDays({ current: span('2024-06-06..2024-06-12'), base: span('2024-05-30..2024-06-05') });
  expect(weeks.current.get('2024-06-10')).toBe(weeks.base.get('2024-06-03'));
});
