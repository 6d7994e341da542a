import { retainedFeeOf, type BatchPayment, type QualifiedRow } from '@/domain/batches/batchPlan';
import { recordedBatch, type RecordedBatch } from '@/domain/batches/batchRecords';
import { recordLists } from '@/domain/entries/paymentEvents';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { endsStep, type Resumable } from '@/lib/resumable';
import { createSelector, selectAskedId } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectBatchPaymentAt } from './batchPayments';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';

type State = Parameters<typeof selectBatchPaymentAt>[0];

/** The records of a batch as they count now. Undefined if it has none, or if all were withdrawn. */
export const selectRecordedBatch = createSelector(
  [selectPaymentEvents, selectAskedId],
  (events, batchId): RecordedBatch | undefined => recordedBatch(recordLists(events), batchId),
);

/** Records per step. */
const STEP = 256;

/**
 * The records of a batch as rows, like those of its plan, in the order of its payments. They are computed in steps. Amounts
 * are in cents.
 */
export function* batchRows(state: State, batchId: string): Resumable<readonly QualifiedRow[]> {
  const [table, paymentAt] = [selectTransactionTable(state), selectBatchPaymentAt(state)];
  const rows: QualifiedRow[] = [];
  for (const [at, record] of (selectRecordedBatch(state, batchId)?.records ?? []).entries()) {
    const index = table.indexOf(record.transactionId);
    const row = index === undefined ? undefined : rowOf(record, paymentAt(index));
    if (row) rows.push(row);
    if (endsStep(at, STEP)) yield;
  }
  return rows;
}

function rowOf(record: PaymentRecord, payment: BatchPayment): QualifiedRow | undefined {
  const about = { id: record.transactionId, merchantId: payment.merchantId };
  if (record.kind === 'void')
    return { ...about, kind: 'void', amount: payment.row.amount, shares: record.shares ?? payment.allocation };
  const { refunds } = payment;
  const at = refunds.findIndex((refund) => refund.record?.id === record.id);
  const refund = refunds[at];
  if (!refund) return undefined;
  const retainedFee = retainedFeeOf(payment, refunds.slice(0, at), refund);
  return { ...about, kind: 'refund', amount: record.amount, shares: refund.shares, retainedFee };
}
