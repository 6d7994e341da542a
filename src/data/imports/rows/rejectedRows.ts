import { numberAt } from '@/lib/columns/numbers';
import { type Cells, textsOf } from '@/lib/cells/cells';
import type { RejectionReason, RejectedRow } from '@/domain/imports/rejections';
import { createRows, pickRows, toPlainRow, type Rows } from '@/lib/columns/rows';
import { csvLine } from '@/domain/imports/guards';
import type { RecordHandlers } from '@/data/reading/readRecords';

const REJECTED_ROW_SHAPE = {
  /** The index of the record in the file. Records of JSON may share a line. */
  record: 'uint32',
  line: 'uint32',
  /** The index of the header plus 1. 0 rejects the row as a whole. */
  column: 'uint16',
  reason: 'uint16',
  value: 'texts',
} as const;

/** The rejected rows as columns, in the order of the file, because there may be a million of them. */
export type RejectedRows = {
  headers: readonly string[];
  reasons: readonly RejectionReason[];
  rows: Rows<typeof REJECTED_ROW_SHAPE>;
};

/** The index of a row's record in the file, and its line from 1. */
export type RowPosition = { record: number; line: number };

/** Rejects a row of the file because of a column. Undefined rejects the row as a whole. */
export type RejectRow = ReturnType<typeof createRejectedRows>['refuse'];

/** Collects rejected rows. */
export function createRejectedRows(headers: readonly string[]) {
  const rows = createRows(REJECTED_ROW_SHAPE);
  const reasons: RejectionReason[] = [];
  return {
    refuse: (index: RowPosition, column: number | undefined, value: string, reason: RejectionReason): void => {
      if (!reasons.includes(reason)) reasons.push(reason);
      rows.push({ ...index, column: column === undefined ? 0 : column + 1, value, reason: reasons.indexOf(reason) });
    },
    finish: (): RejectedRows => {
      const importRun = rows.finish();
      const order = new Uint32Array(importRun.length).map((_, index) => index);
      order.sort((a, b) => numberAt(importRun.record, a) - numberAt(importRun.record, b));
      return { headers, reasons, rows: pickRows(REJECTED_ROW_SHAPE, importRun, order) };
    },
  };
}

/** In characters: this much of an unreadable row is shown. */
const SHOWN = 100;

/** The text that is shown for a row that is rejected as a whole. Empty if all its cells could be read. */
export function startOf(cells: Cells): string {
  return cells.problem === undefined ? '' : cells.textAt(0).slice(0, SHOWN);
}

/** A rejected row for the preview. */
export function rejectedRowAt({ headers, reasons, rows }: RejectedRows, index: number, isJson = false): RejectedRow {
  const { record, line, column, reason, value } = toPlainRow(REJECTED_ROW_SHAPE, rows, index);
  const shown = { column: headers[column - 1] ?? '', value, reason: reasons[reason] ?? 'too few columns' };
  return { line, ...(isJson && { row: record + 1 }), ...shown };
}

/**
 * Returns a function that says for each record of a second reading whether it was rejected, so that the downloaded file
 * has exactly these rows.
 */
export function createRejectionTest({ rows }: RejectedRows): () => boolean {
  let record = 0;
  let next = 0;
  return () => {
    const isRefused = next < rows.length && numberAt(rows.record, next) === record;
    record += 1;
    if (isRefused) next += 1;
    return isRefused;
  };
}

/**
 * Builds a CSV file of the rejected records of files with the same columns, which are read a second time. The operator
 * can fix and import it.
 */
export function createRejectedRowsFile(headers: readonly string[]) {
  const linesOf = new Map<RejectedRows, string[]>();
  return {
    /** Starts a file, or restarts it if its encoding turns out to be different. */
    start: (refused: RejectedRows): RecordHandlers['onRecord'] => {
      const isRefused = createRejectionTest(refused);
      const lines: string[] = [];
      linesOf.set(refused, lines);
      return (cells) => {
        if (isRefused()) lines.push(csvLine(textsOf(cells)));
      };
    },
    finish: () =>
      // The byte order mark makes spreadsheets read UTF-8.
      new Blob(['\uFEFF', csvLine(headers), ...[...linesOf.values()].flat()], { type: 'text/csv;charset=utf-8' }),
  };
}
