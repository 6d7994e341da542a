import { memoizeByText } from '@/lib/cells/memoize';
import { ownValue } from '@/lib/objects';

/** Offsets in hours of abbreviations with exactly one offset. IST has three, so it is not here. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  UCT: 0,
  'ETC/UTC': 0,
  'ETC/GMT': 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  CEST: 2,
  MEZ: 1,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  SGT: 8,
  HKT: 8,
  AWST: 8,
  JST: 9,
  KST: 9,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
  AST: -4,
  ADT: -3,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AKST: -9,
  AKDT: -8,
  HST: -10,
};

/** The names of North American zones at Square and other providers. */
const REGIONS: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  atlantic: 'America/Halifax',
  newfoundland: 'America/St_Johns',
  arizona: 'America/Phoenix',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  'indiana (east)': 'America/Indiana/Indianapolis',
};

/**
 * A zone as the console knows it: `UTC`, an offset (`+02:00`), or an IANA name. Also reads abbreviations (`PDT` is
 * -07:00), `Pacific Time (US & Canada)`, and names of cities, optionally with an offset in brackets.
 */
export const readTimeZone = memoizeByText((text: string): string => {
  const name = text.replace(/\((?:GMT|UTC)[^)]*\)/iu, '').trim();
  const hours = ownValue(ABBREVIATIONS, name.toUpperCase());
  if (hours !== undefined) return offset(hours < 0, Math.abs(hours), 0);
  const written = /^(?:UTC|GMT)?\s?([+\-−])(\d{1,2})(?::?([0-5]\d))?$/iu.exec(name);
  if (written !== null) return offset(written[1] !== '+', Number(written[2]), Number(written[3] ?? 0));
  const region = /^(.+?)(?: (?:standard |daylight )?time)?(?: \((?:us & )?canada\))?$/u.exec(name.toLowerCase())?.[1];
  return ownValue(REGIONS, region ?? '') ?? namedZone(name) ?? 'time zone unknown';
});

function offset(isBehind: boolean, hours: number, minutes: number): string {
  if (hours > 14) return 'time zone unknown';
  if (hours === 0 && minutes === 0) return 'UTC';
  return `${isBehind ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function namedZone(name: string): string | undefined {
  const city = `/${name.replaceAll(' ', '_').toLowerCase()}`;
  const known = Intl.supportedValuesOf('timeZone').find((zone) => `/${zone.toLowerCase()}`.endsWith(city));
  if (known !== undefined) return known;
  // Older names such as US/Pacific are not listed. Without a slash they are abbreviations that several zones share.
  if (!name.includes('/')) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return undefined;
  }
}
