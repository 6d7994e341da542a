import { compareCodes } from '@/lib/compareCodes';
import type { LocalTime } from './dates';

/**
 * A record with its local time. The ids of the console's records start with the milliseconds of their creation. `sequence`
 * is the position in the log: 0 if an earlier version stored it, none while it is not stored.
 */
export type Recorded = { id: string; recordedAt: LocalTime; sequence?: number | undefined };

/** Ids of the console's records sort by their creation, regardless of zones. */
export const STARTS_WITH_MOMENT = /^\d{13}-/;

/**
 * The time of a record in milliseconds since 1970: from its id, regardless of zones, or from its time as if it were
 * UTC.
 */
export function momentOfRecord({ id, recordedAt }: Recorded): number {
  return STARTS_WITH_MOMENT.test(id) ? parseInt(id) : Date.parse(`${recordedAt.replace(' ', 'T')}Z`);
}

/**
 * The order of two records, for `sort`: that of the log, because the clocks of two tabs may differ. Records of earlier
 * versions come first and records that are not stored yet last, both in the order of their times.
 */
export function compareRecorded(a: Recorded, b: Recorded): number {
  const { sequence: first = Infinity } = a;
  const { sequence: second = Infinity } = b;
  if (first !== second) return first - second;
  return momentOfRecord(a) - momentOfRecord(b) || compareCodes(a.id, b.id);
}
