import { momentOfRecord, STARTS_WITH_MOMENT, type Recorded } from './recorded';

// By zone, as making one takes long; null where the browser does not know the zone.
const formats = new Map<string, Intl.DateTimeFormat | null>();

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

/** By how many milliseconds the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) formats.set(zone, (format = createFormat(zone)));
  // `11/23/2024, GMT-05:00`, and nothing behind GMT where it is UTC.
  const offset = /[+-]\d\d:\d\d/.exec(format?.format(instant) ?? '')?.[0] ?? 'Z';
  return -Date.parse(`1970-01-01T00:00:00${offset}`);
}

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}
