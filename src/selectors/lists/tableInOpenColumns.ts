import { readColumns, tableInColumns } from '@/domain/lists/chosenColumns';
import type { LongTable } from '@/domain/lists/csv';
import { selectOpenColumns } from './openColumns';

/** An export of the open list with the columns of the screen first. All other columns follow as defined. */
export function selectInOpenColumns(
  state: Parameters<typeof selectOpenColumns>[0],
  { columns }: { columns: Readonly<Record<string, { header: string }>> },
  table: LongTable,
): LongTable {
  const text = selectOpenColumns(state);
  if (text === undefined) return table;
  const { order, hidden } = readColumns(text, Object.keys(columns));
  const shown = order.filter((name) => !hidden.includes(name));
  return tableInColumns(
    table,
    shown.map((name) => columns[name]?.header ?? name),
  );
}
