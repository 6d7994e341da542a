import { endsStep, finish, type Resumable } from '@/lib/resumable';
import { matchingIndices } from '@/lib/indices';
import { SEPARATOR, type DictionaryColumn, type SearchColumn, type SearchText } from './searchColumns';
import { normalizeQuery } from './normalizing';

/** In rows per step. If every row matches, a step takes a few milliseconds. */
const ROWS_PER_STEP = 65_536;

/**
 * The ascending indices of rows that contain the query and that `matchesFilters` accepts. The empty query matches
 * every row; at most `limit` indices are returned. `occursElsewhere` searches values that change too often to be
 * prepared. The search takes one pass over the columns and creates no object per row.
 */
export const findRows = (...wanted: Parameters<typeof findResumably>) => finish(findResumably(...wanted));

/** The same in steps. */
export function* findResumably(
  { length, columnsFor }: SearchText,
  query: string,
  matches: (index: number) => boolean = () => true,
  { limit = Infinity, occursElsewhere }: { limit?: number; occursElsewhere?: (index: number) => boolean } = {},
): Resumable<Uint32Array> {
  const wanted = normalizeQuery(query);
  if (wanted === '') return matchingIndices(length, matches, limit);
  if (wanted.includes(SEPARATOR)) return new Uint32Array();
  const walks = columnsFor(wanted).map((column) =>
    'ends' in column ? walkTexts(column, wanted) : walkTerms(column, wanted, length),
  );
  if (occursElsewhere) walks.push((row) => nextMatch(occursElsewhere, row, length));
  // The next match of each column. A column is searched only if no earlier column matches the current row.
  const next = walks.map(() => -1);
  const found = new Uint32Array(Math.min(length, limit));
  let count = 0;
  let row = 0;
  const findUpTo = (end: number) => {
    for (; row < end && count < found.length; row += 1) {
      let nearest = length;
      for (let at = 0; at < walks.length && nearest > row; at += 1) {
        if ((next[at] ?? -1) < row) next[at] = walks[at]?.(row) ?? length;
        nearest = Math.min(nearest, next[at] ?? length);
      }
      row = nearest;
      if (row < length && matches(row)) found[count++] = row;
    }
  };
  while (row < length && count < found.length) {
    findUpTo(Math.min(length, row + ROWS_PER_STEP));
    yield;
  }
  return found.slice(0, count);
}

/** Filters candidate rows in steps by checking each one, which is faster if they are few. */
export function* filterRows(
  { columnsFor }: SearchText,
  query: string,
  rows: Uint32Array,
  occursElsewhere: (index: number) => boolean = () => false,
): Resumable<Uint32Array> {
  const wanted = normalizeQuery(query);
  if (wanted.includes(SEPARATOR)) return new Uint32Array();
  const holds = columnsFor(wanted).map((column) => {
    if ('indices' in column) return hasIndex(column, wanted);
    const { text, ends } = column;
    return (row: number) => text.slice(ends[row - 1] ?? 0, ends[row]).includes(wanted);
  });
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (const [at, row] of rows.entries()) {
    if (holds.some((holdsIt) => holdsIt(row)) || occursElsewhere(row)) found[count++] = row;
    if (endsStep(at)) yield;
  }
  return found.slice(0, count);
}

/** The first matching row from a row on. Infinity or the number of rows if there is none. */
type Walk = (from: number) => number;

function walkTexts({ text, ends }: SearchColumn, wanted: string): Walk {
  return (from) => {
    let row = from;
    let at = text.indexOf(wanted, ends[from - 1] ?? 0);
    while (at !== -1) {
      row = rowOf(ends, at, row);
      if (at + wanted.length <= Number(ends[row])) return row;
      // The match spans two rows.
      at = text.indexOf(wanted, at + 1);
    }
    return Infinity;
  };
}

function walkTerms({ terms, indices }: DictionaryColumn, wanted: string, length: number): Walk {
  const isWanted = termsContaining(terms, wanted);
  if (!isWanted.includes(1)) return () => Infinity;
  return (from) => {
    let row = from;
    while (row < length && isWanted[indices[row] ?? 0] !== 1) row += 1;
    return row;
  };
}

function hasIndex({ terms, indices }: DictionaryColumn, wanted: string): (row: number) => boolean {
  const isWanted = termsContaining(terms, wanted);
  return (row) => isWanted[indices[row] ?? 0] === 1;
}

function termsContaining(terms: readonly string[], wanted: string): Uint8Array {
  return Uint8Array.from(terms, (term) => (term.toLowerCase().includes(wanted) ? 1 : 0));
}

function nextMatch(matches: (index: number) => boolean, from: number, length: number): number {
  let row = from;
  while (row < length && !matches(row)) row += 1;
  return row;
}

/** The row that contains a position, from row `from` on. Near rows are tried first, because matches are often close. */
function rowOf(ends: Uint32Array, position: number, from: number): number {
  const isBefore = (row: number) => (ends[row] ?? Infinity) <= position;
  if (!isBefore(from)) return from;
  let low = from;
  let step = 1;
  while (isBefore(low + step)) {
    low += step;
    step *= 2;
  }
  let high = low + step;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return high;
}
