// A separate generator, so that the files and the expected figures share no code with the product.

/** Random numbers from a seed: the same seed gives the same platform (Mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** A whole number from `low` up to and including `high`. */
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    isBelow: (share: number) => next() < share,
  };
}

export type Random = ReturnType<typeof randomFrom>;

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** A time in UTC as providers write it, from minutes since 1970. */
export function timeText(minutes: number): string {
  const date = new Date(minutes * 60_000);
  const day = `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  return `${day} ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:00`;
}

/** The start of a day in minutes since 1970. */
export const minutesOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 60_000;

/** Cents as a plain amount. */
export function amountText(cents: number): string {
  const digits = pad(Math.abs(cents), 3);
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
