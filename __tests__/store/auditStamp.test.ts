import { compareRecorded } from '@/domain/calendar/recorded';
import { createAuditStamp, createRecordId } from '@/store/auditStamp';

const clockAt = (time: string) => () => ({ now: new Date(time), zone: 'UTC' });

test('Records of the same millisecond keep the order in which they were made', () => {
  const clock = clockAt('2026-11-27T10:00:00.005Z');
  const records = Array.from({ length: 2000 }, () => createAuditStamp(clock));
  expect(records.toReversed().sort(compareRecorded)).toEqual(records);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

test('A record of a later millisecond comes after all of the earlier one', () => {
  const ids = [createRecordId(1_764_237_600_005), createRecordId(1_764_237_600_005), createRecordId(1_764_237_600_006)];
  expect(ids.toSorted()).toEqual(ids);
});
