import fc from 'fast-check';
import {
  NOTHING_TRIED,
  readRecentSince,
  recordRows,
  retryRows,
  runBatch,
  type BatchRun,
} from '@/commands/batches/runBatch';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { recordRefund, recordVoid } from '@/commands/payments/recordPayments';
import {
  negativeMerchants,
  refusalsOfPlan,
  sumPlan,
  type BatchAct,
  type PlannedRow,
  type QualifiedRow,
} from '@/domain/batches/batchPlan';
import { recordedBatch } from '@/domain/batches/batchRecords';
import { RECENT } from '@/domain/batches/limits';
import { MODEL_PRESETS, SPECIFICATION_MODEL, type ModelPreset } from '@/domain/money/chargeModel';
import { dividePayment } from '@/domain/money/split';
import { addAllocations, sumShares } from '@/domain/payments/refunds/refundAllocation';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { FEE_PARTIES, TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { finish } from '@/lib/resumable';
import { countRefundedSince, planBatch } from '@/selectors/batches/batchPayments';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore, type AppStore } from '@/store/store';
import { USD } from '../helpers/currencies';

const REASON = 'Event cancelled';
/** Of a later time than the records before it. */
const BATCH_ID = '4102444800000-abcdefgh';

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
const workspace = fc.record({
  payments: fc.array(payment, { minLength: 1, maxLength: 12 }),
  model: fc.constantFrom(undefined, ...(Object.keys(MODEL_PRESETS) as ModelPreset[])),
});
const act: fc.Arbitrary<BatchAct> = fc.oneof(
  fc.constant({ isVoiding: true as const }),
  fc.record({ isVoiding: fc.boolean(), refund: rule }),
);

type Workspace = typeof workspace extends fc.Arbitrary<infer Value> ? Value : never;

/** A store with these payments, and with the refunds and disputes before the batch. */
function open({ payments, model }: Workspace): AppStore {
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
  if (model) store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, MODEL_PRESETS[model]));
  payments.forEach(({ refunded, amount }, index) => {
    const cents = Math.floor(amount * refunded);
    if (cents > 0) refund(store, `TR20240601-${index}`, cents);
  });
  return store;
}

function refund(store: AppStore, transactionId: string, amount: number): boolean {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
  const isRecorded = store.dispatch(recordRefund({ transactionId, amount, reason: REASON }));
  store.dispatch(dialogClosed());
  return isRecorded;
}

function voidOne(store: AppStore, transactionId: string): boolean {
  store.dispatch(dialogOpened({ kind: 'voidPayment', transactionId }));
  const isRecorded = store.dispatch(recordVoid(transactionId));
  store.dispatch(dialogClosed());
  return isRecorded;
}

const indicesOf = (store: AppStore) => Uint32Array.from(store.getState().transactions.rows.keys());
const planOf = (store: AppStore, of: BatchAct) => finish(planBatch(store.getState(), indicesOf(store), of));
const isQualified = (row: PlannedRow): row is QualifiedRow => row.kind !== 'refused';
const runOf = (plan: readonly PlannedRow[]): BatchRun => {
  const rows = plan.filter(isQualified);
  return { batch: { id: BATCH_ID, size: Math.max(1, rows.length) }, reason: REASON, rows };
};
const run = (store: AppStore, batch: BatchRun) => store.dispatch(recordRows(batch, batch.rows));

/** The records without what differs between two recordings: ids, times and the batch. */
const contentOf = (store: AppStore) =>
  Object.values(selectPaymentRecords(store.getState()))
    .flat()
    .map(({ id: _id, recordedAt: _at, instant: _instant, batch: _batch, ...content }: PaymentRecord) => content);
const figuresOf = (store: AppStore) => ({
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

test('A batch equals its single acts: the same records, the same refusals and every figure', () => {
  fc.assert(
    fc.property(workspace, act, (of, doing) => {
      const [batched, single] = [open(of), open(of)];
      const plan = planOf(batched, doing);
      const batch = runOf(plan);
      expect(run(batched, batch)).toEqual({});
      for (const row of plan) {
        if (row.kind === 'refund') expect(refund(single, row.id, row.amount)).toBe(true);
        if (row.kind === 'void') expect(voidOne(single, row.id)).toBe(true);
      }
      expect(contentOf(batched)).toEqual(contentOf(single));
      expect(figuresOf(batched)).toEqual(figuresOf(single));
      for (const row of plan.filter((candidate) => candidate.kind === 'refused')) {
        const { refundEligibility, voidEligibility } = selectPayment(open(of).getState(), row.id)!;
        const eligibility = doing.refund ? refundEligibility : voidEligibility;
        // Otherwise the amount is what the rules refuse.
        if (!eligibility.allowed) expect(row.refusal).toEqual(eligibility.refusal);
        else expect(['amountNotAboveZero', 'amountAboveRefundable']).toContain(row.refusal.kind);
      }
    }),
  );
});

test('The parts of a plan sum to the whole, and equal what the balances lose', () => {
  fc.assert(
    fc.property(workspace, act, (of, doing) => {
      const store = open(of);
      const plan = planOf(store, doing);
      const sums = sumPlan(plan);
      for (const ofKind of [sums.refunds, sums.voids]) expect(sumShares(ofKind.shares)).toBe(ofKind.amount);
      expect(sums.refunds.count + sums.voids.count + sums.refused).toBe(of.payments.length);
      expect(refusalsOfPlan(plan).reduce((sum, { count }) => sum + count, 0)).toBe(sums.refused);
      expect(sums.refunds.shares).toEqual(
        addAllocations(plan.flatMap((row) => (row.kind === 'refund' ? [row.shares] : []))),
      );
      const balancesOf = () =>
        new Map<string, number>(selectBalances(store.getState()).map(({ partyId, balance }) => [partyId, balance]));
      const before = balancesOf();
      const negative = negativeMerchants(sums, (id) => before.get(id) ?? 0);
      run(store, runOf(plan));
      const after = balancesOf();
      for (const [id, share] of sums.merchants) expect(after.get(id)).toBe((before.get(id) ?? 0) - share);
      for (const { merchantId, after: balance } of negative) expect(after.get(merchantId)).toBe(balance);
      const recorded = recordedBatch(selectPaymentRecords(store.getState()), BATCH_ID);
      expect([recorded?.refunds.amount ?? 0, recorded?.voids.count ?? 0]).toEqual([
        sums.refunds.amount,
        sums.voids.count,
      ]);
    }),
  );
});

test('A batch that is stopped at any row and goes on, and one that runs again, end like one run', () => {
  fc.assert(
    fc.property(workspace, act, fc.array(fc.nat({ max: 12 }), { maxLength: 4 }), (of, doing, stops) => {
      const [whole, stopped] = [open(of), open(of)];
      const batch = runOf(planOf(whole, doing));
      run(whole, batch);
      let from = 0;
      for (const stop of [...stops, batch.rows.length]) {
        const to = Math.max(from, Math.min(stop, batch.rows.length));
        stopped.dispatch(recordRows(batch, batch.rows.slice(from, to)));
        from = to;
      }
      expect(contentOf(stopped)).toEqual(contentOf(whole));
      const before = selectPaymentRecords(stopped.getState());
      expect(run(stopped, batch)).toEqual({});
      expect(stopped.dispatch(retryRows(batch, new Set(batch.rows.map(({ id }) => id))))).toEqual({});
      expect(selectPaymentRecords(stopped.getState())).toBe(before);
    }),
  );
});

test('A percentage batch that is planned again after a stop refunds exactly the rest, unless repeating is meant', () => {
  fc.assert(
    fc.property(workspace, fc.integer({ min: 1, max: 10_000 }), fc.nat({ max: 12 }), (of, basisPoints, stop) => {
      const store = open(of);
      const since = store.dispatch(readRecentSince);
      const percentage = { kind: 'percentage' as const, basisPoints };
      const again: BatchAct = { isVoiding: false, refund: { ...percentage, notRefundedSince: since } };
      const { batch, reason, rows } = runOf(planOf(store, again));
      // Single refunds of the same day do not count.
      expect(rows).toEqual(planOf(store, { isVoiding: false, refund: percentage }).filter(isQualified));
      store.dispatch(recordRows({ batch, reason }, rows.slice(0, stop)));
      const isDone = (id: string) => rows.slice(0, stop).some((row) => row.id === id);
      const plan = planOf(store, again);
      expect(plan.filter(isQualified)).toEqual(rows.slice(stop));
      expect(countRefundedSince(store.getState(), indicesOf(store), since)).toBe(rows.slice(0, stop).length);
      expect(countRefundedSince(store.getState(), indicesOf(store), since + 2 * RECENT)).toBe(0);
      for (const row of plan)
        if (row.kind === 'refused' && row.refusal.kind === 'refundedByRecentBatch') expect(isDone(row.id)).toBe(true);
      const repeated = planOf(store, { isVoiding: false, refund: percentage }).filter(isQualified);
      for (const { id } of rows.slice(0, stop))
        if (selectPayment(store.getState(), id)!.refundableAmount > 0)
          expect(repeated.map((row) => row.id)).toContain(id);
    }),
  );
});

test('A refund less fees leaves the customer at most the amount less the fee, and never less than nothing', () => {
  fc.assert(
    fc.property(workspace, (of) => {
      const store = open(of);
      for (const row of planOf(store, { isVoiding: false, refund: { kind: 'lessFees' } })) {
        if (row.kind !== 'refund') continue;
        const {
          row: paid,
          refunded,
          allocation,
          model = SPECIFICATION_MODEL,
        } = selectPayment(store.getState(), row.id)!;
        const fee = model.processorFeeOnRefund === 'kept' ? allocation.processor : 0;
        expect(row.amount).toBeGreaterThan(0);
        expect(refunded + row.amount).toBe(paid.amount - fee);
      }
    }),
  );
});

test('A percentage is of the amount, half a cent is rounded up, and at most the rest is refunded', () => {
  const store = open({
    payments: [125, 10_000, 10_000].map((amount, index) => ({
      amount,
      status: 'Completed' as const,
      isDisputed: false,
      merchant: 1,
      refunded: index === 2 ? 0.99 : 0,
    })),
    model: undefined,
  });
  const plan = planOf(store, { isVoiding: false, refund: { kind: 'percentage', basisPoints: 1_000 } });
  expect(plan.map((row) => row.kind === 'refund' && row.amount)).toEqual([13, 1_000, 100]);
});

test('A run reports its progress, can be stopped between two events, and goes on from there', async () => {
  const payments = Array.from({ length: 600 }, () => ({
    amount: 1_000,
    status: 'Completed' as const,
    isDisputed: false,
    merchant: 1,
    refunded: 0,
  }));
  const store = open({ payments, model: undefined });
  const batch = runOf(planOf(store, { isVoiding: false, refund: { kind: 'rest' } }));
  const seen: number[] = [];
  const stopped = await store.dispatch(
    runBatch(batch, NOTHING_TRIED, { onProgress: ({ tried }) => seen.push(tried), isStopped: () => seen.length === 1 }),
  );
  expect(stopped.tried).toBeLessThan(600);
  expect(Object.keys(selectPaymentRecords(store.getState()))).toHaveLength(stopped.tried);
  const done = await store.dispatch(
    runBatch(batch, stopped, { onProgress: ({ tried }) => seen.push(tried), isStopped: () => false }),
  );
  expect(done).toEqual({ tried: 600, refused: {} });
  expect(recordedBatch(selectPaymentRecords(store.getState()), batch.batch.id)).toMatchObject({
    size: 600,
    refunds: { count: 600, amount: 600_000 },
  });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('A row that somebody refunded after the dry run is refused with its reason, and the other rows are recorded', () => {
  const store = setupStore();
  const plan = finish(
    planBatch(store.getState(), Uint32Array.from(store.getState().transactions.rows.keys()), {
      isVoiding: false,
      refund: { kind: 'rest' },
    }),
  );
  const batch = runOf(plan);
  const [first] = batch.rows;
  refund(store, first!.id, 100);
  expect(run(store, batch)).toEqual({
    [first!.id]: { kind: 'amountAboveRefundable', refundable: first!.amount - 100 },
  });
  expect(recordedBatch(selectPaymentRecords(store.getState()), batch.batch.id)?.refunds.count).toBe(
    batch.rows.length - 1,
  );
});
