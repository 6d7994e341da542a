import { nanoid } from '@reduxjs/toolkit';
import { dayOfDate, timeOfDate } from '@/domain/calendar/dates';
import { OPERATOR_NAME } from '@/domain/product';

/** The operator's local time and its zone (`Europe/Berlin`), which every record carries. */
export type Clock = () => { now: Date; zone: string };

/** The computer's clock. It dates new records and nothing else on screen. */
export const computerClock: Clock = () => ({
  now: new Date(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** The time, zone and person of an action that happens now. */
export function readMoment(clock: Clock) {
  const { now, zone } = clock();
  return { recordedAt: timeOfDate(now), recordedBy: OPERATOR_NAME, zone };
}

/** The audit stamp of a new record: who, when, and a new id. */
export function createAuditStamp(clock: Clock) {
  // The milliseconds come first, so that records of the same second keep their order.
  return { id: `${clock().now.getTime()}-${nanoid(8)}`, ...readMoment(clock) };
}

/** Today, in the operator's zone. */
export function dayOf(clock: Clock) {
  return dayOfDate(clock().now);
}
