import { planRow, type BatchAct, type BatchPayment, type PlannedRow } from '@/domain/batches/batchPlan';
import { isRefundedSince } from '@/domain/batches/batchRecords';
import { allocateRefundsAt, allocationAt } from '@/domain/payments/recordedPayments';
import { endsStep, type Resumable } from '@/lib/resumable';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { createSelector } from '@/selectors/createSelector';
import { blocksRefund, selectDisputesByPayment } from '@/selectors/payments/disputeSelectors';
import { NO_RECORDS, selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';

/** Payments per step of a dry run. */
const STEP = 64;

/** Reads a payment, by its index, as a batch needs it. */
export const selectBatchPaymentAt = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectDisputesByPayment, selectReservations],
  (table, recorded, disputes, reservations) =>
    (index: number): BatchPayment => {
      const row = table.rowAt(index);
      const { records } = recorded.get(index) ?? { records: NO_RECORDS };
      return {
        row,
        records,
        refunds: allocateRefundsAt(table, index, records),
        allocation: allocationAt(table, index),
        reportedShares: table.fileRefunds?.reportedSharesAt?.(index),
        model: table.modelAt?.(index),
        merchantId: row.merchantId,
        isDisputed: blocksRefund(disputes.get(row.id)),
        reserved: reservations.payments.get(row.id) ?? 0,
        isVoidProposed: reservations.voids.has(row.id),
      };
    },
);

/** How many of these payments (indices) a batch refunded at a time (epoch milliseconds) or after it. */
export function countRefundedSince(
  state: Parameters<typeof selectRecordedPayments>[0],
  indices: Uint32Array,
  since: number,
): number {
  const recorded = selectRecordedPayments(state);
  let count = 0;
  for (const index of indices) if (isRefundedSince(recorded.get(index)?.records ?? NO_RECORDS, since)) count += 1;
  return count;
}

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
