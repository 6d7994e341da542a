import { numberAt } from '@/data/dataSets/columns/numbers';
import type { Cells } from '@/domain/imports/cells/cells';
import type { RefusalReason, RefusedRow } from '@/domain/imports/plan';
import { createRows, pickRows, rowAt, type Rows } from '@/data/dataSets/columns/rows';

const REFUSED_SHAPE = {
  /** Which record of the file it is, from 0: the records of JSON may share a line. */
  record: 'uint32',
  line: 'uint32',
  /** The place of the header plus 1; 0 for the row as a whole. */
  column: 'uint16',
  reason: 'uint16',
  value: 'texts',
} as const;

/** The rows that need repair, as columns, in the order of the file: there may be a million of them. */
export type RefusedRows = {
  headers: readonly string[];
  reasons: readonly RefusalReason[];
  rows: Rows<typeof REFUSED_SHAPE>;
};

/** Which record of the file a row is, from 0, and its line. */
export type Place = { record: number; line: number };

export type Refusal = Place & {
  column: number | undefined;
  value: string;
  reason: RefusalReason;
};

/** Refused rows that are still being gathered. */
export function createRefusedRows(headers: readonly string[]) {
  const rows = createRows(REFUSED_SHAPE);
  const reasons: RefusalReason[] = [];
  return {
    push: ({ column, reason, ...refusal }: Refusal) => {
      if (!reasons.includes(reason)) reasons.push(reason);
      rows.push({ ...refusal, column: column === undefined ? 0 : column + 1, reason: reasons.indexOf(reason) });
    },
    finish: (): RefusedRows => {
      const gathered = rows.finish();
      const order = new Uint32Array(gathered.length).map((_, index) => index);
      order.sort((one, other) => numberAt(gathered.record, one) - numberAt(gathered.record, other));
      return { headers, reasons, rows: pickRows(REFUSED_SHAPE, gathered, order) };
    },
  };
}

/** In characters: what is shown of a row that cannot be read. */
const SHOWN = 100;

/** What is shown of a row that is rejected as a whole: nothing where all its cells could be read. */
export function startOf(cells: Cells): string {
  return cells.problem === undefined ? '' : cells.textAt(0).slice(0, SHOWN);
}

/** A refused row as it is shown. */
export function refusedRowAt({ headers, reasons, rows }: RefusedRows, index: number, isJson = false): RefusedRow {
  const { record, line, column, reason, value } = rowAt(REFUSED_SHAPE, rows, index);
  const shown = { column: headers[column - 1] ?? '', value, reason: reasons[reason] ?? 'too few columns' };
  return { line, ...(isJson && { row: record + 1 }), ...shown };
}

/**
 * Tells of each record of the same file, read once more, whether it was refused: what is kept is a file that imports again
 * once it is mended.
 */
export function createRefusedPicker({ rows }: RefusedRows): () => boolean {
  let record = 0;
  let next = 0;
  return () => {
    const isRefused = next < rows.length && numberAt(rows.record, next) === record;
    record += 1;
    if (isRefused) next += 1;
    return isRefused;
  };
}
