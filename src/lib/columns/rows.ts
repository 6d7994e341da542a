import { createNumbers, NUMBERS, pickNumbers, withoutZeros, type NumberKind, type Numbers } from './numbers';
import { createStringColumn, joinStrings, pickStrings, textAt, type StringColumn } from './stringColumn';

/** The columns of rows, with the kind of each. */
export type ColumnKind = 'texts' | NumberKind;
export type Shape = Readonly<Record<string, ColumnKind>>;
type Column<Kind> = Kind extends NumberKind ? ReturnType<(typeof NUMBERS)[Kind]> : StringColumn;

/**
 * Rows as columns. A column is empty if every row has 0 or '' in it. At run time, rows also have the columns that a newer
 * console added and this one does not know: no row loses them when rows are picked, joined or copied.
 */
export type Rows<Of extends Shape> = { readonly length: number } & { readonly [Name in keyof Of]: Column<Of[Name]> };

/** One row. A position in a list of words keeps its number; the list gives its meaning. */
export type Row<Of extends Shape> = { -readonly [Name in keyof Of]: Of[Name] extends NumberKind ? number : string };

/** The columns of the shape, followed by the unknown columns of the rows. */
export function allColumns<Of extends Shape>(shape: Of, ...sets: readonly Rows<Of>[]): Of {
  const unknown = sets.flatMap(({ length: _, ...columns }) =>
    Object.entries<StringColumn | Numbers>(columns).flatMap(([name, column]) =>
      Object.hasOwn(shape, name) ? [] : [[name, kindOf(column)] as const],
    ),
  );
  // The type knows only the columns of the shape. The others are copied without a look at them.
  return unknown.length === 0 ? shape : { ...shape, ...Object.fromEntries(unknown) };
}

function kindOf(column: StringColumn | Numbers): ColumnKind {
  if ('ends' in column) return 'texts';
  return column instanceof Float64Array ? 'float64' : column instanceof Uint32Array ? 'uint32' : 'uint16';
}

/** Builds rows with these columns. `columnOf` gets the name and the kind of each. */
export function buildRows<Of extends Shape>(
  shape: Of,
  length: number,
  columnOf: (name: keyof Of & string, kind: ColumnKind) => StringColumn | Numbers,
): Rows<Of> {
  const columns = Object.entries(shape).map(([name, kind]) => [name, columnOf(name, kind)]);
  // TypeScript cannot relate the kind of each column to its name in the shape.
  return { length, ...Object.fromEntries(columns) } as Rows<Of>;
}

export type RowsBuilder<Of extends Shape> = { push: (row: Row<Of>) => void; finish: () => Rows<Of> };

/** Collects rows. `earlier` are rows that some of them come from, whose unknown columns are kept. */
export function createRows<Of extends Shape>(shape: Of, earlier?: Rows<Of>): RowsBuilder<Of> {
  const columns = Object.entries(earlier ? allColumns(shape, earlier) : shape).map(([name, kind]) =>
    kind === 'texts' ? { name, fallback: '', ...createStringColumn() } : { name, fallback: 0, ...createNumbers(kind) },
  );
  let length = 0;
  return {
    push: (row) => {
      length += 1;
      for (const { name, fallback, push } of columns) push((row[name] ?? fallback) as never);
    },
    finish: () => {
      const finished = columns.map(({ name, finish }) => [name, finish()]);
      return { length, ...Object.fromEntries(finished) } as Rows<Of>;
    },
  };
}

/** The rows at these indices, in the order of the indices. */
export function pickRows<Of extends Shape>(shape: Of, rows: Rows<Of>, indices: Uint32Array): Rows<Of> {
  return buildRows(allColumns(shape, rows), indices.length, (name, kind) => {
    const column: StringColumn | Numbers = rows[name];
    if ('ends' in column) return pickStrings(column, indices);
    const picked = NUMBERS[kind as NumberKind](column.length === 0 ? 0 : indices.length);
    pickNumbers(column, indices, picked);
    return withoutZeros(picked);
  });
}

/** The rows of both, the second ones after the first. */
export function joinRows<Of extends Shape>(shape: Of, a: Rows<Of>, b: Rows<Of>): Rows<Of> {
  const length = a.length + b.length;
  return buildRows(allColumns(shape, a, b), length, (name, kind) => {
    // An unknown column may be in one of them alone.
    const [first, second]: (StringColumn | Numbers)[] = [a[name] ?? emptyColumn(kind), b[name] ?? emptyColumn(kind)];
    if (kind === 'texts') return joinStrings(first as StringColumn, a.length, second as StringColumn, b.length);
    const joined = NUMBERS[kind](length);
    joined.set(first as Numbers);
    joined.set(second as Numbers, a.length);
    return withoutZeros(joined);
  });
}

/** A column of any number of rows with nothing but 0 or ''. */
export function emptyColumn(kind: ColumnKind): StringColumn | Numbers {
  return kind === 'texts' ? { text: '', ends: new Uint32Array() } : NUMBERS[kind](0);
}

/**
 * Rows with all columns of the shape, and with those that it does not know. A column that is not there is empty: each row
 * has the default 0 or ''. Throws a RangeError if a column is of another kind.
 */
export function withColumns<Of extends Shape>(shape: Of, rows?: Rows<Shape>): Rows<Of> {
  const columns = Object.entries(shape).map(([name, kind]) => {
    const column = rows && Object.hasOwn(rows, name) ? rows[name] : undefined;
    if (column !== undefined && kindOf(column) !== kind) throw new RangeError('A column is of another kind');
    return [name, column ?? emptyColumn(kind)];
  });
  return { ...rows, length: rows?.length ?? 0, ...Object.fromEntries(columns) } as Rows<Of>;
}

/** The row at an index as an object. Throws a RangeError if there is none. */
export function toPlainRow<Of extends Shape>(shape: Of, rows: Rows<Of>, index: number): Row<Of> {
  if (!(index >= 0 && index < rows.length)) throw new RangeError(`There is no row ${index}`);
  const values = Object.keys(allColumns(shape, rows)).map((name) => {
    const column: StringColumn | Numbers = rows[name as keyof Of];
    return [name, 'ends' in column ? textAt(column, index) : (column[index] ?? 0)];
  });
  return Object.fromEntries(values) as Row<Of>;
}

/** All rows as objects, one by one, because there may be a million. */
export function* plainRows<Of extends Shape>(shape: Of, rows: Rows<Of>): Generator<Row<Of>> {
  for (let index = 0; index < rows.length; index += 1) yield toPlainRow(shape, rows, index);
}

/** Compares a row of one set with a row of another by content. */
export function createComparison<Of extends Shape>(shape: Of, a: Rows<Of>, b: Rows<Of>) {
  const same = Object.keys(shape).map((name) => {
    const mine: StringColumn | Numbers = a[name as keyof Of];
    const its: StringColumn | Numbers = b[name as keyof Of];
    if ('ends' in mine)
      return (at: number, position: number) => textAt(mine, at) === textAt(its as StringColumn, position);
    return (at: number, position: number) => (mine[at] ?? 0) === ((its as Numbers)[position] ?? 0);
  });
  return (at: number, position: number): boolean => same.every((isSame) => isSame(at, position));
}
