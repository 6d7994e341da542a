import { numberAt } from '@/data/dataSets/columns/numbers';
import type { Cells } from '@/domain/imports/cells/cells';
import type { RefusalReason, RefusedRow } from '@/domain/imports/plan';
import { createRows, pickRows, toPlainRow, type Rows } from '@/data/dataSets/columns/rows';

const REFUSED_SHAPE = {
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
  reasons: readonly RefusalReason[];
  rows: Rows<typeof REFUSED_SHAPE>;
};

/** The index of a row's record in the file, and its line from 1. */
export type RowPosition = { record: number; line: number };

export type RejectedRow = RowPosition & {
  column: number | undefined;
  value: string;
  reason: RefusalReason;
};

/** Collects rejected rows. */
export function createRefusedRows(headers: readonly string[]) {
  const rows = createRows(REFUSED_SHAPE);
  const reasons: RefusalReason[] = [];
  return {
    push: ({ column, reason, ...refusal }: RejectedRow) => {
      if (!reasons.includes(reason)) reasons.push(reason);
      rows.push({ ...refusal, column: column === undefined ? 0 : column + 1, reason: reasons.indexOf(reason) });
    },
    finish: (): RejectedRows => {
      const importRun = rows.finish();
      const order = new Uint32Array(importRun.length).map((_, index) => index);
      order.sort((a, b) => numberAt(importRun.record, a) - numberAt(importRun.record, b));
      return { headers, reasons, rows: pickRows(REFUSED_SHAPE, importRun, order) };
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
export function refusedRowAt({ headers, reasons, rows }: RejectedRows, index: number, isJson = false): RefusedRow {
  const { record, line, column, reason, value } = toPlainRow(REFUSED_SHAPE, rows, index);
  const shown = { column: headers[column - 1] ?? '', value, reason: reasons[reason] ?? 'too few columns' };
  return { line, ...(isJson && { row: record + 1 }), ...shown };
}

/**
 * Returns a function that says for each record of a second reading whether it was rejected, so that the downloaded file
 * has exactly these rows.
 */
export function createRefusedPicker({ rows }: RejectedRows): () => boolean {
  let record = 0;
  let next = 0;
  return () => {
    const isRefused = next < rows.length && numberAt(rows.record, next) === record;
    record += 1;
    if (isRefused) next += 1;
    return isRefused;
  };
}
