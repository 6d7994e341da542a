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
