import { formatDay, type LocalTime } from './dates';

/** `Jun 30, 2024, 22:41`: a recorded time in a sentence. */
export function formatMoment(time: LocalTime): string {
  return `${formatDay(time)}, ${time.slice(11, 16)}`;
}

/** `Eastern Time (America/New_York)`. `UTC` and offsets are returned unchanged. */
export function nameZone(zone: string): string {
  if (!zone.includes('/')) return zone;
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
    const [name = zone] = parts.filter(({ type }) => type === 'timeZoneName').map(({ value }) => value);
    return `${name} (${zone})`;
  } catch {
    // An imported file may name a zone that this browser does not know.
    return zone;
  }
}
