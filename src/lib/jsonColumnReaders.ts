import { allIndices } from './indices';
import {
  isInteger,
  isText,
  numberOfTime,
  timeOfNumber,
  type Fields,
  type JsonColumn,
  type StepColumn,
  type TextColumn,
} from './jsonColumns';

/** The values of a column that was written as JSON. `count` is how many there are. */
export function unpackColumn(column: JsonColumn, count: number): readonly unknown[] {
  if (!('length' in column)) {
    if ('fields' in column) return unpackRecords(column.fields, count);
    if ('group' in column) return unpackGroups(column, count);
    const valueAt = columnReader(column, count);
    return Array.from({ length: count }, (_, index) => valueAt(index));
  }
  return column;
}

/** Reads the values of a column one by one. Those of a column of a million records are made only when they are asked for. */
export function columnReader(column: JsonColumn, count: number): (index: number) => unknown {
  if ('length' in column) return (index) => column[index];
  if ('all' in column) return () => column.all;
  if ('words' in column) return (index) => column.words[column.indices[index] ?? -1];
  if ('texts' in column) return (index) => textsOf(column)[index];
  if ('before' in column) return (index) => sumsOf(column, count)[index];
  if ('times' in column) {
    const numberAt = columnReader(column.column, count);
    return (index) => timeOfNumber(numberAt(index) as number, column.times);
  }
  if ('fields' in column) return recordReader(column.fields, count);
  const values = unpackGroups(column, count);
  return (index) => values[index];
}

const splitTexts = new WeakMap<TextColumn, readonly string[]>();

/** The texts of a column, which are split when the first of them is read. */
function textsOf(column: TextColumn): readonly string[] {
  const known = splitTexts.get(column) ?? column.texts.split(column.separator);
  splitTexts.set(column, known);
  return known;
}

const summed = new WeakMap<StepColumn, Float64Array>();

/** The numbers of a column, which are summed when the first of them is read. */
function sumsOf(column: StepColumn, count: number): Float64Array {
  const known = summed.get(column);
  if (known) return known;
  const stepAt = columnReader(column.steps, count) as (index: number) => number;
  const sums = new Float64Array(count);
  let sum = column.before;
  for (let index = 0; index < count; index += 1) sums[index] = sum += stepAt(index);
  summed.set(column, sums);
  return sums;
}

function recordReader(fields: Readonly<Record<string, JsonColumn>>, count: number): (index: number) => Fields {
  const columns = Object.entries(fields);
  // Copies of one record are made more quickly than records that get one field after the other.
  const shared = Object.fromEntries(
    columns.map(([field, column]) => [field, 'all' in column ? column.all : undefined]),
  );
  const others = columns.flatMap(([field, column]) =>
    'all' in column ? [] : [[field, columnReader(column, count)] as const],
  );
  return (index) => {
    const record: Fields = { ...shared };
    for (const [field, read] of others) record[field] = read(index);
    return record;
  };
}

/** Whether a condition is true for all values of a column: those that repeat are asked about once. */
export function everyValue(column: JsonColumn, count: number, isTrue: (value: unknown) => boolean): boolean {
  if ('length' in column) return column.every(isTrue);
  if ('all' in column) return isTrue(column.all);
  return ('words' in column ? column.words : unpackColumn(column, count)).every(isTrue);
}

/** Whether a column has only texts. */
export const hasOnlyTexts = (column: JsonColumn, count: number): boolean =>
  'texts' in column || 'times' in column || everyValue(column, count, isText);

/** The lowest number of a column of integers; Infinity if it is empty. Undefined if it has other values. Nothing is summed up. */
export function lowestInteger(column: JsonColumn, count: number): number | undefined {
  if (!('before' in column)) {
    const known =
      'length' in column ? column : 'all' in column ? [column.all] : 'words' in column ? column.words : [''];
    return known.every(isInteger) ? known.reduce((lowest, value) => Math.min(lowest, value), Infinity) : undefined;
  }
  const { before, steps } = column;
  const [least, stepAt] = [lowestInteger(steps, count), columnReader(steps, count) as (index: number) => number];
  if (!isInteger(before) || least === undefined) return undefined;
  // Rising numbers begin with the lowest one, and integers of JSON are far from what is not safe.
  if (least >= 0) return count > 0 ? before + stepAt(0) : Infinity;
  let [sum, lowest] = [before, Infinity];
  for (let index = 0; index < count; index += 1) {
    sum += stepAt(index);
    if (sum < lowest) lowest = sum;
  }
  return lowest;
}

/** Whether a column has only local times that are not before a time. Undefined if its times are no numbers. */
export function areLocalTimes(column: JsonColumn, count: number, first: string): boolean | undefined {
  if (!('times' in column)) return undefined;
  const lowest = lowestInteger(column.column, count);
  return column.times === 'local' && lowest !== undefined && lowest >= (numberOfTime(first, 'local') ?? Infinity);
}

/** The texts of a column. Other values are written as texts. */
export function stringsOf(column: JsonColumn, count: number): readonly string[] {
  return 'texts' in column ? textsOf(column) : unpackColumn(column, count).map(String);
}

/** The numbers of a column. NaN for other values. */
export function numbersOf(column: JsonColumn, count: number): Float64Array {
  if ('before' in column) return sumsOf(column, count);
  if ('all' in column) return new Float64Array(count).fill(Number(column.all));
  if ('length' in column) return Float64Array.from(column, Number);
  const [numbers, numberAt] = [new Float64Array(count), columnReader(column, count)];
  for (let index = 0; index < count; index += 1) numbers[index] = Number(numberAt(index));
  return numbers;
}

/** The columns of records of one shape, with the positions of these records. Other values are one group. */
export function groupsOf(column: JsonColumn, count: number): { column: JsonColumn; positions: ArrayLike<number> }[] {
  if ('length' in column || !('group' in column)) return [{ column, positions: allIndices(count) }];
  const positions = column.groups.map((): number[] => []);
  const of = columnReader(column.group, count);
  for (let position = 0; position < count; position += 1) positions[of(position) as number]?.push(position);
  return column.groups.map((group, index) => ({ column: group.column, positions: positions[index] ?? [] }));
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
