import { timeInZone } from '@/domain/calendar/instants';
import { isRecord, isSame } from '@/lib/objects';
import type { Actor } from '../core';

type Fields = Readonly<Record<string, unknown>>;

/** Who acts, and the instant of the server's clock. */
export type Stamp = { actor: Actor; now: Date };

/** The fields that the server sets. */
const STAMPED = ['recordedAt', 'recordedBy', 'zone', 'instant', 'sequence'];

/** The fields of a record that are records of another act. */
const FURTHER = ['broughtBack', 'suspended', 'lifted', 'decision'];

/** The server's time in a zone, as records have it. A zone that the server does not know counts as UTC. */
export function timeOfStamp(now: Date, zone: string): string {
  return timeInZone({ time: now.toISOString().slice(0, 19).replace('T', ' '), zone: 'UTC' }, zone);
}

/** Who did something, and when, in the zone that the page says. */
export function momentOf({ actor, now }: Stamp, zone: unknown) {
  const known = typeof zone === 'string' && zone !== '' ? zone : 'UTC';
  return { recordedAt: timeOfStamp(now, known), recordedBy: actor.name, zone: known, instant: now.getTime() };
}

/**
 * The value with who and when. Records that `before`, the stored value of the entry, has keep theirs; the actor makes
 * the other ones now, so they have no position in the log yet.
 */
export function withStamps(value: unknown, before: unknown, stamp: Stamp): unknown {
  return stampRecord(value, recordsIn(before), stamp);
}

function stampRecord(value: unknown, known: readonly Fields[], stamp: Stamp): unknown {
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    if (FURTHER.includes(name)) return [name, stampRecord(field, known, stamp)];
    if (name === 'pastSuspensions' && Array.isArray(field))
      return [name, field.map((past) => stampRecord(past, known, stamp))];
    return [name, field];
  });
  const record = Object.fromEntries(fields) as Record<string, unknown>;
  if (!isMoment(value)) return record;
  const stored = known.find((other) => isSameRecord(other, value));
  const others = Object.fromEntries(Object.entries(record).filter(([name]) => !STAMPED.includes(name)));
  if (!stored) return { ...others, ...momentOf(stamp, value.zone) };
  const stamps = STAMPED.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]]));
  return { ...others, ...Object.fromEntries(stamps) };
}

/** A suspension has no id, and moves from one field to another. */
function isSameRecord(stored: Fields, value: Fields): boolean {
  if (stored.id !== value.id) return false;
  return value.id !== undefined || ['recordedAt', 'recordedBy'].every((name) => isSame(stored[name], value[name]));
}

function isMoment(value: Fields): boolean {
  return typeof value.recordedAt === 'string' || typeof value.recordedBy === 'string';
}

function recordsIn(value: unknown): Fields[] {
  if (!isRecord(value)) return [];
  const past: unknown[] = Array.isArray(value.pastSuspensions) ? value.pastSuspensions : [];
  const further = [...FURTHER.map((name) => value[name]), ...past];
  return [...(isMoment(value) ? [value] : []), ...further.flatMap(recordsIn)];
}
