import { nanoid } from '@reduxjs/toolkit';
import { timeOfDate } from '@/domain/calendar/dates';
import { OPERATOR_NAME } from '@/domain/product';
import type { Clock } from './clock';

/** The time, zone and person of an action that happens now. */
export function readMoment(clock: Clock) {
  const { now, zone, time = timeOfDate(now), operator = OPERATOR_NAME } = clock();
  return { recordedAt: time, recordedBy: operator, zone, instant: now.getTime() };
}

/** The audit stamp of a new record: who, when, and a new id. */
export function createAuditStamp(clock: Clock) {
  // The milliseconds come first, so that records of the same second keep their order.
  const moment = readMoment(clock);
  return { id: `${moment.instant}-${nanoid(8)}`, ...moment };
}

/** Today, in the zone of the open workspace, or in the operator's. */
export function dayOf(clock: Clock) {
  return readMoment(clock).recordedAt.slice(0, 10);
}
