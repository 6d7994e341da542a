import type { LocalTime } from '@/domain/calendar/dates';
import { numberAt } from './columns/numbers';
import { textAt, type Texts } from './columns/texts';

const DIGIT_BITS = 11;
const DIGIT_MASK = (1 << DIGIT_BITS) - 1;

/** The indices of times, the newest first, those of one moment in their order. */
export function newestFirst(dates: Texts): Uint32Array {
  const length = dates.ends.length;
  // Inverted, so that the newest has the smallest key.
  const keys = new Uint32Array(length).map((_, index) => ~momentOf(textAt(dates, index)));
  let order: Uint32Array = new Uint32Array(length).map((_, index) => index);
  // Most files are in an order already.
  if (keys.every((key, index) => index === 0 || key >= numberAt(keys, index - 1))) return order;
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) order = sortByDigit(order, keys, shift);
  return order;
}

/** One pass of a radix sort: a comparing sort asks a million times twenty questions. */
function sortByDigit(order: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const places = new Uint32Array(DIGIT_MASK + 2);
  const digitOf = (index: number) => (numberAt(keys, index) >>> shift) & DIGIT_MASK;
  for (const index of order) places[digitOf(index) + 1] = numberAt(places, digitOf(index) + 1) + 1;
  for (let digit = 1; digit < places.length; digit += 1)
    places[digit] = numberAt(places, digit) + numberAt(places, digit - 1);
  const sorted = new Uint32Array(order.length);
  for (const index of order) {
    const digit = digitOf(index);
    const place = numberAt(places, digit);
    sorted[place] = index;
    places[digit] = place + 1;
  }
  return sorted;
}

/** A number that is larger for a later time, below 2 ** 32 until 2103; not seconds, as each month has 31 days here. */
function momentOf(time: LocalTime): number {
  const digits = (at: number) => time.charCodeAt(at) * 10 + time.charCodeAt(at + 1) - 528;
  const years = digits(0) * 100 + digits(2) - 1970;
  const days = (years * 12 + digits(5) - 1) * 31 + digits(8) - 1;
  return ((days * 24 + digits(11)) * 60 + digits(14)) * 60 + digits(17);
}
