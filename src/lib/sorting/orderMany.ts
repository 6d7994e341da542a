import { endsStep, finish, type Resumable } from '@/lib/resumable';
import { allIndices } from '@/lib/indices';
import { rankResumably } from './resumableRanks';
import { orderRows } from './orderRows';

const DIGIT_BITS = 11;
const DIGIT_MASK = (1 << DIGIT_BITS) - 1;

/** In rows per step. */
const ROWS_PER_STEP = 32_768;

/** The indices of keys in ascending order. Equal keys keep their order. */
export function orderOfKeys(keys: Uint32Array): Uint32Array {
  return finish(orderKeys(keys));
}

/** A radix sort, because a comparison sort needs twenty comparisons per row for a million rows. */
function* orderKeys(keys: Uint32Array): Resumable<Uint32Array> {
  let order = allIndices(keys.length);
  // Most rows are sorted already.
  if (keys.every((key, index) => index === 0 || key >= Number(keys[index - 1]))) return order;
  // The keys move with the rows, so that they are read sequentially.
  let sorted = keys;
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const counts = countDigits(keys, shift);
    yield;
    if (counts.includes(keys.length)) continue;
    let before = 0;
    const indices = counts.map((count) => (before += count) - count);
    const next = { keys: new Uint32Array(keys.length), order: new Uint32Array(keys.length) };
    for (let row = 0; row < keys.length; row += ROWS_PER_STEP) {
      putByDigit({ keys: sorted, order }, next, indices, shift, row);
      yield;
    }
    [sorted, order] = [next.keys, next.order];
  }
  return order;
}

type Sorted = { keys: Uint32Array; order: Uint32Array };

function countDigits(keys: Uint32Array, shift: number): Uint32Array {
  const counts = new Uint32Array(DIGIT_MASK + 1);
  for (const key of keys) {
    const digit = (key >>> shift) & DIGIT_MASK;
    counts[digit] = Number(counts[digit]) + 1;
  }
  return counts;
}

function putByDigit(from: Sorted, to: Sorted, indices: Uint32Array, shift: number, first: number): void {
  const end = Math.min(from.keys.length, first + ROWS_PER_STEP);
  for (let row = first; row < end; row += 1) {
    const key = Number(from.keys[row]);
    const digit = (key >>> shift) & DIGIT_MASK;
    const position = Number(indices[digit]);
    to.keys[position] = key;
    to.order[position] = Number(from.order[row]);
    indices[digit] = position + 1;
  }
}

/**
 * Like `orderRows`, but in steps for a million rows: whole numbers, and texts by the numbers at their ends, are sorted
 * by radix. All values are numbers, or all are texts.
 */
export function* orderMany(
  length: number,
  valueAt: (index: number) => string | number,
  direction: 'ascending' | 'descending',
): Resumable<Uint32Array> {
  const numbers = yield* numbersOf(length, valueAt);
  let [least, most, isWhole] = [Infinity, -Infinity, true];
  for (let row = 0; row < length; row += 1) {
    const number = Number(numbers[row]);
    if (number < least) least = number;
    if (number > most) most = number;
    isWhole &&= Number.isInteger(number);
  }
  if (!isWhole || most - least >= 2 ** 32) return orderRows(length, valueAt, direction);
  yield;
  const keys = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) {
    const number = Number(numbers[row]);
    keys[row] = direction === 'ascending' ? number - least : most - number;
  }
  yield;
  return yield* orderKeys(keys);
}

/** Numbers with the same order as the values. */
function* numbersOf(length: number, valueAt: (index: number) => string | number): Resumable<Float64Array> {
  const numbers = new Float64Array(length);
  let isNumber = true;
  for (let index = 0; index < length && isNumber; index += 1) {
    const value = valueAt(index);
    if (typeof value === 'number') numbers[index] = value;
    else isNumber = false;
    if (endsStep(index, ROWS_PER_STEP)) yield;
  }
  if (isNumber) return numbers;
  const texts: string[] = [];
  for (let index = 0; index < length; index += 1) {
    texts.push(String(valueAt(index)));
    if (endsStep(index, ROWS_PER_STEP)) yield;
  }
  return (yield* trailingNumbers(texts)) ?? (yield* rankResumably(texts));
}

/** The numbers at the end of texts such as ids, if all texts start alike, so that the numbers sort like the texts. */
function* trailingNumbers(values: readonly string[]): Resumable<Float64Array | undefined> {
  const beginning = /^(.*?)\d+$/s.exec(values[0] ?? '')?.[1];
  if (beginning === undefined) return undefined;
  const numbers = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const text = values[index];
    const digits = text?.startsWith(beginning) ? text.length - beginning.length : 0;
    // More digits would not be exact.
    if (text === undefined || digits < 1 || digits > 15) return undefined;
    let number = 0;
    for (let at = beginning.length; at < text.length; at += 1) {
      const digit = text.charCodeAt(at) - 48;
      if (digit < 0 || digit > 9) return undefined;
      number = number * 10 + digit;
    }
    numbers[index] = number;
    if (endsStep(index, ROWS_PER_STEP)) yield;
  }
  return numbers;
}
