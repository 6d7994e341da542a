import type { ReadPayment } from './plan';

/**
 * The zone (IANA name) that an import suggests for the days of a new workspace, and why: the only zone of the rows, or
 * the browser's if the rows have none, several, or only an offset, which does not change with daylight saving time.
 */
export type SuggestedZone = { timeZone: string; reason: 'file' | 'several' | 'offset' | 'browser' };

/** Suggests a zone by the first rows of the files. An unknown zone of the browser is UTC. */
export function suggestZone(rows: readonly Pick<ReadPayment, 'timeZone'>[], browserZone: string): SuggestedZone {
  const zones = new Set(rows.map(({ timeZone }) => timeZone));
  zones.delete('');
  const [zone, ...others] = zones;
  const ofBrowser = { timeZone: browserZone || 'UTC' };
  if (zone === undefined) return { ...ofBrowser, reason: 'browser' };
  if (others.length > 0) return { ...ofBrowser, reason: 'several' };
  return /^[+-]/.test(zone) ? { ...ofBrowser, reason: 'offset' } : { timeZone: zone, reason: 'file' };
}
