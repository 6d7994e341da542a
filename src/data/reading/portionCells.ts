import type { Cells } from '@/lib/cells/cells';
import { MOST_COLUMNS } from './sourceFile';

const QUOTE = 34;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The cells of the records in a portion of delimited text. */
export function createPortionCells() {
  /** The text of the whole portion if it is ASCII. Built when a text is first needed. */
  let text: string | undefined;
  /** Columns with quotes inside the field, which need more than removing the outer quotes. */
  const odd: number[] = [];
  const cells: Cells = {
    bytes: new Uint8Array(),
    starts: new Uint32Array(MOST_COLUMNS),
    ends: new Uint32Array(MOST_COLUMNS),
    length: 0,
    textAt: (column) => {
      if (column === undefined || column >= cells.length) return '';
      const [start, end] = [Number(cells.starts[column]), Number(cells.ends[column])];
      text ??= decoder.decode(cells.bytes);
      const isPlain = text.length === cells.bytes.length && !odd.includes(column);
      return isPlain ? text.slice(start, end) : decoder.decode(cells.bytes.subarray(start, end));
    },
  };
  return {
    cells,
    /** Prepares for another portion. */
    begin: (bytes: Uint8Array) => {
      cells.bytes = bytes;
      text = undefined;
    },
    /** A column of the current record has quotes inside, or text after its quotes. */
    markOdd: (column: number) => odd.push(column),
    /** The record is complete, so its quotes are removed in place. */
    end: (length: number) => {
      cells.length = length;
      if (odd.length === 0) return;
      for (const column of odd)
        cells.ends[column] = unquoted(cells.bytes, Number(cells.starts[column]), Number(cells.ends[column]));
    },
    clear: () => {
      if (odd.length > 0) odd.length = 0;
    },
  };
}

/**
 * Removes the quotes of a cell and returns its new end. A doubled quote becomes one, and text after the closing quote
 * stays.
 */
function unquoted(bytes: Uint8Array, start: number, end: number): number {
  let to = start;
  let isOpen = true;
  for (let at = start + 1; at < end; at += 1) {
    const byte = Number(bytes[at]);
    if (isOpen && byte === QUOTE) {
      if (bytes[at + 1] !== QUOTE || at + 1 === end) {
        isOpen = false;
        continue;
      }
      at += 1;
    }
    bytes[to] = byte;
    to += 1;
  }
  return to;
}
