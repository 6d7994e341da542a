import { orderOfKeys } from './radix';

/** Which column sorts a list, and which way; null is the order of the sample. */
export type Sort<Column extends string = string> = { column: Column; direction: 'ascending' | 'descending' } | null;

/** What the header of a column does, pressed again and again: ascending, descending, back to the sample's order. */
export function nextSort<Column extends string>(sort: Sort<Column>, column: Column): Sort<Column> {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

// As a person sorts: 'Stage 2' before 'Stage 10', and neither case nor accents first.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The indices of so many rows in the order of a value, texts as a person sorts them. Rows with the same value keep their
 * order, both ways.
 */
export function orderRows(
  length: number,
  valueAt: (index: number) => string | number,
  direction: 'ascending' | 'descending',
): Uint32Array {
  const numbers = numbersOf(length, valueAt);
  const isAscending = direction === 'ascending';
  let [least, most, isWhole] = [Infinity, -Infinity, true];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
    isWhole &&= Number.isInteger(number);
  }
  if (isWhole && most - least < 2 ** 32) {
    const keys = new Uint32Array(length);
    for (let index = 0; index < length; index += 1) {
      const number = numbers[index] ?? 0;
      keys[index] = isAscending ? number - least : most - number;
    }
    return orderOfKeys(keys);
  }
  const sign = isAscending ? 1 : -1;
  const order = Array.from(numbers, (_, index) => index);
  // Sorted as a plain array, which is faster than a typed one where many values are the same.
  return new Uint32Array(order.sort((a, b) => sign * ((numbers[a] ?? 0) - (numbers[b] ?? 0))));
}

/** Numbers that sort as the values do. */
function numbersOf(length: number, valueAt: (index: number) => string | number): Float64Array {
  const numbers = new Float64Array(length);
  let isNumber = true;
  for (let index = 0; index < length && isNumber; index += 1) {
    const value = valueAt(index);
    if (typeof value === 'number') numbers[index] = value;
    else isNumber = false;
  }
  if (isNumber) return numbers;
  const values = Array.from(numbers, (_, index) => valueAt(index));
  return numbersBehind(values) ?? ranksOf(values);
}

/** The numbers that texts such as ids end with, where all of these begin alike: these sort as the texts do. */
function numbersBehind(values: readonly (string | number)[]): Float64Array | undefined {
  const beginning = /^(.*?)\d+$/s.exec(String(values[0]))?.[1];
  if (beginning === undefined) return undefined;
  const numbers = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const text = values[index];
    const digits = typeof text === 'string' && text.startsWith(beginning) ? text.length - beginning.length : 0;
    // More digits are no exact number.
    if (typeof text !== 'string' || digits < 1 || digits > 15) return undefined;
    let number = 0;
    for (let at = beginning.length; at < text.length; at += 1) {
      const digit = text.charCodeAt(at) - 48;
      if (digit < 0 || digit > 9) return undefined;
      number = number * 10 + digit;
    }
    numbers[index] = number;
  }
  return numbers;
}

/** Numbers as they are; each different text is ranked once, so that a few names over many rows cost no more than these. */
function ranksOf(values: readonly (string | number)[]): Float64Array {
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  const ranks = new Map<string | number, number>();
  let rank = 0;
  let before = '';
  for (const text of [...texts].sort(collator.compare)) {
    if (collator.compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  const numbers = new Float64Array(values.length);
  values.forEach((value, index) => (numbers[index] = typeof value === 'string' ? (ranks.get(value) ?? 0) : value));
  return numbers;
}

/** The found indices (ascending) in the order of all rows; as they are where there is no order. */
export function arrange(found: Uint32Array, order: Uint32Array | null): Uint32Array {
  if (order === null) return found;
  if (found.length === order.length) return order;
  const isFound = new Uint8Array(order.length);
  for (const index of found) isFound[index] = 1;
  return order.filter((index) => isFound[index] === 1);
}
