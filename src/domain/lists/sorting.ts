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
 * The positions of all rows in the order of a value, texts as a person sorts them. Rows with the same value keep their
 * order, both ways. Each different text is ranked once, so that a few names over many rows cost no more than numbers.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  direction: 'ascending' | 'descending',
): number[] {
  const values = rows.map(valueOf);
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  const ranks = new Map<string | number, number>();
  let rank = 0;
  let before = '';
  for (const text of [...texts].sort(collator.compare)) {
    if (collator.compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  const sign = direction === 'ascending' ? 1 : -1;
  return values
    .map((value, position) => ({ key: sign * (ranks.get(value) ?? Number(value)), position }))
    .sort((a, b) => a.key - b.key)
    .map(({ position }) => position);
}

/** The found positions (ascending) in the order of all rows; as they are where there is no order. */
export function arrange(found: readonly number[], order: readonly number[] | null): readonly number[] {
  if (order === null) return found;
  const isFound = new Uint8Array(order.length);
  for (const position of found) isFound[position] = 1;
  return order.filter((position) => isFound[position] === 1);
}
