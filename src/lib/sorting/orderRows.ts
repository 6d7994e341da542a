// Natural order: 'Stage 2' before 'Stage 10', ignoring case and accents.
const createCollator = () => new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
let collator: Intl.Collator | undefined;

/** Compares two texts in natural order, for `sort`. */
export function compareTexts(a: string, b: string): number {
  // Created on first use, because nothing is sorted at the start.
  return (collator ??= createCollator()).compare(a, b);
}

/**
 * The indices of rows sorted by a value, texts in natural order. Rows with equal values keep their order in both
 * directions.
 */
export function orderRows(
  length: number,
  valueAt: (index: number) => string | number,
  direction: 'ascending' | 'descending',
): Uint32Array {
  const numbers = ranksOf(Array.from({ length }, (_, index) => valueAt(index)));
  const sign = direction === 'ascending' ? 1 : -1;
  const order = Array.from(numbers, (_, index) => index);
  // A plain array sorts faster than a typed one if many values are equal.
  return new Uint32Array(order.sort((a, b) => sign * (Number(numbers[a]) - Number(numbers[b]))));
}

/**
 * Numbers unchanged, or the ranks of texts. Each different text is ranked once, so that few names for many rows are
 * fast.
 */
export function ranksOf(values: readonly (string | number)[]): Float64Array {
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  const ranks = new Map<string | number, number>();
  let rank = 0;
  let before = '';
  for (const text of [...texts].sort(compareTexts)) {
    if (compareTexts(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  const numbers = new Float64Array(values.length);
  values.forEach((value, index) => (numbers[index] = typeof value === 'string' ? (ranks.get(value) ?? 0) : value));
  return numbers;
}

/** The matching indices in the order of all rows, or ascending without an order. */
export function arrange(found: Uint32Array, order: Uint32Array | null): Uint32Array {
  if (order === null) return found;
  if (found.length === order.length) return order;
  const isFound = new Uint8Array(order.length);
  for (const index of found) isFound[index] = 1;
  const arranged = new Uint32Array(found.length);
  let position = 0;
  for (const index of order) if (isFound[index] === 1) arranged[position++] = index;
  return arranged;
}
