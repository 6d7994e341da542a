import { compareCodes } from '@/lib/compareCodes';
import type { LocalTime } from './dates';

/** A record with its local time. The ids of the console's records start with the milliseconds of their creation. */
export type Recorded = { id: string; recordedAt: LocalTime };

/** Ids of the console's records sort by their creation, regardless of zones. */
export const STARTS_WITH_MOMENT = /^\d{13}-/;

/**
 * The time of a record in milliseconds since 1970: from its id, regardless of zones, or from its time as if it were
 * UTC.
 */
export function momentOfRecord({ id, recordedAt }: Recorded): number {
  return STARTS_WITH_MOMENT.test(id) ? parseInt(id) : Date.parse(`${recordedAt.replace(' ', 'T')}Z`);
}

/** The order in which two records were made, for `sort`. */
export function compareRecorded(a: Recorded, b: Recorded): number {
  return momentOfRecord(a) - momentOfRecord(b) || compareCodes(a.id, b.id);
}
