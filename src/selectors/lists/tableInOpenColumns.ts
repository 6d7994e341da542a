import { fileColumnName, readColumns, tableInColumns } from '@/domain/lists/chosenColumns';
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
  const defined = Object.entries(columns).map(([name, { header }]) => [name, header] as const);
  const known = new Set(defined.map(([, header]) => header));
  const others = table.headers.filter((header) => !known.has(header));
  const headers = new Map([...defined, ...others.map((header) => [fileColumnName(header), header] as const)]);
  const { order, hidden } = readColumns(text, [...headers.keys()]);
  const shown = order.filter((name) => !hidden.includes(name));
  return tableInColumns(
    table,
    shown.flatMap((name) => headers.get(name) ?? []),
  );
}
