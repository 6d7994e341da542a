import type { Day } from '@/domain/calendar/dates';
import { readFileDispute } from '@/domain/disputes/fileDisputes';
import { slotsFrom, slotsOf } from '@/lib/columns/idIndex';
import { numberAt, type Numbers } from '@/lib/columns/numbers';
import { allColumns, buildRows, emptyColumn, pickRows, type Rows, type Shape } from '@/lib/columns/rows';
import { textAt, type StringColumn } from '@/lib/columns/stringColumn';
import { lowerBound, matchingIndices } from '@/lib/indices';
import type { Resumable } from '@/lib/resumable';
import {
  DISPUTE_SHAPE,
  FEE_SHAPE,
  PAYMENT_SHAPE,
  REFUND_SHAPE,
  type FeeRows,
  type PaymentRows,
  type RefundRows,
} from './dataSet';
import { FILE_TIMES, mapTexts, type OpenDataSet } from './dataSetInZone';
import { movePayments, withFileFees } from './fileFees';
import { summarizeResumably } from './summaries';

/**
 * The payments, refunds and disputes of the files up to the end of a day, in steps. The payments are newest first, so the
 * later ones are the first rows. Files have no history of a status, so each payment has its status of now.
 */
export function* pastDataSet(dataSet: OpenDataSet, day: Day): Resumable<OpenDataSet> {
  const { payments: all, words, fileTimes, ...others } = dataSet;
  const isPast = (column: StringColumn, row: number) => textAt(column, row).slice(0, 10) <= day;
  const first = lowerBound(all.length, (row) => isPast(all.date, row));
  const payments = withPastDisputes(yield* rowsFrom(PAYMENT_SHAPE, all, first), day);
  yield;
  const refunds = moved(dataSet.refunds, first, pickRows<typeof REFUND_SHAPE>, REFUND_SHAPE, (row) =>
    isPast(dataSet.refunds.date, row),
  );
  const fees = moved(dataSet.fees, first, pickRows<typeof FEE_SHAPE>, FEE_SHAPE);
  const { disputes } = dataSet;
  const statuses = numbersFrom(dataSet.statuses, all.length, first);
  yield;
  const summaries = yield* summarizeResumably(
    withFileFees(payments, fees),
    dataSet.merchants,
    statuses,
    words.statuses,
  );
  const idSlots = payments.length === 0 ? slotsOf(payments.id) : slotsFrom(dataSet.idSlots, first);
  yield;
  return {
    ...others,
    ...summaries,
    words,
    payments,
    refunds,
    fees,
    disputes: pickRows(
      DISPUTE_SHAPE,
      disputes,
      matchingIndices(disputes.length, (row) => isPast(disputes.date, row)),
    ),
    statuses,
    idSlots,
    ...(fileTimes && { fileTimes: yield* rowsFrom(FILE_TIMES, { length: all.length, ...fileTimes }, first) }),
  };
}

type Referring = RefundRows | FeeRows;

/** The rows whose payment is among those from `first` on, by its new index. */
function moved<Referrer extends Referring, Of extends Shape>(
  rows: Referrer,
  first: number,
  pick: (shape: Of, rows: Referrer, indices: Uint32Array) => Referrer,
  shape: Of,
  isPast: (row: number) => boolean = () => true,
): Referrer {
  const paymentOf = (row: number) => numberAt(rows.payment, row);
  const picked = pick(
    shape,
    rows,
    matchingIndices(rows.length, (row) => paymentOf(row) >= first && isPast(row)),
  );
  return movePayments(picked, (index) => index - first);
}

/** The rows from an index on, one column per step. Columns of numbers share the memory of the rows. */
function* rowsFrom<Of extends Shape>(shape: Of, rows: Rows<Of>, first: number): Resumable<Rows<Of>> {
  const columns = allColumns(shape, rows);
  const left = new Map<string, StringColumn | Numbers>();
  for (const name of Object.keys(columns)) {
    left.set(name, columnFrom(rows[name as keyof Of], first));
    yield;
  }
  return buildRows(columns, rows.length - first, (name, kind) => left.get(name) ?? emptyColumn(kind));
}

function columnFrom(column: StringColumn | Numbers, first: number): StringColumn | Numbers {
  if (!('ends' in column)) return column.subarray(first);
  const { text, ends } = column;
  const start = first === 0 ? 0 : (ends[first - 1] ?? 0);
  const left = ends.slice(first);
  for (let row = 0; row < left.length; row += 1) left[row] = Number(left[row]) - start;
  return { text: text.slice(start), ends: left };
}

/** The numbers from an index on, with a number for each row. An empty column has only zeros. */
function numbersFrom(column: Uint16Array, length: number, first: number): Uint16Array {
  return column.length === 0 ? new Uint16Array(length - first) : column.subarray(first);
}

/** A dispute that was opened later is not in the columns yet. */
function withPastDisputes(payments: PaymentRows, day: Day): PaymentRows {
  const isLater = (row: number) => readFileDispute(textAt(payments.dispute, row)).opened.slice(0, 10) > day;
  const later = matchingIndices(payments.dispute.ends.length, isLater);
  if (later.length === 0) return payments;
  const disputed = payments.disputed.slice();
  for (const row of later) disputed[row] = 0;
  const removed = new Set(later);
  const dispute = mapTexts(payments.dispute, (text, row) => (removed.has(row) ? '' : text));
  return { ...payments, disputed, dispute };
}
