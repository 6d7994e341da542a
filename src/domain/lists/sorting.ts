/** Which column sorts a list, and which way; null is the order of the sample. */
export type Sort<Column extends string = string> = { column: Column; direction: 'ascending' | 'descending' } | null;

/** What the header of a column does, pressed again and again: ascending, descending, back to the sample's order. */
export function nextSort<Column extends string>(sort: Sort<Column>, column: Column): Sort<Column> {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

// As a person sorts: 'Stage 2' before 'Stage 10', and neither case nor accents first.
const createCollator = () => new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
let collator: Intl.Collator | undefined;

/** Below zero where the one text stands before the other as a person sorts them, 0 where they are alike. */
export function compareTexts(one: string, other: string): number {
  // Made when something is sorted: at a start nothing is.
  return (collator ??= createCollator()).compare(one, other);
}

/**
 * The indices of so many rows in the order of a value, texts as a person sorts them. Rows with the same value keep their
 * order, both ways.
 */
export function orderRows(
  length: number,
  valueAt: (index: number) => string | number,
  direction: 'ascending' | 'descending',
): Uint32Array {
  const numbers = ranksOf(Array.from({ length }, (_, index) => valueAt(index)));
  const sign = direction === 'ascending' ? 1 : -1;
  const order = Array.from(numbers, (_, index) => index);
  // Sorted as a plain array, which is faster than a typed one where many values are the same.
  return new Uint32Array(order.sort((a, b) => sign * (Number(numbers[a]) - Number(numbers[b]))));
}

/** Numbers as they are; each different text is ranked once, so that a few names over many rows cost no more than these. */
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

/** The found indices (ascending) in the order of all rows; as they are where there is no order. */
export function arrange(found: Uint32Array, order: Uint32Array | null): Uint32Array {
  if (order === null) return found;
  if (found.length === order.length) return order;
  const isFound = new Uint8Array(order.length);
  for (const index of found) isFound[index] = 1;
  const arranged = new Uint32Array(found.length);
  let place = 0;
  for (const index of order) if (isFound[index] === 1) arranged[place++] = index;
  return arranged;
}
