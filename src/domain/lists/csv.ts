import type { Currency } from '@/domain/money/currency';
import type { Day, DayRange } from '@/domain/calendar/dates';
import { plainAmount } from '@/domain/money/money';
import type { ListColumn, ListDefinition } from './lists';

/** The table of an export: the headers of the screen, and rows of cells in which numbers are plain digits. */
export type CsvTable = { headers: readonly string[]; rows: readonly (readonly string[])[] };

type Rows = readonly (readonly string[])[];

/**
 * A table that creates its rows on demand, in order. A `CsvTable` satisfies this type, too. With `portions`, the rows arrive over
 * time, and `rows` has only their number.
 */
export type LongTable = {
  headers: readonly string[];
  rows: { length: number; slice: (from: number, to: number) => Rows };
  portions?: () => AsyncIterable<Rows>;
};

/** The table with other headers and with changed cells in each row. */
export function withCells(
  { rows, portions }: LongTable,
  headers: readonly string[],
  change: (cells: readonly string[]) => readonly string[],
): LongTable {
  return {
    headers,
    rows: { length: rows.length, slice: (from, to) => rows.slice(from, to).map(change) },
    ...(portions && {
      async *portions() {
        for await (const portion of portions()) yield portion.map(change);
      },
    }),
  };
}

/** The same table with all rows in memory, for a format that needs them. */
export async function withAllRows(table: LongTable): Promise<LongTable> {
  if (!table.portions) return table;
  const rows: (readonly string[])[] = [];
  for await (const portion of table.portions()) rows.push(...portion);
  return { headers: table.headers, rows };
}

/** Rows that are created one portion at a time, because all rows of 1,000,000 payments together would block the page. */
export function lazyRows(length: number, rowAt: (row: number) => readonly string[]): LongTable['rows'] {
  return {
    length,
    slice: (from, to) => Array.from({ length: Math.max(Math.min(to, length) - from, 0) }, (_, at) => rowAt(from + at)),
  };
}

/** `transactions.csv`, or `transactions-2024-06-01-to-2024-06-30.csv` if both ends of a range are chosen. */
export function csvFileName(noun: string, { start, end }: DayRange): string {
  return start === null || end === null ? `${noun}.csv` : `${noun}-${start}-to-${end}.csv`;
}

/** The rows of an export: the columns of the screen, followed by those for reconciliation. */
export function fileOf<Row, Column extends string>(
  { columns, fileColumns = [] }: Pick<ListDefinition<Row, Column>, 'columns' | 'fileColumns'>,
  rows: readonly Row[],
  currency: Currency,
): CsvTable {
  const shown = Object.values<ListColumn<Row>>(columns).map((column) => ({
    header: column.header,
    text: (row: Row) => fileText(column, row, currency),
  }));
  const all = [...shown, ...fileColumns];
  return {
    headers: all.map(({ header }) => header),
    rows: rows.map((row) => all.map(({ text }) => text(row, currency))),
  };
}

function fileText<Row>(column: ListColumn<Row>, row: Row, currency: Currency): string {
  switch (column.kind) {
    case undefined:
      return column.text?.(row, currency) ?? column.value(row);
    case 'money':
      return plainAmount(column.value(row), currency);
    case 'count':
      return String(column.value(row));
    default:
      return column satisfies never;
  }
}

/** `merchants-as-of-2024-06-12.csv`: the name of a file that shows a past day. */
export function fileNameAsOf(fileName: string, day: Day): string {
  return fileName.replace(/(?=\.[^.]*$)/, `-as-of-${day}`);
}

/** The table of a past day, which its last column names in each row. */
export function tableAsOf(table: LongTable, day: Day): LongTable {
  return withCells(table, [...table.headers, 'AS OF'], (cells) => [...cells, day]);
}
