import { isSame, ownValue } from '@/lib/objects';
import { numberOf, type Numbered } from '@/domain/rowNumbers';

/** Base rows that never change, and the rows that an operator added or changed, by id. */
export type Overlay<Row> = { rows: readonly Row[]; changed: Record<string, Row> };

/** The added rows, highest number first, followed by the base rows in their order with their changes. */
export function effectiveRows<Row extends Numbered>({ rows, changed }: Overlay<Row>): readonly Row[] {
  const ids = Object.keys(changed);
  if (ids.length === 0) return rows;
  const added = new Set(ids);
  const summary = rows.map((row) => {
    added.delete(row.id);
    return editedRow(row, ownValue(changed, row.id));
  });
  const newestFirst = [...added]
    .flatMap((id) => ownValue(changed, id) ?? [])
    .sort((a, b) => numberOf(b).localeCompare(numberOf(a), 'en', { numeric: true }));
  return [...newestFirst, ...summary];
}

/** The current row, or undefined if no row has the id. */
export function effectiveRow<Row extends { id: string }>({ rows, changed }: Overlay<Row>, id: string): Row | undefined {
  const base = rows.find((row) => row.id === id);
  return base ? editedRow(base, ownValue(changed, id)) : ownValue(changed, id);
}

/** What follows from the payments. No edit changes it, so a later import is not hidden by an earlier edit. */
const FIGURES = ['transactions', 'totalSales', 'joinedOn'];

function editedRow<Row extends object>(base: Row, edited: Row | undefined): Row {
  const figures = Object.fromEntries(Object.entries(base).filter(([name]) => FIGURES.includes(name)));
  return !edited || isSame(edited, { ...edited, ...figures }) ? (edited ?? base) : { ...edited, ...figures };
}

/** Stores a row in a draft. A row that equals its base row is not stored. */
export function putRow<Row extends { id: string }>(overlay: Overlay<Row>, row: Row): void {
  const base = overlay.rows.find(({ id }) => id === row.id);
  if (isSame(row, base)) Reflect.deleteProperty(overlay.changed, row.id);
  // Object spread instead of assignment: an imported row may have the id `__proto__`.
  else overlay.changed = { ...overlay.changed, [row.id]: row };
}

/** Whether an operator added the row. Only added rows can be removed. */
export function isAdded({ rows, changed }: Overlay<{ id: string }>, id: string): boolean {
  return Object.hasOwn(changed, id) && !rows.some((row) => row.id === id);
}
