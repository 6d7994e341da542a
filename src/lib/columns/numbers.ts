export type Numbers = Float64Array | Uint32Array | Uint16Array;

/** The kinds of number columns: amounts in minor units, and positions in a list of words. */
export const NUMBERS = {
  float64: (length: number): Float64Array => new Float64Array(length),
  uint32: (length: number): Uint32Array => new Uint32Array(length),
  uint16: (length: number): Uint16Array => new Uint16Array(length),
} as const satisfies Record<string, (length: number) => Numbers>;

export type NumberKind = keyof typeof NUMBERS;

/**
 * The number at an index, or 0 for an empty column. Loops over a million rows inline this expression, because a
 * function that is shared by several kinds of columns is many times slower.
 */
export function numberAt(column: ArrayLike<number>, index: number): number {
  return column[index] ?? 0;
}

/**
 * Copies the numbers at these indices into a column of the same kind. Each kind has a separate loop, because a shared
 * one is many times slower.
 */
export function pickNumbers(from: Numbers, indices: Uint32Array, to: Numbers): void {
  if (from instanceof Float64Array)
    for (let position = 0; position < to.length; position += 1) to[position] = Number(from[Number(indices[position])]);
  else if (from instanceof Uint32Array)
    for (let position = 0; position < to.length; position += 1) to[position] = Number(from[Number(indices[position])]);
  else
    for (let position = 0; position < to.length; position += 1) to[position] = Number(from[Number(indices[position])]);
}

/** The same numbers in an array of twice the size. */
export function largerOf<Column extends Numbers | Uint8Array>(column: Column): Column {
  const make = column.constructor as new (length: number) => Column;
  const larger = new make(column.length * 2);
  larger.set(column);
  return larger;
}

/** Collects numbers of a column. */
export function createNumbers(kind: NumberKind): { push: (value: number) => void; finish: () => Numbers } {
  let values: Numbers = NUMBERS[kind](64);
  let length = 0;
  return {
    push: (value) => {
      if (length === values.length) values = largerOf(values);
      values[length] = value;
      length += 1;
    },
    finish: () => withoutZeros(values.slice(0, length)),
  };
}

/** The column, or an empty one if it holds only zeros. */
export function withoutZeros(column: Numbers): Numbers {
  // Copies 16-bit units for every kind of column, because a loop over columns of several kinds is many times slower.
  const words = new Uint16Array(column.buffer, column.byteOffset, column.byteLength / 2);
  let at = 0;
  while (at < words.length && words[at] === 0) at += 1;
  return at < words.length ? column : column.subarray(0, 0);
}
