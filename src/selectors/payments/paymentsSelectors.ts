import { addDivisions, divideRefunds, divisionOfFees, isBalanced, subtract } from '@/domain/money/refundDivision';
import { historyOf } from '@/domain/payments/paymentHistory';
import {
  checkRefund,
  checkVoid,
  isPaid,
  leftOf,
  partlyRefundedNote,
  refundedOf,
  statusOf,
  type Payable,
  type PaymentRecord,
} from '@/domain/payments/payments';
import type { Fee, Transaction } from '@/domain/payments/transactions';
import { createSelector } from '@/selectors/createSelector';
import { selectPaymentRecords } from '@/slices/entities/paymentsSlice';
import { selectFeeRows, selectTransactionRows } from '@/slices/entities/transactionsSlice';

const NONE: readonly PaymentRecord[] = [];

/** Tells the records of a transaction by its id, in the order of their times. */
export const selectRecordsOf = createSelector([selectPaymentRecords], (records) => {
  // An object would make a property name of each of a million ids that are looked up.
  const byTransaction = new Map(Object.entries(records));
  return (transactionId: string): readonly PaymentRecord[] => byTransaction.get(transactionId) ?? NONE;
});

/** Tells the worked-out status of a row; a row without records costs one look-up. */
export const selectStatusOf = createSelector(
  [selectRecordsOf],
  (recordsOf) => (row: Payable & { id: string }) => statusOf(row, recordsOf(row.id)),
);

/** Tells the note that stands beside the status of a row: 'Partly refunded $15.00', or undefined. */
export const selectPartlyRefundedNoteOf = createSelector(
  [selectRecordsOf],
  (recordsOf) => (row: Payable & { id: string }) => partlyRefundedNote(row, recordsOf(row.id)),
);

/** Tells how a payment was divided when it was made, by its fee rows: an edited integration divides only later ones. */
export const selectDivisionOf = createSelector([selectFeeRows], (fees) => {
  const byTransaction = new Map<string, Fee[]>();
  for (const fee of fees) {
    const own = byTransaction.get(fee.transactionId);
    if (own) own.push(fee);
    else byTransaction.set(fee.transactionId, [fee]);
  }
  return ({ id, amount }: Pick<Transaction, 'id' | 'amount'>) => divisionOfFees(amount, byTransaction.get(id) ?? []);
});

/**
 * All that is worked out of one payment: status, division between the parties with what they gave back and where they
 * stand (cents), whether that is balanced, what is left to refund, history, and whether it may be voided or refunded.
 * Undefined where no row has the id.
 */
export const selectPayment = createSelector(
  [selectTransactionRows, selectRecordsOf, selectDivisionOf, (_state: unknown, transactionId: string) => transactionId],
  (rows, recordsOf, divisionOf, transactionId) => {
    const row = rows.find(({ id }) => id === transactionId);
    if (!row) return undefined;
    const records = recordsOf(row.id);
    const division = divisionOf(row);
    const refunded = refundedOf(row, records);
    const refunds = records.flatMap((record) => (record.kind === 'refund' ? [record.amount] : []));
    // A row that is Refunded itself was refunded in full, once.
    const givenBack = addDivisions(divideRefunds(division, row.status === 'Refunded' ? [row.amount] : refunds));
    const status = statusOf(row, records);
    return {
      row,
      records,
      status,
      isPaid: isPaid(status),
      note: partlyRefundedNote(row, records),
      division,
      refunds,
      refunded,
      left: leftOf(row, records),
      givenBack,
      standing: subtract(division, givenBack),
      isBalanced: isBalanced({ amount: row.amount, refunded, division, givenBack }),
      history: historyOf(row, records),
      voidGate: checkVoid(row, records),
      refundGate: checkRefund(row, records),
    };
  },
);

/** What `selectPayment` answers for a payment that is there. */
export type Payment = NonNullable<ReturnType<typeof selectPayment>>;
