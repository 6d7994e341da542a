import { allColumns, buildRows, type ColumnKind, type Rows, type Shape } from './rows';
import { NUMBERS, type NumberKind, type Numbers } from './numbers';
import type { StringColumn } from './stringColumn';

/** A column in the header of a data set. `counts` are the elements of each of its arrays: of its texts, ends and bytes. */
export type StoredColumn = { name: string; kind: ColumnKind; counts: readonly number[] };
/** A table in the header of a data set, with its columns in the order of their bytes. `length` is in rows. */
export type StoredTable = { length: number; columns: readonly StoredColumn[] };

/** Each column starts at a multiple of this number of bytes, because an array of doubles requires it. */
const ALIGNMENT = 8;

export function padded(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** The header of each table and the arrays of its columns, including those that this console does not know. */
export function encodeTables<Shapes extends Readonly<Record<string, Shape>>>(
  shapes: Shapes,
  rows: { [Name in keyof Shapes]: Rows<Shapes[Name]> },
) {
  const entries = Object.entries(shapes) as [keyof Shapes & string, Shapes[keyof Shapes]][];
  return entries.map(([name, shape]) => ({ name, ...encodeTable(shape, rows[name]) }));
}

function encodeTable<Of extends Shape>(shape: Of, rows: Rows<Of>) {
  const arrays: (Numbers | Uint8Array)[] = [];
  const columns = Object.entries(allColumns(shape, rows)).map(([name, kind]): StoredColumn => {
    const column: StringColumn | Numbers = rows[name as keyof Of];
    const parts = 'ends' in column ? [column.ends, new TextEncoder().encode(column.text)] : [column];
    arrays.push(...parts);
    return { name, kind, counts: parts.map(({ length }) => length) };
  });
  return { table: { length: rows.length, columns } satisfies StoredTable, arrays };
}

/**
 * Reads tables from bytes. Their columns are views of the bytes, each under its name. Throws a RangeError if they do not
 * fit, or if bytes are left over or missing.
 */
export function readTables<Name extends string>(
  buffer: ArrayBuffer,
  start: number,
  tables: readonly (readonly [Name, StoredTable])[],
): Map<Name, Rows<Shape>> {
  let at = start;
  const advance = (count: number, elementBytes: number) => {
    const from = at;
    at += padded(count * elementBytes);
    return from;
  };
  const numbers = (kind: NumberKind, count: number, length: number): Numbers => {
    if (count !== 0 && count !== length) throw new RangeError('A column is longer or shorter than its rows');
    const from = advance(count, NUMBERS[kind](0).BYTES_PER_ELEMENT);
    if (kind === 'float64') return new Float64Array(buffer, from, count);
    return kind === 'uint32' ? new Uint32Array(buffer, from, count) : new Uint16Array(buffer, from, count);
  };
  const texts = (count: number, byteCount: number, length: number): StringColumn => {
    const ends = numbers('uint32', count, length) as Uint32Array;
    const bytes = new Uint8Array(buffer, advance(byteCount, 1), byteCount);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    let end = 0;
    for (const next of ends) {
      if (next < end) throw new RangeError('A text ends before it starts');
      end = next;
    }
    if (end !== text.length) throw new RangeError('The texts are longer or shorter than their ends say');
    return { text, ends };
  };
  const read = new Map<Name, Rows<Shape>>();
  for (const [table, { length, columns }] of tables) {
    const kinds = Object.fromEntries(columns.map(({ name, kind }) => [name, kind]));
    const counts = new Map(columns.map((column) => [column.name, column.counts]));
    const rows = buildRows(kinds, length, (name, kind) => {
      const [count = 0, byteCount = 0] = counts.get(name) ?? [];
      return kind === 'texts' ? texts(count, byteCount, length) : numbers(kind, count, length);
    });
    read.set(table, rows);
  }
  if (at !== buffer.byteLength) throw new RangeError('There are more or fewer bytes than columns');
  return read;
}

/**
 * Detects corruption, not tampering (not cryptographic): a change of any 32-bit word changes it. Two sums run in
 * parallel because a processor computes both at the same time.
 */
export function checksumColumns(buffer: ArrayBuffer, start: number): number {
  const words = new Uint32Array(buffer, start);
  let [even, odd] = [OFFSET, OFFSET];
  for (let at = 0; at < words.length; at += 2) {
    even = Math.imul(even ^ Number(words[at]), PRIME);
    odd = Math.imul(odd ^ (words[at + 1] ?? 0), PRIME);
  }
  return (even ^ Math.imul(odd, PRIME)) >>> 0;
}

// The offset basis and the prime of FNV-1a.
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
