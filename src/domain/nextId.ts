/** Rows that operators add to own data are numbered from here on: a newer file numbers its own from 1, and both are there. */
export const FIRST_IN_OWN_DATA = 900_001;

/** The next free id, `MER031` or `INT031`: one above the highest of these, and at least of this number. */
export function nextId(prefix: 'MER' | 'INT', rows: readonly { id: string }[], least = 1): string {
  const isOne = new RegExp(`^${prefix}(\\d+)$`);
  const next = rows.reduce((highest, { id }) => Math.max(highest, Number(isOne.exec(id)?.[1] ?? 0) + 1), least);
  return prefix + String(next).padStart(3, '0');
}
