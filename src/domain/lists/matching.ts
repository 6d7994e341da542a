// Parts of the prepared text that no person can type, so that no match runs from one field or row into the next.
const SEPARATOR = '\u0000';

/** The search text of a set of rows, prepared once: all rows in one lower-case string, and where each row starts. */
export type SearchText = { text: string; starts: Uint32Array };

/** What a search looks for: trimmed and lower-cased (specification, section 5). */
export function normalizeQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** Whether a text contains the query, case-insensitive; the empty query is in every text. */
export function containsText(text: string, query: string): boolean {
  return text.toLowerCase().includes(normalizeQuery(query));
}

/** Prepares rows for many searches. `fieldsOf` gives the texts of a row that a search looks through. */
export function prepareSearch<Row>(rows: readonly Row[], fieldsOf: (row: Row) => readonly string[]): SearchText {
  const starts = new Uint32Array(rows.length);
  const lines: string[] = new Array<string>(rows.length);
  let at = 0;
  rows.forEach((row, index) => {
    let line = '';
    for (const field of fieldsOf(row)) line += field.replaceAll(SEPARATOR, '') + SEPARATOR;
    line = line.toLowerCase();
    lines[index] = line;
    starts[index] = at;
    at += line.length;
  });
  return { text: lines.join(''), starts };
}

/**
 * The positions of the rows in which the query occurs and that `isKept` lets through, ascending; the empty query occurs
 * in every row; `limit` ends the walk early. `occursBeside` finds the query in what changes too often to be prepared. One
 * walk over the prepared text, without a new object for any row.
 */
export function findRows(
  { text, starts }: SearchText,
  query: string,
  isKept: (row: number) => boolean = () => true,
  { limit = Infinity, occursBeside }: { limit?: number; occursBeside?: (row: number) => boolean } = {},
): number[] {
  const wanted = normalizeQuery(query);
  const found: number[] = [];
  if (wanted === '') {
    for (let row = 0; row < starts.length && found.length < limit; row += 1) if (isKept(row)) found.push(row);
    return found;
  }
  if (wanted.includes(SEPARATOR)) return found;
  let at = text.indexOf(wanted);
  let row = 0;
  const passTo = (end: number) => {
    if (occursBeside) {
      for (; row < end && found.length < limit; row += 1) if (occursBeside(row) && isKept(row)) found.push(row);
    }
    row = end;
  };
  while (at !== -1 && found.length < limit) {
    passTo(rowAt(starts, at, row));
    if (found.length < limit && isKept(row)) found.push(row);
    row += 1;
    at = row < starts.length ? text.indexOf(wanted, starts[row]) : -1;
  }
  passTo(starts.length);
  return found;
}

/** The last row that starts at or before `position`, from row `from` on: the near ones first, as hits often are. */
function rowAt(starts: Uint32Array, position: number, from: number): number {
  const isBehind = (row: number) => (starts[row] ?? Infinity) > position;
  let low = from;
  let step = 1;
  while (!isBehind(low + step)) {
    low += step;
    step *= 2;
  }
  let high = low + step;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** The rows at these positions, in their order; a position beyond the end gives none. */
export function rowsAt<Row>(rows: readonly Row[], positions: readonly number[]): Row[] {
  return positions.flatMap((position) => rows.slice(position, position + 1));
}
