import type { Day, LocalTime } from './dates';
import { momentOfRecord, STARTS_WITH_MOMENT, type Recorded } from './recorded';

/** A local time with its zone: an IANA name, `UTC` or an offset such as `+02:00`. */
export type ZonedTime = { time: LocalTime; zone?: string | undefined };

/** Offsets change only at full or half hours of UTC, so one answer holds for each half hour. */
const HALF_HOUR = 1_800_000;

type Zone = { format: Intl.DateTimeFormat | null; offsets: Map<number, number> };

// Cached by zone, because creating a format and asking it for an offset are slow. Null if the browser does not know the
// zone.
const zones = new Map<string, Zone>();

/** A record with its instant in milliseconds since 1970. Earlier versions stored only the local time and its zone. */
export type RecordedInstant = Recorded & { zone?: string | undefined; instant?: number | undefined };

/**
 * The time of a record in milliseconds since 1970: its instant, or from its id, or from its local time and zone. A day
 * counts as its start. A time without a known zone is read as UTC.
 */
export function instantOf({ id, recordedAt, zone, instant }: RecordedInstant): number {
  if (instant !== undefined) return instant;
  const inUtc = momentOfRecord({ id, recordedAt: `${recordedAt} 00:00:00`.slice(0, 19) });
  if (zone === undefined || STARTS_WITH_MOMENT.test(id)) return inUtc;
  // The offset is read twice, because daylight saving time may start or end between the first answer and the time.
  return inUtc - offsetAt(inUtc - offsetAt(inUtc, zone), zone);
}

/**
 * Converts a local time to another zone: 20:15:40 in New York is 00:15:40 of the next day in UTC. A day without a
 * time, or a time without a zone, is returned unchanged.
 */
export function timeInZone({ time, zone }: ZonedTime, wanted: string | undefined): LocalTime {
  if (zone === wanted || !zone || !wanted || isDateOnly(time)) return time;
  return timeAt(instantOf({ id: '', recordedAt: time, zone }), wanted);
}

/** The local time in a zone at an instant in milliseconds since 1970. An unknown zone is read as UTC. */
export function timeAt(instant: number, zone: string): LocalTime {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The time at which something was recorded, in the zone of its workspace. Unchanged if the workspace has no zone, or the
 * record has none, as those of earlier versions.
 */
export function recordedTimeIn(
  wanted: string | undefined,
  { recordedAt, zone, instant }: Omit<RecordedInstant, 'id'>,
): LocalTime {
  if (instant === undefined || wanted === undefined || zone === wanted)
    return timeInZone({ time: recordedAt, zone }, wanted);
  return timeAt(instant, wanted);
}

/** The days of two times in one zone: that of the second time, or of the first if the second is only a day. */
export function comparableDays(first: ZonedTime, second: ZonedTime): [Day, Day] {
  const zone = isDateOnly(first.time) ? first.zone : second.zone;
  return [timeInZone(first, zone).slice(0, 10), timeInZone(second, zone).slice(0, 10)];
}

function isDateOnly(time: LocalTime): boolean {
  return time.length === 'YYYY-MM-DD'.length;
}

/** The offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, name: string): number {
  let zone = zones.get(name);
  if (zone === undefined) zones.set(name, (zone = { format: createFormat(name), offsets: new Map() }));
  const { format, offsets } = zone;
  const halfHour = Math.floor(instant / HALF_HOUR);
  let offset = offsets.get(halfHour);
  if (offset === undefined) {
    // The format is `11/23/2024, GMT-05:00`, without an offset after GMT for UTC. Not every browser accepts offsets as
    // zones.
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
