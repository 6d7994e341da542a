/** The indices of so many rows. A loop: to ask a function for each of a million takes ten times as long. */
export function allIndices(length: number): Uint32Array<ArrayBuffer> {
  const indices = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) indices[index] = index;
  return indices;
}

/** The indices (ascending) of so many rows that the predicate lets through; `limit` ends the walk early. */
export function indicesWhere(length: number, matches: (index: number) => boolean, limit = Infinity): Uint32Array {
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

/** The first of so many rows of which something is true that is true of all behind it; their number where it is of none. */
export function firstWhere(length: number, isTrue: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The row at an index; a RangeError where the list has none there. */
export function rowAt<Row>(rows: ArrayLike<Row>, index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`There is no row ${index}`);
  return row;
}

/** The rows at these indices, in their order; an index beyond the end gives none. */
export function rowsAt<Row>(rows: readonly Row[], indices: Iterable<number>): Row[] {
  return [...indices].flatMap((index) => rows.slice(index, index + 1));
}
