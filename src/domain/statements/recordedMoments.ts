import { compareRecorded, type Recorded } from '@/domain/calendar/recorded';

/** When something was recorded; the id, which starts with milliseconds, says which came first, in whichever zones. */
export type RecordedMoment = Recorded;

/** Whether what was recorded then was known at a moment; what has no stamp came with its file, and no moment means now. */
export function isKnownBy(stamp: RecordedMoment | undefined, moment: RecordedMoment | undefined): boolean {
  return !stamp || !moment || compareRecorded(stamp, moment) <= 0;
}
