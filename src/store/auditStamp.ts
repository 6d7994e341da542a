import { nanoid } from '@reduxjs/toolkit';
import { timeOfDate } from '@/domain/calendar/dates';
import { OPERATOR_NAME } from '@/domain/product';
import type { Clock } from './clock';

/** The time, zone and person of an action that happens now. */
export function readMoment(clock: Clock) {
  const { now, zone, time = timeOfDate(now), operator = OPERATOR_NAME } = clock();
  return { recordedAt: time, recordedBy: operator, zone, instant: now.getTime() };
}

let newest = { instant: NaN, count: 0 };

/**
 * A new id: the milliseconds since 1970, then the number of the id within its millisecond, so that ids that one page
 * makes sort in the order in which it made them, then eight random characters, because two pages may have the same time.
 */
export function createRecordId(instant: number): string {
  newest = { instant, count: newest.instant === instant ? newest.count + 1 : 0 };
  return `${instant}-${newest.count.toString(36).padStart(4, '0')}${nanoid(8)}`;
}

/** The audit stamp of a new record: who, when, and a new id. */
export function createAuditStamp(clock: Clock) {
  const moment = readMoment(clock);
  return { id: createRecordId(moment.instant), ...moment };
}

/** Today, in the zone of the open workspace, or in the operator's. */
export function dayOf(clock: Clock) {
  return readMoment(clock).recordedAt.slice(0, 10);
}
