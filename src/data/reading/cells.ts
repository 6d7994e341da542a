import { sliceOf, type Cells, type Slice } from '@/lib/cells/cells';
import { withoutGuard } from '@/domain/imports/guards';

/** The text of a cell without surrounding blanks and without the apostrophe that protects a formula in an export. */
export function textOfCell(cell: string): string {
  // Most cells begin and end with a letter or a digit, so they need no trimming.
  if (isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(cell.length - 1))) return cell;
  return withoutGuard(cell).trim();
}

/** The same for bytes: narrows the slice to the trimmed cell. */
export function readSlice(cells: Cells, column: number | undefined, slice: Slice): void {
  if (column === undefined || column >= cells.length) {
    slice.start = slice.end = 0;
    return;
  }
  slice.bytes = cells.bytes;
  slice.start = Number(cells.starts[column]);
  slice.end = Number(cells.ends[column]);
  const { bytes, start, end } = slice;
  if (start === end || (isPlain(Number(bytes[start])) && isPlain(Number(bytes[end - 1])))) return;
  Object.assign(slice, sliceOf(textOfCell(cells.textAt(column))));
}

/** True for an empty row. A spreadsheet writes its separators. */
export function isBlank(cells: Cells): boolean {
  if (cells.problem !== undefined) return false;
  for (let column = 0; column < cells.length; column += 1) {
    const first = Number(cells.starts[column]);
    if (first === cells.ends[column]) continue;
    if (isPlain(Number(cells.bytes[first])) || cells.textAt(column).trim() !== '') return false;
  }
  return true;
}

/**
 * True for characters that are never trimmed: neither a blank nor an apostrophe, and ASCII, because there are blanks
 * beyond ASCII. False for a missing character.
 */
function isPlain(code: number): boolean {
  return code > 39 && code < 128;
}
