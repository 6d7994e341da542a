import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentEvents } from '@/domain/entries/fold';
import {
  addRecord,
  judgeWithdrawal,
  type Payable,
  type PaymentRecord,
  type Refund,
  type Void,
} from '@/domain/payments/refunds/refundRules';
import { ownValue } from '@/lib/objects';

const NONE: readonly PaymentRecord[] = [];

const initialState: PaymentEvents = { records: {} };

/** The original payment, by which the rules judge its records. */
type About = { payment: Payable };

const aboutPayment = ({ amount, status, refunded }: Payable): About => ({
  payment: { amount, status, ...(refunded !== undefined && { refunded }) },
});

/** The refunds and voids that operators recorded. The payments themselves never change. */
export const paymentEventsSlice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    refundRecorded: {
      prepare: (refund: Omit<Refund, 'kind'>, payment: Payable) => ({
        payload: { kind: 'refund' as const, ...refund },
        meta: aboutPayment(payment),
      }),
      reducer: record,
    },
    voidRecorded: {
      prepare: (recorded: Omit<Void, 'kind'>, payment: Payable) => ({
        payload: { kind: 'void' as const, ...recorded },
        meta: aboutPayment(payment),
      }),
      reducer: record,
    },
    /** Withdraws a refund that no file confirmed. The payment is the original one. */
    refundWithdrawn: {
      prepare: (refund: Pick<Refund, 'id' | 'transactionId'>, payment: Payable) => ({
        payload: refund,
        meta: aboutPayment(payment),
      }),
      reducer: (state, { payload, meta }: PayloadAction<Pick<Refund, 'id' | 'transactionId'>, string, About>) => {
        const { records: before } = original(state);
        const records = ownValue(before, payload.transactionId) ?? [];
        if (!judgeWithdrawal(payload.id, records, meta.payment).allowed) return;
        const others = records.filter(({ id }) => id !== payload.id);
        const { [payload.transactionId]: _withdrawn, ...rest } = before;
        state.records = others.length > 0 ? { ...before, [payload.transactionId]: others } : rest;
      },
    },
  },
  selectors: {
    selectPaymentRecords: (state) => state.records,
    selectUnappliedRecords: (state): readonly PaymentRecord[] => state.waiting ?? NONE,
  },
});

export const { refundRecorded, refundWithdrawn, voidRecorded } = paymentEventsSlice.actions;
export const { selectPaymentRecords, selectUnappliedRecords } = paymentEventsSlice.selectors;

function record(state: PaymentEvents, { payload, meta }: PayloadAction<PaymentRecord, string, About>): void {
  const { records: before } = original(state);
  const paymentRecords = ownValue(before, payload.transactionId) ?? [];
  const records = addRecord(paymentRecords, payload, meta.payment);
  // Object spread instead of assignment: an imported payment may have the id `__proto__`.
  if (records !== paymentRecords) state.records = { ...before, [payload.transactionId]: [...records] };
}
