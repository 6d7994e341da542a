import fc from 'fast-check';
import { addDays } from '@/domain/calendar/dates';
import { isTime, readTime, zoneInTime } from '@/domain/imports/values/readTime';

const read = (date: string, time?: string) => readTime(date, time, 'month first', 2027);

describe('A time is kept as local text', () => {
  test.each([
    ['2024-06-30 14:03:22', '2024-06-30 14:03:22'],
    ['2024-06-30 14:03', '2024-06-30 14:03:00'],
    ['2024-06-30T14:03:22', '2024-06-30 14:03:22'],
    ['2024-06-30T14:03:22Z', '2024-06-30 14:03:22'],
    ['2024-06-30T14:03:22.123456+02:00', '2024-06-30 14:03:22'],
    ['2024-06-30 14:03:22 -0700', '2024-06-30 14:03:22'],
    ['2024-06-30 14:03:22 UTC', '2024-06-30 14:03:22'],
    ['2024/06/30 14:03:22', '2024-06-30 14:03:22'],
    ['6/30/2024 14:03', '2024-06-30 14:03:00'],
    ['6/3/24 4:03', '2024-06-03 04:03:00'],
    ['6/3/24  4:03 ', '2024-06-03 04:03:00'],
    ['06/30/2024 02:03:22 PM', '2024-06-30 14:03:22'],
    ['6/30/2024 12:00 AM', '2024-06-30 00:00:00'],
    ['6/30/2024 12:00pm', '2024-06-30 12:00:00'],
    ['6/30/2024 2:03\u202fp.m. PDT', '2024-06-30 14:03:00'],
    [' 2024-06-30 ', '2024-06-30'],
    ['2024-02-29', '2024-02-29'],
  ])('%s', (text, time) => {
    expect(read(text)).toBe(time);
    expect(isTime(read(text))).toBe(true);
  });

  test('with the time of the day from a separate column, if it has one', () => {
    expect(read('6/30/2024', '2:03:22 PM')).toBe('2024-06-30 14:03:22');
    expect(read('2024-06-30', '14:03')).toBe('2024-06-30 14:03:00');
    expect(read('2024-06-30 00:00:00', '14:03')).toBe('2024-06-30 14:03:00');
    expect(read('2024-06-30', ' ')).toBe('2024-06-30');
  });

  test('up to the last year that the import accepts', () => {
    const time = readTime('9000-01-01 14:03', undefined, 'year first', 9999);
    expect(time).toBe('9000-01-01 14:03:00');
    expect(isTime(time)).toBe(true);
  });

  test('with its day in the order of the file', () => {
    expect(readTime('3.6.2024', undefined, 'day first', 2027)).toBe('2024-06-03');
    expect(readTime('3.6.2024', undefined, 'month first', 2027)).toBe('2024-03-06');
    expect(readTime('3.6.2024', undefined, 'year first', 2027)).toBe('date unreadable');
    expect(readTime('2024-03-06', undefined, 'day first', 2027)).toBe('2024-03-06');
  });
});

describe('An invalid time is rejected with its reason', () => {
  test.each(['', '  '])('missing: "%s"', (text) => expect(read(text)).toBe('date missing'));

  test.each([
    ...[
      'yesterday',
      '2024-02-30',
      '2023-02-29',
      '13/1/2024',
      '0/1/2024',
      '2024-6',
      '2024-13-01 00:00:00',
      '2024-00-10 00:00:00',
      '2024-01-00 00:00:00',
      '2024-01-10 24:00:00',
      '2024-01-10 00:60:00',
      '2024-01-10 00:00:60',
      '2024-01-10 0a:00:00',
      '6/30',
      '2024-06-30 25:00',
      '20240630',
    ],
    ...[
      '2024-06-30 24:00:00',
      '2024-06-30 14:60',
      '2024-06-30 13:00 PM',
      '2024-06-30 0:30 AM',
      '2024-06/30',
      '2024-06-30 14',
    ],
    ...['6/30/024', '45473', '2024-06-30 14:03:7'],
  ])('unreadable: %s', (text) => {
    expect(read(text)).toBe('date unreadable');
    expect(isTime(read(text))).toBe(false);
  });

  test.each(['1969-12-31', '1969-12-01 00:00:00', '2028-01-01 00:00:00', '2028-01-01', '1024-01-01', '12/31/9999'])(
    'out of range: %s',
    (text) => {
      expect(read(text)).toBe('date out of range');
    },
  );

  test('unknown zone: the reason says so', () => {
    expect(read('2024-06-30 14:03:22 XYZ')).toBe('time zone unknown');
  });

  test('for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(isTime(read(text))).toBe(false)));
  });
});

test('The zone at the end of a time is the zone of its row', () => {
  expect(zoneInTime('2024-06-30T14:03:22Z', undefined)).toBe('UTC');
  expect(zoneInTime('2024-06-30T14:03:22+02:00', undefined)).toBe('+02:00');
  expect(zoneInTime('2024-06-30 14:03:22 PDT', undefined)).toBe('-07:00');
  expect(zoneInTime('6/30/2024', '2:03 PM CEST')).toBe('+02:00');
  // Also for a time that is as short as one without a zone.
  expect(zoneInTime('2024-06-30T14:03Z', undefined)).toBe('UTC');
  expect(zoneInTime('2024-06-30 14:03+02', undefined)).toBe('+02:00');
  expect(zoneInTime('6/3/24 4:03 PM EST', undefined)).toBe('-05:00');
  expect(zoneInTime(`${' '.repeat(7)}6/3/24 4:03 PM EST`, undefined)).toBe('-05:00');
  expect(zoneInTime('6/30/2024', '2:03 PM')).toBeUndefined();
  expect(zoneInTime('2024-06-30 14:03:22', undefined)).toBeUndefined();
  expect(zoneInTime('what is no time at all', undefined)).toBeUndefined();
});

test('A time in every notation reads back', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const moment = fc.record({
    days: fc.integer({ min: 0, max: 20_800 }),
    second: fc.integer({ min: 0, max: 86_399 }),
    order: fc.constantFrom('year first' as const, 'day first' as const, 'month first' as const),
    mark: fc.constantFrom('-', '/', '.'),
    isPadded: fc.boolean(),
    isHalfDay: fc.boolean(),
    isApart: fc.boolean(),
  });
  fc.assert(
    fc.property(moment, ({ days, second, order, mark, isPadded, isHalfDay, isApart }) => {
      const day = addDays('1970-01-01', days);
      const [year = '', month = '', date = ''] = day.split('-').map((part) => (isPadded ? part : String(Number(part))));
      const parts = {
        'year first': [year, month, date],
        'day first': [date, month, year],
        'month first': [month, date, year],
      };
      const [hour, minute, rest] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
      const shown = isHalfDay ? hour % 12 || 12 : hour;
      const half = isHalfDay ? (hour < 12 ? ' AM' : ' PM') : '';
      const clock = `${isPadded ? two(shown) : shown}:${two(minute)}:${two(rest)}${half}`;
      const text = parts[order].join(mark);
      const time = isApart ? readTime(text, clock, order, 2027) : readTime(`${text} ${clock}`, undefined, order, 2027);
      expect(time).toBe(`${day} ${two(hour)}:${two(minute)}:${two(rest)}`);
    }),
    { numRuns: 500 },
  );
});
