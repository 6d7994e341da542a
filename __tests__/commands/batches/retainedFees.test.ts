import fc from 'fast-check';
import { recordRows } from '@/commands/batches/runBatch';
import { retainedFeeOf, type BatchAct } from '@/domain/batches/batchPlan';
import { sumPlan } from '@/domain/batches/batchSums';
import type { ChargeModel } from '@/domain/money/chargeModel';
import { selectBatchPaymentAt } from '@/selectors/batches/batchPayments';
import { finish } from '@/lib/resumable';
import { batchRows } from '@/selectors/batches/recordedBatches';
import type { AppStore } from '@/store/store';
import { act, BATCH_ID, isQualified, open, planOf, refund, run, runOf, workspace } from '../../helpers/domain/batches';

const bearer = fc.constantFrom('merchant' as const, 'platform' as const);
const onRefund = fc.constantFrom('returned' as const, 'kept' as const);
const payer = fc.constantFrom('fees' as const, 'merchant' as const, 'platform' as const);

/** Every charge model, those without a preset too. */
const model: fc.Arbitrary<ChargeModel> = fc.record({
  processorFeePaidBy: payer,
  partnerFeeFrom: payer,
  platformFeeOnRefund: onRefund,
  processorFeeOnRefund: onRefund,
  unreturnedFeeBorneBy: bearer,
  disputeBorneBy: fc.oneof(bearer, fc.constant('split' as const)),
  disputeFeeBorneBy: bearer,
});

/** The part of the processor's fee that belongs to the last refund of a payment and that the processor keeps. */
function lastRetainedFee(store: AppStore, index: number): number {
  const payment = selectBatchPaymentAt(store.getState())(index);
  const last = payment.refunds.at(-1);
  return last ? retainedFeeOf(payment, payment.refunds.slice(0, -1), last) : 0;
}

test('The kept fees of a dry run are those of its single refunds, and those of the report after the batch', () => {
  fc.assert(
    fc.property(workspace, model, act, (of, charging, doing) => {
      const [batched, single] = [open(of, charging), open(of, charging)];
      const plan = planOf(batched, doing);
      const { retainedFees } = sumPlan(plan).refunds;
      let sum = 0;
      for (const [index, row] of plan.entries()) {
        if (row.kind !== 'refund') continue;
        refund(single, row.id, row.amount);
        sum += lastRetainedFee(single, index);
      }
      expect(retainedFees).toBe(sum);
      run(batched, runOf(plan));
      expect(sumPlan(finish(batchRows(batched.getState(), BATCH_ID))).refunds.retainedFees).toBe(retainedFees);
    }),
  );
});

test('The kept fees of all refunds of a payment are the whole fee of the processor, or nothing if it returns its fee', () => {
  const percentages = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 3 });
  fc.assert(
    fc.property(workspace, model, percentages, (of, charging, parts) => {
      const payments = of.payments.map((payment) => ({ ...payment, refunded: 0 }));
      const store = open({ ...of, payments }, charging);
      const allocationAt = (index: number) => selectBatchPaymentAt(store.getState())(index).allocation;
      const refunds = [
        ...parts.map((basisPoints) => ({ kind: 'percentage' as const, basisPoints })),
        { kind: 'rest' as const },
      ];
      let [retained, expected] = [0, 0];
      for (const [index, row] of planOf(store, { isVoiding: false, refund: { kind: 'rest' } }).entries())
        if (row.kind === 'refund') expected += allocationAt(index).processor;
      refunds.forEach((rule, turn) => {
        const doing: BatchAct = { isVoiding: false, refund: rule };
        const plan = planOf(store, doing);
        retained += sumPlan(plan).refunds.retainedFees;
        const batch = { id: `${BATCH_ID}-${turn}`, size: Math.max(1, plan.length) };
        store.dispatch(recordRows({ batch, reason: 'Other' }, plan.filter(isQualified)));
      });
      expect(retained).toBe(charging.processorFeeOnRefund === 'kept' ? expected : 0);
    }),
  );
});
