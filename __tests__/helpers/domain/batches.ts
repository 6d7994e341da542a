import fc from 'fast-check';
import { recordRows, type BatchRun } from '@/commands/batches/runBatch';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { recordRefund, recordVoid } from '@/commands/payments/recordPayments';
import { type BatchAct, type PlannedRow, type QualifiedRow } from '@/domain/batches/batchPlan';
import { MODEL_PRESETS, type ChargeModel, type ModelPreset } from '@/domain/money/chargeModel';
import { dividePayment } from '@/domain/money/split';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { FEE_PARTIES, TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { finish } from '@/lib/resumable';
import { planBatch } from '@/selectors/batches/batchPayments';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore, type AppStore } from '@/store/store';
import { USD } from '../currencies';

const REASON = 'Event cancelled';
/** Of a later time than the records before it. */
export const BATCH_ID = '4102444800000-abcdefgh';

const payment = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 5_000_000 })),
  status: fc.constantFrom('Completed' as const, 'Completed' as const, ...TRANSACTION_STATUSES),
  /** The part that is refunded before the batch. */
  refunded: fc.constantFrom<number>(0, 0, 0.3, 0.99),
  isDisputed: fc.boolean(),
  merchant: fc.integer({ min: 1, max: 3 }),
});
const rule = fc.oneof(
  fc.constantFrom({ kind: 'full' as const }, { kind: 'rest' as const }, { kind: 'lessFees' as const }),
  fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => ({ kind: 'percentage' as const, basisPoints })),
);
export const workspace = fc.record({
  payments: fc.array(payment, { minLength: 1, maxLength: 12 }),
  model: fc.constantFrom(undefined, ...(Object.keys(MODEL_PRESETS) as ModelPreset[])),
});
export const act: fc.Arbitrary<BatchAct> = fc.oneof(
  fc.constant({ isVoiding: true as const }),
  fc.record({ isVoiding: fc.boolean(), refund: rule }),
);

type Workspace = typeof workspace extends fc.Arbitrary<infer Value> ? Value : never;

/** A store with these payments, and with the refunds and disputes before the batch. `charging` replaces the charge model. */
export function open({ payments, model }: Workspace, charging?: ChargeModel): AppStore {
  const before = setupStore().getState();
  const rows = payments.map(({ amount, status, merchant }, index) => ({
    id: `TR20240601-${index}`,
    merchantId: `MER00${merchant}`,
    date: '2024-06-01 12:00:00',
    amount,
    status,
  }));
  const fees = rows.flatMap(({ id, amount, date }) => {
    const allocation = dividePayment(amount, { unit: '%', hundredths: 2000 }, USD);
    return FEE_PARTIES.map((party) => ({
      id: `${id}-${party}`,
      transactionId: id,
      party,
      date,
      integrationFeeId: 'F',
      amount: allocation[party],
      type: 'Service' as const,
    }));
  });
  const disputes = payments.flatMap(({ isDisputed, amount, status }, index) =>
    isDisputed && status === 'Completed' && index % 3 === 0
      ? [
          {
            id: `D${index}`,
            transactionId: `TR20240601-${index}`,
            amount,
            status: 'needs response' as const,
            reason: '',
            openedAt: '2024-06-02 12:00:00',
          },
        ]
      : [],
  );
  const store = setupStore({ transactions: { ...before.transactions, rows, fees, disputes } });
  const charged = charging ?? (model && MODEL_PRESETS[model]);
  if (charged) store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, charged));
  payments.forEach(({ refunded, amount }, index) => {
    const cents = Math.floor(amount * refunded);
    if (cents > 0) refund(store, `TR20240601-${index}`, cents);
  });
  return store;
}

export function refund(store: AppStore, transactionId: string, amount: number): boolean {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
  const isRecorded = store.dispatch(recordRefund({ transactionId, amount, reason: REASON }));
  store.dispatch(dialogClosed());
  return isRecorded;
}

export function voidOne(store: AppStore, transactionId: string): boolean {
  store.dispatch(dialogOpened({ kind: 'voidPayment', transactionId }));
  const isRecorded = store.dispatch(recordVoid(transactionId));
  store.dispatch(dialogClosed());
  return isRecorded;
}

export const indicesOf = (store: AppStore) => Uint32Array.from(store.getState().transactions.rows.keys());
export const planOf = (store: AppStore, of: BatchAct) => finish(planBatch(store.getState(), indicesOf(store), of));
export const isQualified = (row: PlannedRow): row is QualifiedRow => row.kind !== 'refused';
export const runOf = (plan: readonly PlannedRow[]): BatchRun => {
  const rows = plan.filter(isQualified);
  return { batch: { id: BATCH_ID, size: Math.max(1, rows.length) }, reason: REASON, rows };
};
export const run = (store: AppStore, batch: BatchRun) => store.dispatch(recordRows(batch, batch.rows));

/** The records without what differs between two recordings: ids, times and the batch. */
export const contentOf = (store: AppStore) =>
  Object.values(selectPaymentRecords(store.getState()))
    .flat()
    .map(({ id: _id, recordedAt: _at, instant: _instant, batch: _batch, ...content }: PaymentRecord) => content);
export const figuresOf = (store: AppStore) => ({
  metrics: selectListMetrics(store.getState()),
  balances: selectBalances(store.getState()),
  payments: store.getState().transactions.rows.map(({ id }) => {
    const { status, refunded, refundedShares, netShares, refundableAmount, isBalanced } = selectPayment(
      store.getState(),
      id,
    )!;
    return { status, refunded, refundedShares, netShares, refundableAmount, isBalanced };
  }),
});
