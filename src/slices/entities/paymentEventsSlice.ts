import { createSelector, createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { allRecords, recordsOfPayment, withRecords, type PaymentEvents } from '@/domain/entries/paymentEvents';
import {
  addRecord,
  judgeWithdrawal,
  type Payable,
  type PaymentRecord,
  type Refund,
  type Void,
} from '@/domain/payments/refunds/refundRules';

const NONE: readonly PaymentRecord[] = [];
const NO_RECORDS: PaymentEvents['records'] = {};

const initialState: PaymentEvents = { records: {} };

/** The original payment, by which the rules judge its records. */
type About = { payment: Payable };

type WithdrawnRefund = Pick<Refund, 'id' | 'transactionId'>;

const aboutPayment = ({ amount, status, refunded, refundSteps }: Payable): About => ({
  payment: { amount, status, ...(refunded !== undefined && { refunded }), ...(refundSteps && { refundSteps }) },
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
      reducer: recordOne,
    },
    voidRecorded: {
      prepare: (recorded: Omit<Void, 'kind'>, payment: Payable) => ({
        payload: { kind: 'void' as const, ...recorded },
        meta: aboutPayment(payment),
      }),
      reducer: recordOne,
    },
    /** Records a part of a batch, with the original payment of each record. What the rules refuse is left out. */
    batchRecorded: {
      prepare: (records: readonly PaymentRecord[], payments: readonly Payable[]) => ({
        payload: records,
        meta: payments.map(aboutPayment),
      }),
      reducer: (state, { payload, meta }: PayloadAction<readonly PaymentRecord[], string, About[]>) =>
        recordAll(state, payload, meta),
    },
    /** Withdraws a refund that no file confirmed. The payment is the original one. */
    refundWithdrawn: {
      prepare: (refund: WithdrawnRefund, payment: Payable) => ({ payload: refund, meta: aboutPayment(payment) }),
      reducer: (state, { payload, meta }: PayloadAction<WithdrawnRefund, string, About>) =>
        withdrawAll(state, [payload], [meta]),
    },
    /** Withdraws refunds of a batch, with the original payment of each. */
    batchWithdrawn: {
      prepare: (refunds: readonly WithdrawnRefund[], payments: readonly Payable[]) => ({
        payload: refunds,
        meta: payments.map(aboutPayment),
      }),
      reducer: (state, { payload, meta }: PayloadAction<readonly WithdrawnRefund[], string, About[]>) =>
        withdrawAll(state, payload, meta),
    },
  },
  selectors: {
    /** For the records of one payment, and to notice changes. */
    selectPaymentEvents: (state) => state,
    selectEarlierRecords: (state): PaymentEvents['records'] => state.earlier ?? NO_RECORDS,
    selectSingleRefunds: (state) => state.single,
    /** Of the payments that were changed since, if there are earlier records. */
    selectChangedRecords: (state) => state.records,
    selectUnappliedRecords: (state): readonly PaymentRecord[] => state.waiting ?? NONE,
  },
});

export const { refundRecorded, refundWithdrawn, voidRecorded, batchRecorded, batchWithdrawn } =
  paymentEventsSlice.actions;
export const {
  selectChangedRecords,
  selectEarlierRecords,
  selectPaymentEvents,
  selectSingleRefunds,
  selectUnappliedRecords,
} = paymentEventsSlice.selectors;

/** By payment. To merge the records of a workspace with many takes long. */
export const selectPaymentRecords = /* #__PURE__ */ createSelector([selectPaymentEvents], allRecords);

function recordOne(state: PaymentEvents, { payload, meta }: PayloadAction<PaymentRecord, string, About>): void {
  recordAll(state, [payload], [meta]);
}

function recordAll(state: PaymentEvents, added: readonly PaymentRecord[], about: readonly About[]): void {
  change(state, added, about, (records, record, payment) => addRecord(records, record, payment));
}

function withdrawAll(state: PaymentEvents, refunds: readonly WithdrawnRefund[], about: readonly About[]): void {
  change(state, refunds, about, (records, { id: withdrawn }, payment) =>
    judgeWithdrawal(withdrawn, records, payment).allowed ? records.filter(({ id }) => id !== withdrawn) : records,
  );
}

/** Replaces the records of the payments that something changes. `changed` returns the same array if it is refused. */
function change<Subject extends { transactionId: string }>(
  state: PaymentEvents,
  subjects: readonly Subject[],
  about: readonly About[],
  changed: (records: readonly PaymentRecord[], subject: Subject, payment: Payable) => readonly PaymentRecord[],
): void {
  const before = original(state as Draft<PaymentEvents>);
  const after = new Map<string, PaymentRecord[]>();
  subjects.forEach((subject, index) => {
    const { transactionId } = subject;
    const records = after.get(transactionId) ?? recordsOfPayment(before, transactionId);
    const payment = about[index]?.payment;
    const next = payment ? changed(records, subject, payment) : records;
    if (next !== records) after.set(transactionId, [...next]);
  });
  if (after.size > 0) Object.assign(state, withRecords(before, after));
}
