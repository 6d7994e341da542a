/** Rows that operators add to imported data are numbered from here on, because newer files number their rows from 1. */
export const FIRST_ADDED_NUMBER = 900_001;

/** The next free id, such as `MER031`: one above the highest id, and at least this number. */
export function nextId(prefix: 'MER' | 'INT', rows: readonly { id: string }[], least = 1): string {
  const idPattern = new RegExp(`^${prefix}(\\d+)$`);
  const next = rows.reduce((highest, { id }) => Math.max(highest, Number(idPattern.exec(id)?.[1] ?? 0) + 1), least);
  return prefix + String(next).padStart(3, '0');
}
