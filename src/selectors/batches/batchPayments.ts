import { planRow, type BatchAct, type BatchPayment, type PlannedRow } from '@/domain/batches/batchPlan';
import { allocationAt, derivePaymentState } from '@/domain/payments/recordedPayments';
import { endsStep, type Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { blocksRefund, selectDisputesByPayment } from '@/selectors/payments/disputeSelectors';
import { NO_RECORDS, selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';

/** Payments per step of a dry run. */
const STEP = 64;

/** Reads a payment, by its index, as a batch needs it. */
export const selectBatchPaymentAt = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectDisputesByPayment],
  (table, recorded, disputes) =>
    (index: number): BatchPayment => {
      const row = table.rowAt(index);
      const { records, refunds } = recorded.get(index) ?? derivePaymentState(table, index, NO_RECORDS);
      return {
        row,
        records,
        refunds,
        allocation: allocationAt(table, index),
        reportedShares: table.fileRefunds?.reportedSharesAt?.(index),
        model: table.modelAt?.(index),
        merchantId: row.merchantId,
        isDisputed: blocksRefund(disputes.get(row.id)),
      };
    },
);

/** What a batch would do to these payments (indices), in their order. Nothing is recorded. */
export function* planBatch(
  state: Parameters<typeof selectBatchPaymentAt>[0],
  indices: ArrayLike<number>,
  act: BatchAct,
): Resumable<PlannedRow[]> {
  const paymentAt = selectBatchPaymentAt(state);
  const rows: PlannedRow[] = [];
  for (let at = 0; at < indices.length; at += 1) {
    rows.push(planRow(paymentAt(Number(indices[at])), act));
    if (endsStep(at, STEP)) yield;
  }
  return rows;
}
