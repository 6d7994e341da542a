import { buildRows, type Rows, type Shape } from './rows';
import { NUMBERS, type NumberKind, type Numbers } from './numbers';
import type { StringColumn } from './stringColumn';

/** Each column starts at a multiple of this number of bytes, because an array of doubles requires it. */
const ALIGNMENT = 8;

export function padded(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** The columns of rows in the order of their shape. A text column has two parts: its ends and its bytes. */
export function listColumns<Of extends Shape>(shape: Of, rows: Rows<Of>): (Numbers | Uint8Array)[] {
  return Object.keys(shape).flatMap((name): (Numbers | Uint8Array)[] => {
    const column: StringColumn | Numbers = rows[name as keyof Of];
    return 'ends' in column ? [column.ends, new TextEncoder().encode(column.text)] : [column];
  });
}

/**
 * Reads columns from bytes in sequence, with the given number of elements each. Throws a RangeError if they do not fit.
 */
export function createReader(buffer: ArrayBuffer, start: number, counts: readonly number[]) {
  let at = start;
  let taken = 0;
  const take = (elementBytes: number) => {
    const count = counts[taken] ?? 0;
    taken += 1;
    const from = at;
    at += padded(count * elementBytes);
    return { from, count };
  };
  const numbers = (kind: NumberKind, length: number): Numbers => {
    const { from, count } = take(NUMBERS[kind](0).BYTES_PER_ELEMENT);
    if (count !== 0 && count !== length) throw new RangeError('A column is longer or shorter than its rows');
    if (kind === 'float64') return new Float64Array(buffer, from, count);
    return kind === 'uint32' ? new Uint32Array(buffer, from, count) : new Uint16Array(buffer, from, count);
  };
  const texts = (length: number): StringColumn => {
    const ends = numbers('uint32', length) as Uint32Array;
    const { from, count } = take(1);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(buffer, from, count));
    let end = 0;
    for (const next of ends) {
      if (next < end) throw new RangeError('A text ends before it starts');
      end = next;
    }
    if (end !== text.length) throw new RangeError('The texts are longer or shorter than their ends say');
    return { text, ends };
  };
  return {
    numbers,
    rows: <Of extends Shape>(shape: Of, length: number) =>
      buildRows(shape, length, (_, kind) => (kind === 'texts' ? texts(length) : numbers(kind, length))),
    /** Throws if bytes are left over or missing. */
    end: () => {
      if (at !== buffer.byteLength || taken !== counts.length)
        throw new RangeError('There are more bytes than columns');
    },
  };
}

/**
 * Detects corruption, not tampering (not cryptographic): a change of any 32-bit word changes it. Two sums run in
 * parallel because a processor computes both at the same time.
 */
export function checksumColumns(buffer: ArrayBuffer, start: number): number {
  const words = new Uint32Array(buffer, start);
  let [even, odd] = [OFFSET, OFFSET];
  for (let at = 0; at < words.length; at += 2) {
    even = Math.imul(even ^ Number(words[at]), PRIME);
    odd = Math.imul(odd ^ (words[at + 1] ?? 0), PRIME);
  }
  return (even ^ Math.imul(odd, PRIME)) >>> 0;
}

// The offset basis and the prime of FNV-1a.
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
