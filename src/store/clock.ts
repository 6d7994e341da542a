import { nanoid } from '@reduxjs/toolkit';
import { dayOfDate, timeOfDate } from '@/domain/calendar/dates';
import { OPERATOR_NAME } from '@/domain/product';

/** What time it is where the operator is, and in which zone (`Europe/Berlin`): the stamp of what is done now. */
export type Clock = () => { now: Date; zone: string };

/** The computer's clock; it decides nothing else on screen (product, section 2). */
export const computerClock: Clock = () => ({
  now: new Date(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** When, where and by whom what the operator does now is done. */
export function readMoment(clock: Clock) {
  const { now, zone } = clock();
  return { recordedAt: timeOfDate(now), recordedBy: OPERATOR_NAME, zone };
}

/** The stamp of a record that the operator makes now: a moment with an id of its own. */
export function createAuditStamp(clock: Clock) {
  // The milliseconds come first: records of the same second keep their order.
  return { id: `${clock().now.getTime()}-${nanoid(8)}`, ...readMoment(clock) };
}

/** The day that it is now. */
export function dayOf(clock: Clock) {
  return dayOfDate(clock().now);
}
