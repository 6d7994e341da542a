/** @jest-environment ./__tests__/helpers/zonedEnvironment.js */
import fc from 'fast-check';
import { timeOfDate } from '@/domain/calendar/dates';
import { comparableDays, instantOf, recordedTimeIn, timeInZone } from '@/domain/calendar/instants';
import { compareRecorded } from '@/domain/calendar/recorded';

declare const useTimeZone: (zone: string) => void;

/**
 * Zones on both sides of the date line, with half hours, and with daylight saving time on both sides of the equator.
 */
const ZONES = [
  'Pacific/Kiritimati',
  'America/New_York',
  'Pacific/Pago_Pago',
  'Australia/Adelaide',
  'Asia/Kolkata',
  'UTC',
];

const second = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2030, 0) / 1000 });

test.each(ZONES)('A time in %s is the instant at which its clocks showed it', (zone) => {
  useTimeZone(zone);
  // Times include the hours around clock changes on Sundays of March, April, October and November.
  const sunday = fc.constantFrom('2024-03-10', '2024-04-07', '2024-10-06', '2024-11-03');
  const changing = fc.tuple(sunday, fc.integer({ min: -86_400, max: 86_400 }));
  const near = changing.map(([day, seconds]) => Date.parse(day) / 1000 + seconds);
  fc.assert(
    fc.property(fc.oneof(second, near), (seconds) => {
      const recordedAt = timeOfDate(new Date(seconds * 1000));
      const instant = instantOf({ id: 'r', recordedAt, zone });
      // An hour that occurs twice is one of the two.
      expect(timeOfDate(new Date(instant))).toBe(recordedAt);
      expect([0, 1800, 3600]).toContain(Math.abs(instant / 1000 - seconds));
    }),
  );
});

test('A record of the console happened at the milliseconds of its id, regardless of its time and zone', () => {
  const recordedAt = '2024-06-30 10:00:00';
  expect(instantOf({ id: '1719800000123-abc', recordedAt, zone: 'Asia/Tokyo' })).toBe(1_719_800_000_123);
  for (const id of ['171980000012-abc', '1719800000123', 'ch-1719800000123-abc', '17198000001234-abc'])
    expect(instantOf({ id, recordedAt, zone: 'Asia/Tokyo' })).toBe(Date.UTC(2024, 5, 30, 1));
});

test('A day counts as its start, and a time without a known zone as UTC, in any local zone', () => {
  useTimeZone('Asia/Tokyo');
  const of = (recordedAt: string, zone?: string) => new Date(instantOf({ id: '', recordedAt, zone })).toISOString();
  expect(of('2024-06-30')).toBe('2024-06-30T00:00:00.000Z');
  expect(of('2024-06-30', 'America/New_York')).toBe('2024-06-30T04:00:00.000Z');
  expect(of('2024-06-30 10:00:00')).toBe('2024-06-30T10:00:00.000Z');
  expect(of('2024-06-30 10:00:00', 'Mars/Olympus')).toBe('2024-06-30T10:00:00.000Z');
});

test('A converted time is the time that the other zone’s clocks show at the same instant', () => {
  const evening = { time: '2024-06-09 20:15:40', zone: 'America/New_York' };
  expect(timeInZone(evening, 'UTC')).toBe('2024-06-10 00:15:40');
  expect(timeInZone({ time: '2024-06-10 00:15:40', zone: 'UTC' }, 'America/New_York')).toBe(evening.time);
  expect(timeInZone({ time: '2024-06-10 02:15:40', zone: '+02:00' }, 'Asia/Kolkata')).toBe('2024-06-10 05:45:40');
  // A day has no time, and without both zones there is no instant.
  expect(timeInZone({ time: '2024-06-09', zone: 'America/New_York' }, 'UTC')).toBe('2024-06-09');
  expect(timeInZone(evening, '')).toBe(evening.time);
  expect(timeInZone({ time: evening.time }, 'UTC')).toBe(evening.time);
  expect(timeInZone(evening, undefined)).toBe(evening.time);
});

test.each(ZONES)('A time that is converted from %s to another zone and back stays the same', (zone) => {
  fc.assert(
    fc.property(second, fc.constantFrom(...ZONES), (seconds, b) => {
      const time = timeInZone(
        { time: new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' '), zone: 'UTC' },
        zone,
      );
      const there = timeInZone({ time, zone }, b);
      const back = timeInZone({ time: there, zone: b }, zone);
      // Clocks that are set back repeat an hour.
      expect([0, 1_800_000, 3_600_000]).toContain(Math.abs(Date.parse(`${back}Z`) - Date.parse(`${time}Z`)));
    }),
  );
});

test('A record shows the time of its instant in the zone of the workspace, also in an hour that occurs twice', () => {
  useTimeZone('Asia/Tokyo');
  const second = { recordedAt: '2024-11-03 01:30:00', zone: 'America/New_York', instant: Date.UTC(2024, 10, 3, 6, 30) };
  expect(recordedTimeIn('UTC', second)).toBe('2024-11-03 06:30:00');
  expect(recordedTimeIn(undefined, second)).toBe(second.recordedAt);
  // No instant is needed in the zone of the record, which this computer may not know.
  expect(recordedTimeIn('Mars/Olympus', { ...second, zone: 'Mars/Olympus' })).toBe(second.recordedAt);
});

test('Two times are compared by their days in the zone of the second, or of the first if the second is only a day', () => {
  const newYork = { time: '2024-06-09 20:15:40', zone: 'America/New_York' };
  const utc = { time: '2024-06-10 00:15:40', zone: 'UTC' };
  expect(comparableDays(newYork, utc)).toEqual(['2024-06-10', '2024-06-10']);
  expect(comparableDays(utc, newYork)).toEqual(['2024-06-09', '2024-06-09']);
  expect(comparableDays({ ...newYork, time: '2024-06-09' }, utc)).toEqual(['2024-06-09', '2024-06-09']);
  expect(comparableDays(newYork, { ...utc, time: '2024-06-10' })).toEqual(['2024-06-10', '2024-06-10']);
});

test('Records sort by the milliseconds of their ids, otherwise by their times, and then by their ids', () => {
  const at = (id: string, hour: string) => ({ id, recordedAt: `2024-06-30 ${hour}:00:00` });
  const ordered = [
    at('a', '09'),
    at(`${Date.UTC(2024, 5, 30, 10)}-z`, '19'),
    at(`${Date.UTC(2024, 5, 30, 10, 30)}-a`, '06'),
    at('a', '11'),
    at('b', '11'),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(ordered, { minLength: ordered.length }), (shuffled) => {
      expect(shuffled.sort(compareRecorded)).toEqual(ordered);
    }),
  );
});
