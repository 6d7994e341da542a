import { indicesWhere } from './indices';

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

/** Prepares so many rows for many searches. `fieldsAt` gives the texts of the row at an index that a search looks through. */
export function prepareSearch(length: number, fieldsAt: (index: number) => readonly string[]): SearchText {
  const starts = new Uint32Array(length);
  const lines = new Array<string>(length);
  let at = 0;
  for (let index = 0; index < length; index += 1) {
    let line = '';
    for (const field of fieldsAt(index)) line += field.replaceAll(SEPARATOR, '') + SEPARATOR;
    line = line.toLowerCase();
    lines[index] = line;
    starts[index] = at;
    at += line.length;
  }
  return { text: lines.join(''), starts };
}

/**
 * The indices of the rows in which the query occurs and that `isKept` lets through, ascending; the empty query occurs
 * in every row; `limit` ends the walk early. `occursBeside` finds the query in what changes too often to be prepared. One
 * walk over the prepared text, without a new object for any row.
 */
export function findRows(
  { text, starts }: SearchText,
  query: string,
  isKept: (index: number) => boolean = () => true,
  { limit = Infinity, occursBeside }: { limit?: number; occursBeside?: (index: number) => boolean } = {},
): Uint32Array {
  const wanted = normalizeQuery(query);
  if (wanted === '') return indicesWhere(starts.length, isKept, limit);
  if (wanted.includes(SEPARATOR)) return new Uint32Array();
  const found = new Uint32Array(Math.min(starts.length, limit));
  let count = 0;
  let row = 0;
  const keep = () => {
    if (count < found.length && isKept(row)) {
      found[count] = row;
      count += 1;
    }
    row += 1;
  };
  const passTo = (end: number) => {
    if (occursBeside) {
      while (row < end && count < found.length) {
        if (occursBeside(row)) keep();
        else row += 1;
      }
    }
    row = end;
  };
  let at = text.indexOf(wanted);
  while (at !== -1 && count < found.length) {
    passTo(rowOf(starts, at, row));
    keep();
    at = row < starts.length ? text.indexOf(wanted, starts[row]) : -1;
  }
  passTo(starts.length);
  return found.slice(0, count);
}

/** The last row that starts at or before `position`, from row `from` on: the near ones first, as hits often are. */
function rowOf(starts: Uint32Array, position: number, from: number): number {
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
