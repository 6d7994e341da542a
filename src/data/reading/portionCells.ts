import type { Cells } from '@/domain/imports/cells/cells';
import { MOST_COLUMNS } from './sourceFile';

const QUOTE = 34;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The cells of record after record of a portion of delimited text. */
export function createPortionCells() {
  /** Of the whole portion, if each of its bytes is a character: made when a text is first asked for. */
  let text: string | undefined;
  /** Columns whose quotes are more than those around them. */
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
    /** Of another portion. */
    begin: (bytes: Uint8Array) => {
      cells.bytes = bytes;
      text = undefined;
    },
    /** A column of the record that is read has quotes inside, or text behind its quotes. */
    markOdd: (column: number) => odd.push(column),
    /** The record is whole: its quotes are taken off, in place. */
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

/** Takes the quotes off a cell; where it ends then. A doubled quote is one, and what follows the closing one is text. */
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
