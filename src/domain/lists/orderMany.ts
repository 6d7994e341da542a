import { orderRows, ranksOf } from './sorting';

const DIGIT_BITS = 11;
const DIGIT_MASK = (1 << DIGIT_BITS) - 1;

/** The indices of keys from the smallest on, those of the same key in their order. A comparing sort asks a million times twenty questions. */
export function orderOfKeys(keys: Uint32Array): Uint32Array {
  let order: Uint32Array = new Uint32Array(keys.length).map((_, index) => index);
  // Most rows are in an order already.
  if (keys.every((key, index) => index === 0 || key >= (keys[index - 1] ?? 0))) return order;
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) order = sortByDigit(order, keys, shift);
  return order;
}

/** As `orderRows`, for a million rows: whole numbers, and texts by the numbers that they end with, are sorted digit by digit. */
export function orderMany(
  length: number,
  valueAt: (index: number) => string | number,
  direction: 'ascending' | 'descending',
): Uint32Array {
  const numbers = numbersOf(length, valueAt);
  let [least, most, isWhole] = [Infinity, -Infinity, true];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
    isWhole &&= Number.isInteger(number);
  }
  if (!isWhole || most - least >= 2 ** 32) return orderRows(length, valueAt, direction);
  const keys = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const number = numbers[index] ?? 0;
    keys[index] = direction === 'ascending' ? number - least : most - number;
  }
  return orderOfKeys(keys);
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

function sortByDigit(order: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const places = new Uint32Array(DIGIT_MASK + 2);
  for (const key of keys) {
    const digit = (key >>> shift) & DIGIT_MASK;
    places[digit + 1] = (places[digit + 1] ?? 0) + 1;
  }
  for (let digit = 1; digit < places.length; digit += 1)
    places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (const index of order) {
    const digit = ((keys[index] ?? 0) >>> shift) & DIGIT_MASK;
    const place = places[digit] ?? 0;
    sorted[place] = index;
    places[digit] = place + 1;
  }
  return sorted;
}
