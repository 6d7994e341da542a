import fc from 'fast-check';
import { readRecentSince, recordRows, retryRows } from '@/commands/batches/runBatch';
import type { BatchAct } from '@/domain/batches/batchPlan';
import { negativeMerchants, refusalsOfPlan, sumPlan } from '@/domain/batches/batchSums';
import { recordedBatch } from '@/domain/batches/batchRecords';
import { RECENT } from '@/domain/batches/limits';
import { SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import { addAllocations, sumShares } from '@/domain/payments/refunds/refundAllocation';
import { countRefundedSince } from '@/selectors/batches/batchPayments';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import {
  BATCH_ID,
  act,
  contentOf,
  figuresOf,
  indicesOf,
  isQualified,
  open,
  planOf,
  refund,
  run,
  runOf,
  voidOne,
  workspace,
} from '../../helpers/domain/batches';

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
      const recorded = recordedBatch(Object.values(selectPaymentRecords(store.getState())), BATCH_ID);
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
