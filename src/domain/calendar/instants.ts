import type { Day, LocalTime } from './dates';
import { momentOfRecord, STARTS_WITH_MOMENT, type Recorded } from './recorded';

/** A local time with its zone: an IANA name, `UTC` or an offset such as `+02:00`. */
export type ZonedTime = { time: LocalTime; zone?: string | undefined };

/** Everywhere on earth an offset changes at a full or a half hour of UTC. */
const HALF_HOUR = 1_800_000;

type Zone = { format: Intl.DateTimeFormat | null; offsets: Map<number, number> };

// By zone, as making a format takes long, and so does asking it for an offset; null where the browser does not know the zone.
const zones = new Map<string, Zone>();

/**
 * When something was recorded, in milliseconds since 1970: as its id says, else by its time in its zone. A day alone is its
 * start, and without a zone that is known a time is taken for UTC.
 */
export function instantOf({ id, recordedAt, zone }: Recorded & { zone?: string | undefined }): number {
  const inUtc = momentOfRecord({ id, recordedAt: `${recordedAt} 00:00:00`.slice(0, 19) });
  if (zone === undefined || STARTS_WITH_MOMENT.test(id)) return inUtc;
  // Asked twice: between the first answer and the time the zone may have gone over to summer time, or back.
  return inUtc - offsetAt(inUtc - offsetAt(inUtc, zone), zone);
}

/**
 * The local time in a zone of the instant that another zone's local time names: 20:15:40 in New York is 00:15:40 of the next
 * day in UTC. A day alone has no time, and a time without a zone names no instant: both stay as they are.
 */
export function timeInZone({ time, zone }: ZonedTime, wanted: string | undefined): LocalTime {
  if (zone === wanted || !zone || !wanted || isDayAlone(time)) return time;
  const instant = instantOf({ id: '', recordedAt: time, zone });
  return new Date(instant + offsetAt(instant, wanted)).toISOString().slice(0, 19).replace('T', ' ');
}

/** The days of two times in one zone: in that of the second one, or of the first where that one is a day alone. */
export function daysInOneZone(first: ZonedTime, second: ZonedTime): [Day, Day] {
  const zone = isDayAlone(first.time) ? first.zone : second.zone;
  return [timeInZone(first, zone).slice(0, 10), timeInZone(second, zone).slice(0, 10)];
}

function isDayAlone(time: LocalTime): boolean {
  return time.length === 'YYYY-MM-DD'.length;
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, name: string): number {
  let zone = zones.get(name);
  if (zone === undefined) zones.set(name, (zone = { format: createFormat(name), offsets: new Map() }));
  const { format, offsets } = zone;
  const halfHour = Math.floor(instant / HALF_HOUR);
  let offset = offsets.get(halfHour);
  if (offset === undefined) {
    // `11/23/2024, GMT-05:00`, and nothing behind GMT where it is UTC. Not every browser knows zones that are offsets.
    const written = /[+-]\d\d:\d\d/.exec(format?.format(instant) ?? name)?.[0] ?? 'Z';
    offsets.set(halfHour, (offset = -Date.parse(`1970-01-01T00:00:00${written}`)));
  }
  return offset;
}

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}
