import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { timeOfDate } from '@/domain/dates';
import type { Cents } from '@/domain/money';
import { addRecord, replayRecords, type PaymentRecord, type RefundReason } from '@/domain/payments';
import { OPERATOR_NAME } from '@/domain/product';
import { transactions } from './seed';

export type PaymentsState = { records: PaymentRecord[] };

const initialState: PaymentsState = { records: [] };

// What the rules need of the transactions: their rows never change.
const transactionsById = new Map(transactions.map((row) => [row.id, row]));

/** The refunds and voids that operators recorded, in the order of their times. */
export const paymentsSlice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    refundRecorded: {
      prepare: (refund: { transactionId: string; amount: Cents; reason: RefundReason }) => ({
        payload: { kind: 'refund' as const, ...stampNow(), ...refund },
      }),
      reducer: record,
    },
    voidRecorded: {
      prepare: (transactionId: string) => ({ payload: { kind: 'void' as const, ...stampNow(), transactionId } }),
      reducer: record,
    },
  },
  selectors: { selectPaymentRecords: (state) => state.records },
});

export const { refundRecorded, voidRecorded } = paymentsSlice.actions;
export const { selectPaymentRecords } = paymentsSlice.selectors;

/** The records that were kept, less those that the rules refuse: two tabs may have refunded the same money. */
export function restoreRecords(kept: readonly PaymentRecord[]): PaymentRecord[] {
  return replayRecords(kept, (transactionId) => transactionsById.get(transactionId));
}

function record(state: PaymentsState, { payload }: PayloadAction<PaymentRecord>): void {
  const records = addRecord(state.records, payload, transactionsById.get(payload.transactionId));
  if (records !== state.records) state.records = [...records];
}

function stampNow() {
  // The milliseconds come first: records of the same second keep their order.
  return {
    id: `${Date.now()}-${nanoid(8)}`,
    recordedAt: timeOfDate(new Date()),
    recordedBy: OPERATOR_NAME,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
