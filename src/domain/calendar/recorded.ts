import { compareCodes } from '@/domain/compareCodes';
import type { LocalTime } from './dates';

/** What was recorded, and its local time; the id of what is recorded here starts with the milliseconds of its making. */
export type Recorded = { id: string; recordedAt: LocalTime };

/** Ids of what is recorded here: they are in the order of their making, whatever the zones. */
export const STARTS_WITH_MOMENT = /^\d{13}-/;

/** When something was recorded, in milliseconds since 1970: as its id says, whatever the zones, else as if its time were UTC. */
export function momentOfRecord({ id, recordedAt }: Recorded): number {
  return STARTS_WITH_MOMENT.test(id) ? parseInt(id) : Date.parse(`${recordedAt.replace(' ', 'T')}Z`);
}

/** The order in which two things were recorded, as `sort` asks for it. */
export function compareRecorded(a: Recorded, b: Recorded): number {
  return momentOfRecord(a) - momentOfRecord(b) || compareCodes(a.id, b.id);
}
