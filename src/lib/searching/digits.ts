import { endsStep, type Resumable } from '@/lib/resumable';
import type { SearchColumn, DictionaryColumn } from './searchColumns';

const ZERO = '0'.charCodeAt(0);
const DIGITS = Array.from('0123456789');

/** A bit set of digits. */
const SETS = Array.from({ length: 1 << DIGITS.length }, (_, set) =>
  DIGITS.filter((_digit, index) => (set & (1 << index)) !== 0).join(''),
);

/**
 * The digits that occur in each row, in steps. Most rows contain any given digit, so a search in the texts would stop
 * at nearly every row; these bit sets answer directly.
 */
export function* digitsOf(length: number, texts: readonly SearchColumn[]): Resumable<DictionaryColumn> {
  const indices = new Uint16Array(length);
  for (const { text, ends } of texts) {
    let at = 0;
    for (let row = 0; row < length; row += 1) {
      let set = Number(indices[row]);
      for (const end = Number(ends[row]); at < end; at += 1) {
        const digit = text.charCodeAt(at) - ZERO;
        if (digit >= 0 && digit < DIGITS.length) set |= 1 << digit;
      }
      indices[row] = set;
      if (endsStep(row)) yield;
    }
  }
  return { terms: SETS, indices };
}
