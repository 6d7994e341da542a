/** All indices of this many rows. It is a loop, because a callback for each of a million takes ten times as long. */
export function allIndices(length: number): Uint32Array<ArrayBuffer> {
  const indices = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) indices[index] = index;
  return indices;
}

/** The ascending indices of rows that the predicate accepts, at most `limit`. */
export function matchingIndices(length: number, matches: (index: number) => boolean, limit = Infinity): Uint32Array {
  const found = new Uint32Array(Math.min(length, limit));
  let count = 0;
  for (let index = 0; index < length && count < found.length; index += 1) {
    if (matches(index)) {
      found[count] = index;
      count += 1;
    }
  }
  return found.slice(0, count);
}

/** The first row from which on a condition is true for all rows. Their number if it is true for none. */
export function lowerBound(length: number, isTrue: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The row at an index. Throws a RangeError if there is none. */
export function rowAt<Row>(rows: ArrayLike<Row>, index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`There is no row ${index}`);
  return row;
}

/** The rows at these indices in their order. Indices beyond the end are skipped. */
export function rowsAt<Row>(rows: readonly Row[], indices: Iterable<number>): Row[] {
  return [...indices].flatMap((index) => rows.slice(index, index + 1));
}
