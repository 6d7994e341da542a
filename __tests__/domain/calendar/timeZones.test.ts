/** @jest-environment ./__tests__/helpers/zonedEnvironment.js */
import fc from 'fast-check';
import { addMonths } from '@/domain/calendar/calendar';
import { endOfWeek, startOfWeek, presetRanges } from '@/domain/calendar/calendarMonths';
import { addDays, dateOfDay, dayOfDate, isDay, isWithin, nameDay, readDay } from '@/domain/calendar/dates';
import { selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';

declare const useTimeZone: (zone: string) => void;

/** Zones on both sides of the date line, with half hours, and with daylight saving time, also at midnight. */
const ZONES = [
  'Pacific/Kiritimati',
  'America/New_York',
  'Pacific/Pago_Pago',
  'Australia/Adelaide',
  'America/Sao_Paulo',
  'UTC',
];

const day = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days));

describe.each(ZONES)('In %s', (zone) => {
  beforeEach(() => useTimeZone(zone));

  test('the clock of these tests is that of the zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test('days, weeks, months and presets are the same', () => {
    expect(isDay('2024-03-01')).toBe(true);
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect([startOfWeek('2024-06-30'), endOfWeek('2024-06-30')]).toEqual(['2024-06-30', '2024-07-06']);
    expect(nameDay('2024-03-01')).toBe('1 March 2024, Friday');
    expect(readDay('3/1/24', '2024-06-30')).toBe('2024-03-01');
    expect(presetRanges('2024-03-01')[1].range).toEqual({ start: '2024-02-24', end: '2024-03-01' });
  });

  test('a day converts to a Date and back unchanged', () => {
    fc.assert(fc.property(day, (any) => expect(dayOfDate(dateOfDay(any))).toBe(any)));
  });

  test('a range contains its days from the first second to the last', () => {
    const range = { start: '2024-03-01', end: '2024-03-31' };
    const times = ['2024-02-29 23:59:59', '2024-03-01 00:00:00', '2024-03-31 23:59:59', '2024-04-01 00:00:00'];
    expect(times.map((time) => isWithin(time, range))).toEqual([false, true, true, false]);
  });

  test('the same transactions match', () => {
    const store = setupStore();
    store.dispatch(transactionsListActions.rangeChosen({ start: '2024-06-24', end: '2024-06-25' }));
    const { rows } = store.getState().transactions;
    const expected = rows.filter(({ date }) => /^2024-06-2[45] /.test(date)).map(({ id }) => id);
    expect(Array.from(selectFilteredTransactions(store.getState()), (position) => rows[position]?.id)).toEqual(
      expected,
    );
    expect(expected.length).toBeGreaterThan(0);
  });
});
