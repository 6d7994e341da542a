import { spanOf, spanOfPeriod } from '@/domain/calendar/periods';

test('A period ends today: days, weeks of seven days, calendar months and years', () => {
  const today = '2024-06-30';
  expect(spanOf('day', 6, today)).toEqual({ start: '2024-06-24', end: '2024-06-24' });
  expect(spanOf('week', 0, today)).toEqual({ start: '2024-06-24', end: '2024-06-30' });
  expect(spanOf('week', 3, today)).toEqual({ start: '2024-06-03', end: '2024-06-09' });
  expect(spanOf('month', 4, today)).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  expect(spanOf('month', 0, '2024-02-10')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  expect(spanOf('year', 3, today)).toEqual({ start: '2021-01-01', end: '2021-12-31' });
  expect(spanOfPeriod('week', 4, today)).toEqual({ start: '2024-06-03', end: '2024-06-30' });
  expect(spanOfPeriod('month', 6, today)).toEqual({ start: '2024-01-01', end: '2024-06-30' });
  expect(spanOfPeriod('month', 0, today)).toEqual({ start: '2024-06-01', end: '2024-06-30' });
});
