import { isSame } from '@/domain/isSame';
import { ownValue } from '@/domain/ownValue';

/** Rows that never change, and by their ids those that an operator added, or that stand in the place of one of them. */
export type Overlay<Row> = { rows: readonly Row[]; changed: Record<string, Row> };

/** The added rows, newest (highest id) first, then the base in its order with the changed ones in their places. */
export function effectiveRows<Row extends { id: string }>({ rows, changed }: Overlay<Row>): readonly Row[] {
  const ids = Object.keys(changed);
  if (ids.length === 0) return rows;
  const added = new Set(ids);
  const summary = rows.map((row) => {
    added.delete(row.id);
    return ownValue(changed, row.id) ?? row;
  });
  const newestFirst = [...added].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [...newestFirst.flatMap((id) => ownValue(changed, id) ?? []), ...summary];
}

/** The row as it stands; undefined where none has the id. */
export function effectiveRow<Row extends { id: string }>({ rows, changed }: Overlay<Row>, id: string): Row | undefined {
  return ownValue(changed, id) ?? rows.find((row) => row.id === id);
}

/** Puts a row in its place, in a draft; what is again as it was there before is no change. */
export function putRow<Row extends { id: string }>(overlay: Overlay<Row>, row: Row): void {
  const base = overlay.rows.find(({ id }) => id === row.id);
  if (isSame(row, base)) Reflect.deleteProperty(overlay.changed, row.id);
  // Not by an assignment: a file may have called the row `__proto__`.
  else overlay.changed = { ...overlay.changed, [row.id]: row };
}

/** Whether an operator added the row: only such a one can be taken away again. */
export function isAdded({ rows, changed }: Overlay<{ id: string }>, id: string): boolean {
  return Object.hasOwn(changed, id) && !rows.some((row) => row.id === id);
}
