import type { LocalTime } from '@/domain/calendar/dates';

/** When something was recorded; the id, which starts with milliseconds, says which came first in the same second. */
export type Stamp = { id: string; recordedAt: LocalTime };

/** Whether what was recorded then was known at a moment; what has no stamp came with its file, and no moment means now. */
export function isKnownBy(stamp: Stamp | undefined, moment: Stamp | undefined): boolean {
  if (!stamp || !moment) return true;
  if (stamp.recordedAt !== moment.recordedAt) return stamp.recordedAt < moment.recordedAt;
  return stamp.id <= moment.id;
}
