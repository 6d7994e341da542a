import { readSlice, textOfCell } from '@/data/reading/cells';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import type { DateOrder, PlanColumns } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { plainAmountAt, readAmount, type AmountForm } from '@/domain/imports/values/readAmount';
import { isPlainTime, isTime, readTime } from '@/domain/imports/values/readTime';
import { sliceOf, textOfSlice, type Cells, type Slice } from '@/lib/cells/cells';
import type { PaymentRow } from '@/data/imports/rows/paymentRow';

const TIMES = ['disputeDate', 'evidenceDue'] as const;

/**
 * Reads the columns of a dispute into the row; empty without a disputed amount. Returns why that amount is invalid. An unreadable time of a dispute counts as
 * unknown, because the payment itself is whole.
 */
export function readDisputeColumns(
  cells: Cells,
  columns: PlanColumns,
  row: PaymentRow,
  form: AmountForm & { times: { dateOrder: DateOrder; nextYear: number } },
): RejectionReason | undefined {
  const disputed = readOptionalAmount(cells, columns.disputed, form);
  if (typeof disputed === 'string') return disputed;
  row.disputed = Math.min(Math.abs(disputed), row.amount);
  if (row.disputed === 0) {
    // An empty slice. Most rows have no dispute, so nothing may be created for them.
    row.dispute.end = row.dispute.start;
    return undefined;
  }
  const textAt = (column: number | undefined) => textOfCell(cells.textAt(column));
  const [opened = '', due = ''] = TIMES.map((field) => {
    const time = sliceOf('');
    const problem = readOptionalTime(cells, columns[field], time, form.times);
    return problem === undefined ? textOfSlice(time) : '';
  });
  const [status, reason] = [textAt(columns.disputeStatus), textAt(columns.disputeReason)];
  Object.assign(row.dispute, sliceOf(writeFileDispute({ status, reason, opened, due })));
  return undefined;
}

/** The amount of a column in minor units; 0 for an empty cell or a missing column. */
export function readOptionalAmount(
  cells: Cells,
  column: number | undefined,
  form: AmountForm,
): number | RejectionReason {
  if (column === undefined) return 0;
  const amount = plainAmountAt(cells, column, form);
  if (amount !== undefined) return amount;
  const text = textOfCell(cells.textAt(column));
  return text === '' ? 0 : readAmount(text, form);
}

/**
 * Reads the time of a column that may be empty into a slice, as `YYYY-MM-DD HH:mm:ss`. Returns the reason if the cell has
 * a text but not a time.
 */
export function readOptionalTime(
  cells: Cells,
  column: number | undefined,
  into: Slice,
  { dateOrder, nextYear }: { dateOrder: DateOrder; nextYear: number },
): RejectionReason | undefined {
  readSlice(cells, column, into);
  if (into.start === into.end || isPlainTime(into, nextYear)) return undefined;
  const read = readTime(textOfCell(cells.textAt(column)), undefined, dateOrder, nextYear);
  if (!isTime(read)) return read;
  Object.assign(into, sliceOf(read));
  return undefined;
}
