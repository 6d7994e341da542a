import { retainedFeeOf, type QualifiedRow } from '@/domain/batches/batchPlan';
import { recordedBatch, type RecordedBatch } from '@/domain/batches/batchRecords';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectBatchPaymentAt } from './batchPayments';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';

/** The records of a batch as they count now. Undefined if it has none, or if all were withdrawn. */
export const selectRecordedBatch = createSelector(
  [selectPaymentRecords, (_state: unknown, batchId: string) => batchId],
  (records, batchId): RecordedBatch | undefined => recordedBatch(records, batchId),
);

/** The records of a batch as rows, like those of its plan, in the order in which they were recorded. Amounts are in cents. */
export const selectBatchRows = createSelector(
  [selectRecordedBatch, selectTransactionTable, selectBatchPaymentAt],
  (batch, table, paymentAt): readonly QualifiedRow[] =>
    (batch?.records ?? []).flatMap((record): QualifiedRow[] => {
      const index = table.indexOf(record.transactionId);
      if (index === undefined) return [];
      const payment = paymentAt(index);
      const about = { id: record.transactionId, merchantId: payment.merchantId };
      if (record.kind === 'void')
        return [{ ...about, kind: 'void', amount: payment.row.amount, shares: record.shares ?? payment.allocation }];
      const { refunds } = payment;
      const at = refunds.findIndex((refund) => refund.record?.id === record.id);
      const refund = refunds[at];
      if (!refund) return [];
      const retainedFee = retainedFeeOf(payment, refunds.slice(0, at), refund);
      return [{ ...about, kind: 'refund', amount: record.amount, shares: refund.shares, retainedFee }];
    }),
);
