import { compareRecorded, type Recorded } from '@/domain/calendar/recorded';

/** The time of a record. Its id starts with milliseconds and orders records of all zones. */
export type RecordedMoment = Recorded;

/**
 * Whether a record existed at a time. A row without a record comes from a file and always existed. Without a time,
 * everything exists.
 */
export function isKnownBy(stamp: RecordedMoment | undefined, moment: RecordedMoment | undefined): boolean {
  return !stamp || !moment || compareRecorded(stamp, moment) <= 0;
}
