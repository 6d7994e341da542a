import { weakMapMemoize } from '@reduxjs/toolkit';
import { openedTable } from '@/data/tables/openTables';
import { tableOfRows } from '@/data/tables/transactionTable';
import type { PaymentRecord } from '@/domain/payments/payments';
import {
  statusAt,
  workOutPayment,
  type RecordedPayment,
  type RecordedPayments,
} from '@/domain/payments/recordedPayments';
import { PAYMENT_STATUSES } from '@/domain/payments/transactions';
import { createSelector } from '@/selectors/createSelector';
import { selectPaymentRecords } from '@/slices/entities/paymentsSlice';
import { selectFeeRows, selectTransactionRows } from '@/slices/entities/transactionsSlice';
import { selectDataSetHash } from '@/slices/workspaceSlice';

/** The payments and their fees by index, as they were paid: no other selector looks at their rows. */
export const selectTransactionTable = createSelector(
  [selectTransactionRows, selectFeeRows, selectDataSetHash],
  (rows, fees, hash) => (hash === undefined ? tableOfRows(rows, fees) : openedTable(hash)),
);

/** Of a payment without records. */
export const NO_RECORDS: readonly PaymentRecord[] = [];

// By the records themselves, as long as they are there: a refund works out its own payment alone.
const workOutOnce = weakMapMemoize(workOutPayment);

/** What was recorded of payments, worked out: by index, of those alone that have records. */
export const selectRecordedPayments = createSelector(
  [selectTransactionTable, selectPaymentRecords],
  (table, records) => {
    const recorded = new Map<number, RecordedPayment>();
    for (const [id, own] of Object.entries(records)) {
      const index = table.indexOf(id);
      if (index !== undefined) recorded.set(index, workOutOnce(table, index, own));
    }
    return recorded;
  },
);

const NOTHING_RECORDED: RecordedPayments = new Map();

const selectOwnStatuses = createSelector([selectTransactionTable], (table) => {
  const statuses = new Uint8Array(table.length);
  for (let index = 0; index < table.length; index += 1)
    statuses[index] = PAYMENT_STATUSES.indexOf(statusAt(table, NOTHING_RECORDED, index));
  return statuses;
});

/** The worked-out statuses by index, each as its place in PAYMENT_STATUSES. */
export const selectStatuses = createSelector([selectOwnStatuses, selectRecordedPayments], (own, recorded) => {
  const statuses = own.slice();
  for (const [index, { status }] of recorded) statuses[index] = PAYMENT_STATUSES.indexOf(status);
  return statuses;
});
