import { isRecord } from './objects';

/**
 * The values of one field in many records, as JSON that is short and quickly read: a list, one value that all have, words and
 * their indices, a number and the steps after it, or the columns of records. Records of several shapes are in groups.
 */
export type JsonColumn =
  | readonly unknown[]
  | { all: unknown }
  | { words: readonly unknown[]; indices: readonly number[] }
  | { before: number; steps: JsonColumn }
  | { fields: readonly string[]; columns: readonly JsonColumn[] }
  | { group: JsonColumn; groups: readonly JsonColumn[] };

/** A list in which one of so many values is a new one has no words. */
const LEAST_REPEATED = 4;

type Fields = Record<string, unknown>;

/** The column of values of JSON. The same values have the same column. */
export function packColumn(values: readonly unknown[]): JsonColumn {
  if (values.length === 0) return [];
  if (values.every(isRecord)) return packRecords(values);
  if (values.every(isInteger)) return packIntegers(values);
  return values.every(isWord) ? packWords(values) : values;
}

// -0 would be another word than 0, but the same in JSON.
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);
const isWord = (value: unknown) => typeof value !== 'object' || value === null;

function packIntegers(values: readonly number[]): JsonColumn {
  const [one = 0, two = one] = values;
  // Regular values have one step, also to the first of them.
  const before = one - (two - one);
  const steps = values.map((value, index) => value - (values[index - 1] ?? before));
  return [before, ...steps].every(isInteger) ? { before, steps: packWords(steps) } : values;
}

function packWords(values: readonly unknown[]): JsonColumn {
  const words = [...new Set(values)];
  if (words.length === 1) return { all: words[0] };
  if (words.length * LEAST_REPEATED > values.length) return values;
  const indices = new Map(words.map((word, index) => [word, index]));
  return { words, indices: values.map((value) => indices.get(value) ?? 0) };
}

function packRecords(values: readonly Fields[]): JsonColumn {
  const groups = new Map<string, { index: number; members: Fields[] }>();
  const group = values.map((value) => {
    const shape = JSON.stringify(Object.keys(value));
    const found = groups.get(shape) ?? { index: groups.size, members: [] };
    groups.set(shape, found);
    found.members.push(value);
    return found.index;
  });
  const columns = Array.from(groups.values(), ({ members }) => packShape(members));
  const [only] = columns;
  return only && columns.length === 1 ? only : { group: packColumn(group), groups: columns };
}

function packShape(members: readonly Fields[]): JsonColumn {
  const fields = Object.keys(members[0] ?? {});
  // An assignment to this name would change the prototype.
  if (fields.includes('__proto__')) return members;
  return { fields, columns: fields.map((field) => packColumn(members.map((member) => member[field]))) };
}

/** The values of a column that was written as JSON. `count` is how many there are. */
export function unpackColumn(column: JsonColumn, count: number): readonly unknown[] {
  if (!('length' in column)) {
    if ('all' in column) return new Array<unknown>(count).fill(column.all);
    if ('words' in column) return column.indices.map((index) => column.words[index]);
    if ('before' in column) return summed(column.before, unpackColumn(column.steps, count) as readonly number[]);
    return 'fields' in column ? unpackRecords(column.fields, column.columns, count) : unpackGroups(column, count);
  }
  return column;
}

function summed(before: number, steps: readonly number[]): number[] {
  let sum = before;
  return steps.map((step) => (sum += step));
}

function unpackRecords(fields: readonly string[], columns: readonly JsonColumn[], count: number): readonly Fields[] {
  const lists = columns.map((column) => unpackColumn(column, count));
  // Copies of one record that JSON has made are smaller and quicker than records that get one field after the other.
  const first = Object.fromEntries(fields.map((field, index) => [field, lists[index]?.[0]]));
  const copied = JSON.parse(JSON.stringify(first)) as Fields;
  const records = Array.from({ length: count }, () => ({ ...copied }));
  for (const [position, field] of fields.entries()) {
    const [column, list] = [columns[position], lists[position]];
    if (!column || !list || 'all' in column) continue;
    records.forEach((record, index) => {
      record[field] = list[index];
    });
  }
  return records;
}

function unpackGroups(
  { group, groups }: { group: JsonColumn; groups: readonly JsonColumn[] },
  count: number,
): unknown[] {
  const indices = unpackColumn(group, count) as readonly number[];
  const counts = groups.map(() => 0);
  for (const index of indices) counts[index] = (counts[index] ?? 0) + 1;
  const rest = groups.map((column, index) => unpackColumn(column, counts[index] ?? 0).values());
  return indices.map((index) => rest[index]?.next().value);
}
