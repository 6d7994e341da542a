import { textsOf } from '@/domain/imports/cells/cells';
import { guardedCell } from '@/domain/imports/guards';
import type { RecordHandlers } from '@/data/reading/readRecords';
import { createRefusedPicker, type RefusedRows } from './refusedRows';

/**
 * The refused records of files with the same columns, which are read once more, as a CSV file: it imports again once it is
 * mended.
 */
export function createRefusedFile(headers: readonly string[]) {
  const linesOf = new Map<RefusedRows, string[]>();
  return {
    /** Of one more file; of the same again where its encoding turns out another. */
    start: (refused: RefusedRows): RecordHandlers['onRecord'] => {
      const isRefused = createRefusedPicker(refused);
      const lines: string[] = [];
      linesOf.set(refused, lines);
      return (cells) => {
        if (isRefused()) lines.push(lineOf(textsOf(cells)));
      };
    },
    finish: () =>
      // The mark at the start tells spreadsheets that accents are UTF-8.
      new Blob(['\uFEFF', lineOf(headers), ...[...linesOf.values()].flat()], { type: 'text/csv;charset=utf-8' }),
  };
}

/** A line by RFC 4180. */
function lineOf(fields: readonly string[]): string {
  const cells = fields.map((field) => {
    const text = guardedCell(field);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}
