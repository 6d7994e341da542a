import type { LocalTime } from '@/domain/calendar/dates';

/**
 * The current time and the zone that every record carries (`Europe/Berlin`), and the signed-in operator. `time` is the
 * local time in a zone that is not the computer's.
 */
export type Clock = () => { now: Date; zone: string; time?: LocalTime; operator?: string };

/** The computer's clock. It dates new records and nothing else on screen. */
export const computerClock: Clock = () => ({
  now: new Date(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
