import { textOfCell } from '@/data/reading/cells';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import type { DateOrder, PlanColumns } from '@/domain/imports/plan';
import { sliceOf, textOfSlice, type Cells } from '@/lib/cells/cells';
import type { PaymentRow } from './paymentRow';
import { readOptionalTime } from './readOptionalTime';

const TIMES = ['disputeDate', 'evidenceDue'] as const;

/**
 * Reads the columns of a dispute into the row; empty without a disputed amount. An unreadable time of a dispute counts as
 * unknown, because the payment itself is whole.
 */
export function readDisputeColumns(
  cells: Cells,
  columns: PlanColumns,
  row: PaymentRow,
  form: { dateOrder: DateOrder; nextYear: number },
): void {
  Object.assign(row.dispute, sliceOf(''));
  if (row.disputed === 0) return;
  const textAt = (column: number | undefined) => (column === undefined ? '' : textOfCell(cells.textAt(column)));
  const [opened = '', due = ''] = TIMES.map((field) => {
    const time = sliceOf('');
    const problem = readOptionalTime(cells, columns[field], time, form);
    return problem === undefined ? textOfSlice(time) : '';
  });
  const [status, reason] = [textAt(columns.disputeStatus), textAt(columns.disputeReason)];
  Object.assign(row.dispute, sliceOf(writeFileDispute({ status, reason, opened, due })));
}
