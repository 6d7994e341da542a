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
  | { fields: Readonly<Record<string, JsonColumn>> }
  | { group: JsonColumn; groups: readonly { size: number; column: JsonColumn }[] };

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
  const [one, two = one] = values as [number, ...number[]];
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
  return { words, indices: values.map((value) => Number(indices.get(value))) };
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
  const packed = Array.from(groups, ([shape, { members }]) => ({
    size: members.length,
    column: packShape(JSON.parse(shape) as string[], members),
  }));
  const [only, ...others] = packed;
  return only && others.length === 0 ? only.column : { group: packColumn(group), groups: packed };
}

function packShape(fields: readonly string[], members: readonly Fields[]): JsonColumn {
  // An assignment to this name would change the prototype.
  if (fields.includes('__proto__')) return members;
  const columnOf = (field: string) => packColumn(members.map((member) => member[field]));
  return { fields: Object.fromEntries(fields.map((field) => [field, columnOf(field)])) };
}

/** The values of a column that was written as JSON. `count` is how many there are. */
export function unpackColumn(column: JsonColumn, count: number): readonly unknown[] {
  if (!('length' in column)) {
    if ('all' in column) return new Array<unknown>(count).fill(column.all);
    if ('words' in column) return column.indices.map((index) => column.words[index]);
    if ('before' in column) return summed(column.before, unpackColumn(column.steps, count) as readonly number[]);
    return 'fields' in column ? unpackRecords(column.fields, count) : unpackGroups(column, count);
  }
  return column;
}

function summed(before: number, steps: readonly number[]): number[] {
  let sum = before;
  return steps.map((step) => (sum += step));
}

function unpackRecords(fields: Readonly<Record<string, JsonColumn>>, count: number): readonly Fields[] {
  const lists = Object.entries(fields).map(([field, column]) => [field, unpackColumn(column, count), column] as const);
  // Copies of one record that JSON has made are smaller and quicker than records that get one field after the other.
  const first = Object.fromEntries(lists.map(([field, list]) => [field, list[0]]));
  const copied = JSON.parse(JSON.stringify(first)) as Fields;
  const records = Array.from({ length: count }, () => ({ ...copied }));
  for (const [field, list, column] of lists) {
    if ('all' in column) continue;
    records.forEach((record, index) => {
      record[field] = list[index];
    });
  }
  return records;
}

function unpackGroups({ group, groups }: Extract<JsonColumn, { groups: unknown }>, count: number): unknown[] {
  const rest = groups.map(({ size, column }) => unpackColumn(column, size).values());
  return (unpackColumn(group, count) as readonly number[]).map((index) => rest[index]?.next().value);
}
