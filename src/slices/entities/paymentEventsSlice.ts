import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { addRecord, type Payable, type PaymentRecord, type Refund, type Void } from '@/domain/payments/refundRules';
import { ownValue } from '@/domain/ownValue';

/**
 * By the id of its transaction; those of one in the order of their times. `waiting`: those that the rows of own data do not
 * allow as they are now. They stay kept and count for nothing until the rows allow them.
 */
export type PaymentEventsState = { records: Record<string, PaymentRecord[]>; waiting?: PaymentRecord[] };

const NONE: readonly PaymentRecord[] = [];

const initialState: PaymentEventsState = { records: {} };

/** The payment as its rows have it: what the rules judge by beside its records. */
type About = { payment: Payable };

const aboutPayment = ({ amount, status, refunded }: Payable): About => ({
  payment: { amount, status, ...(refunded !== undefined && { refunded }) },
});

/** The refunds and voids that operators recorded. */
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
  },
  selectors: {
    selectPaymentRecords: (state) => state.records,
    selectUnappliedRecords: (state): readonly PaymentRecord[] => state.waiting ?? NONE,
  },
});

export const { refundRecorded, voidRecorded } = paymentEventsSlice.actions;
export const { selectPaymentRecords, selectUnappliedRecords } = paymentEventsSlice.selectors;

function record(state: PaymentEventsState, { payload, meta }: PayloadAction<PaymentRecord, string, About>): void {
  const { records: before } = original(state);
  const own = ownValue(before, payload.transactionId) ?? [];
  const records = addRecord(own, payload, meta.payment);
  // Not by an assignment: a file may have called the payment `__proto__`.
  if (records !== own) state.records = { ...before, [payload.transactionId]: [...records] };
}
