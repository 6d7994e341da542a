/** A text as a slice of UTF-8 bytes. */
export type Slice = { bytes: Uint8Array; start: number; end: number };

/** Why a record cannot be read although the rest of its file can. */
export type RowProblem = 'not UTF-8' | 'zero character' | 'row too long' | 'JSON broken';

/**
 * The cells of one record as slices of UTF-8, so that a million rows are read without a string for each cell. Valid
 * until the next record is read.
 */
export type Cells = {
  bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** The number of cells. */
  length: number;
  /** A record with a problem is rejected. Its cells are the text to show. */
  problem?: RowProblem | undefined;
  /** '' if there is no such cell. The string may keep the whole portion in memory, so copy it to store it. */
  textAt: (column: number | undefined) => string;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Cells with these texts. */
export function cellsOf(texts: readonly string[], problem?: RowProblem): Cells {
  const bytes = encoder.encode(texts.join(''));
  const ends = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach((text, column) => (ends[column] = end += encodedLength(text)));
  const starts = ends.map((_, column) => ends[column - 1] ?? 0);
  return { bytes, starts, ends, length: texts.length, textAt: (column = -1) => texts[column] ?? '', problem };
}

/** The texts of all cells. */
export function textsOf({ length, textAt }: Cells): string[] {
  return Array.from({ length }, (_, column) => textAt(column));
}

export function sliceOf(text: string): Slice {
  const bytes = encoder.encode(text);
  return { bytes, start: 0, end: bytes.length };
}

export function textOfSlice({ bytes, start, end }: Slice): string {
  return decoder.decode(bytes.subarray(start, end));
}

/**
 * Whether the slice equals the bytes between two positions. The ends are compared first, because most ids differ there.
 */
export function isSliceAt({ bytes, start, end }: Slice, others: Uint8Array, from: number, to: number): boolean {
  if (end - start !== to - from) return false;
  for (let at = end - 1, b = to - 1; at >= start; at--, b--) if (bytes[at] !== others[b]) return false;
  return true;
}

/** Compares two slices by their bytes: below 0 if the first comes earlier, 0 if they are equal. */
export function compareSlices(a: Slice, b: Slice): number {
  const length = Math.min(a.end - a.start, b.end - b.start);
  for (let at = 0; at < length; at++) {
    const difference = Number(a.bytes[a.start + at]) - Number(b.bytes[b.start + at]);
    if (difference !== 0) return difference;
  }
  return a.end - a.start - (b.end - b.start);
}

function encodedLength(text: string): number {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return encoder.encode(text).length;
  return text.length;
}
