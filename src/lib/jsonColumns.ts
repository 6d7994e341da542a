import { isRecord } from './objects';

/**
 * The values of one field in many records, as JSON that is short and quickly read: a list, one value that all have, words and
 * their indices, texts in one text, times as numbers, a number and the steps after it, or the columns of records. Records of
 * several shapes are in groups.
 */
export type JsonColumn =
  | readonly unknown[]
  | { all: unknown }
  | { words: readonly unknown[]; indices: readonly number[] }
  | TextColumn
  | TimeColumn
  | StepColumn
  | { fields: Readonly<Record<string, JsonColumn>> }
  | { group: JsonColumn; groups: readonly { size: number; column: JsonColumn }[] };

/** JSON reads one long text many times as quickly as many short ones. */
export type TextColumn = { texts: string; separator: string };
/** Milliseconds of times of UTC, or seconds of local times. */
type TimeColumn = { times: TimeForm; column: JsonColumn };
export type StepColumn = { before: number; steps: JsonColumn };

/** `2024-06-01T10:00:00.000Z` or `2024-06-01 10:00:00`. */
export type TimeForm = 'utc' | 'local';

/** A list in which one of so many values is a new one has no words. */
const LEAST_REPEATED = 4;

export type Fields = Record<string, unknown>;

/** The column of values of JSON. The same values have the same column. */
export function packColumn(values: readonly unknown[]): JsonColumn {
  if (values.length === 0) return [];
  if (values.every(isRecord)) return packRecords(values);
  if (values.every(isInteger)) return packIntegers(values);
  return values.every(isWord) ? packWords(values) : values;
}

// -0 would be another word than 0, but the same in JSON.
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);
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
  if (words.length * LEAST_REPEATED > values.length) return values.every(isText) ? packTexts(values) : values;
  const indices = new Map(words.map((word, index) => [word, index]));
  return { words, indices: values.map((value) => Number(indices.get(value))) };
}

export const isText = (value: unknown) => typeof value === 'string';

/** One of them is in none of most texts. */
const SEPARATORS = [' ', ',', ';', '|', '\t'];

function packTexts(texts: readonly string[]): JsonColumn {
  for (const times of ['utc', 'local'] as const) {
    if (!texts.every((text) => TIME_FORMS[times].test(text))) continue;
    const numbers = texts.map((text) => numberOfTime(text, times));
    if (numbers.every(isInteger)) return { times, column: packIntegers(numbers) };
  }
  const separator = SEPARATORS.find((one) => texts.every((text) => !text.includes(one)));
  return separator === undefined ? texts : { texts: texts.join(separator), separator };
}

const TIME_FORMS: Record<TimeForm, RegExp> = {
  utc: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  local: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
};

/** Undefined if the text would not be the same after it was read. */
export function numberOfTime(text: string, form: TimeForm): number | undefined {
  const time = form === 'utc' ? Date.parse(text) : Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;
  return Number.isInteger(time) && timeOfNumber(time, form) === text ? time : undefined;
}

export function timeOfNumber(time: number, form: TimeForm): string {
  if (form === 'utc') return new Date(time).toISOString();
  return new Date(time * 1000).toISOString().slice(0, 19).replace('T', ' ');
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
