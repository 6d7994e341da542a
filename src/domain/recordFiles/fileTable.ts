import { readDay, type Day } from '@/domain/calendar/dates';
import { resolveCurrencyName } from '@/domain/imports/currencyNames';
import { headerKey } from '@/domain/imports/headerKey';
import type { Currency } from '@/domain/money/currency';
import type { FieldRefusal } from '@/domain/refusals';
import type { PartyId } from '@/domain/statements/parties';
import { groupBy } from '@/lib/byKey';

/** The table of a file: the names of its columns, and its rows with their line in the file and trimmed cells. */
export type FileTable = { headers: readonly string[]; rows: readonly FileRow[] };
type FileRow = { line: number; cells: readonly string[] };

/** What the rows of a file say, the rows that cannot be used with the reason, and needed columns that are missing. */
export type ReadRecords<Read> = {
  found: Read[];
  refused: { line: number; reason: FieldRefusal }[];
  missing: string[];
};

/** The named columns of a table. A cell of a column that the file does not have is empty. */
type NamedColumns<Column extends string> = {
  has: (column: Column) => boolean;
  /** All cells of a column. */
  textsOf: (column: Column) => string[];
  /** Reads each row, unless a needed column is missing. */
  read: <Read extends object>(
    needed: readonly Column[],
    readRow: (cell: (column: Column) => string) => Read | FieldRefusal,
  ) => ReadRecords<Read>;
};

/** Finds columns by their headers: `names` has those that each column may have, the most certain ones first. */
export function columnsOf<Column extends string>(
  { headers, rows }: FileTable,
  names: Readonly<Record<Column, readonly string[]>>,
): NamedColumns<Column> {
  const keys = headers.map(keyOf);
  const columns = new Map(
    Object.entries<readonly string[]>(names).flatMap(([column, known]) => {
      const index = known.map((name) => keys.indexOf(keyOf(name))).find((found) => found >= 0);
      return index === undefined ? [] : [[column, index]];
    }),
  );
  const cellOf = ({ cells }: FileRow, column: Column) => cells[columns.get(column) ?? -1] ?? '';
  return {
    has: (column) => columns.has(column),
    textsOf: (column) => rows.map((row) => cellOf(row, column)),
    read: (needed, readRow) => {
      const missing = needed.filter((column) => !columns.has(column)).map((column) => names[column][0] ?? column);
      const read =
        missing.length > 0 ? [] : rows.map((row) => [row.line, readRow((column) => cellOf(row, column))] as const);
      return {
        missing,
        found: read.flatMap(([, value]) => (typeof value === 'string' ? [] : [value])),
        refused: read.flatMap(([line, value]) => (typeof value === 'string' ? [{ line, reason: value }] : [])),
      };
    },
  };
}

/** Percentages and fixed amounts often differ only by the sign. */
function keyOf(header: string): string {
  return headerKey(header.replaceAll('%', ' percent '));
}

/**
 * Finds parties by id or by name, without regard to case. A name of several parties is refused. An empty cell names nobody,
 * and a name without letters and digits is compared unchanged.
 */
export function partyFinder(names: ReadonlyMap<PartyId, string>): (text: string) => { id: PartyId } | FieldRefusal {
  const keyOfName = (name: string) => headerKey(name) || name;
  const byName = groupBy(names, ([, name]) => keyOfName(name));
  return (text) => {
    if (text === '') return 'partyUnknown';
    if (names.has(text)) return { id: text };
    const [found, ...others] = byName.get(keyOfName(text)) ?? [];
    if (!found) return 'partyUnknown';
    return others.length > 0 ? 'partyUnclear' : { id: found[0] };
  };
}

/** Headers of columns that say the currency of the amounts. */
export const CURRENCY_HEADERS = ['Currency', 'Destination currency'] as const;

/** Whether a cell says that its row has another currency. An empty one says nothing. */
export function isOtherCurrency(text: string, { code }: Currency): boolean {
  return text !== '' && resolveCurrencyName(text, code) !== code;
}

/**
 * Reads the days of a column. If a day such as 31/10/2026 shows that the file writes the day first, no day with slashes or
 * points is guessed.
 */
export function dayReader(texts: readonly string[], today: Day): (text: string) => Day | undefined {
  const isNumeric = (text: string) => /^\d{1,2}[/.]\d/.test(text);
  const isDayFirst = texts.some((text) => isNumeric(text) && readDay(text.split(' ')[0] ?? '', today) === undefined);
  // A day may have a time.
  const read = (text: string) => readDay(text, today) ?? readDay(text.slice(0, 10), today);
  return (text) => (isDayFirst && isNumeric(text) ? undefined : read(text));
}
