import { numberOf, type Numbered } from './rowNumbers';

type Prefix = 'MER' | 'INT';

/** Rows that operators add to imported data are numbered from here on, because newer files number their rows from 1. */
export const FIRST_ADDED_NUMBER = 900_001;

/** The next free number: one above the highest, and at least this one. */
export function nextNumber(prefix: Prefix, rows: readonly Numbered[], least = 1): string {
  const pattern = new RegExp(`^${prefix}(\\d+)$`);
  const next = rows.reduce(
    (highest, row) => Math.max(highest, Number(pattern.exec(numberOf(row))?.[1] ?? 0) + 1),
    least,
  );
  return prefix + String(next).padStart(3, '0');
}

/** The ids have nine digits, which earlier versions can read and no file uses. */
const [LOWEST_ID, IDS] = [100_000_000, 800_000_000];

/** An id for a new row. It is random, so that two tabs never make the same one. */
export function createRowId(prefix: Prefix): string {
  return prefix + String(LOWEST_ID + Math.floor(Math.random() * IDS));
}
