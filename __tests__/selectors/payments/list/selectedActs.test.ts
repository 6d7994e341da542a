import { checkBatchRefund } from '@/domain/batches/batchPlan';
import { checkVoid } from '@/domain/payments/refunds/refundRules';
import { selectBatchPaymentAt } from '@/selectors/batches/batchPayments';
import { selectRefundableCount, selectVoidableCount } from '@/selectors/payments/list/selectedActs';
import { selectSelectedPositions } from '@/selectors/payments/list/selectedPayments';
import { allMatchingSelected, rowsSelected } from '@/slices/lists/selectionSlice';
import { setupStore } from '@/store/store';
import { refundOf, voidOf } from '../../../helpers/builders';

test('The counts of refundable and voidable payments are those of the rules for single payments', () => {
  const store = setupStore();
  store.dispatch(allMatchingSelected('transactions'));
  const state = store.getState();
  const payments = [...selectSelectedPositions(state)].map(selectBatchPaymentAt(state));
  const allowed = payments.filter((payment) => checkBatchRefund(payment, 1).allowed).length;
  const refundable = selectRefundableCount(state);
  expect(refundable.qualified).toBe(allowed);
  expect(refundable.refusals.reduce((sum, { count }) => sum + count, refundable.qualified)).toBe(payments.length);
  expect(refundable.refusals.map(({ refusal }) => refusal.kind)).toContain('paymentDisputed');
  const voidable = payments.filter(({ row, records }) => checkVoid(row, records).allowed).length;
  expect(selectVoidableCount(state).qualified).toBe(voidable);
});

test('Recorded refunds and voids count, and each reason has the number of its payments', () => {
  const store = setupStore();
  const [refunded, completed] = ['TR20240630-030', 'TR20240629-028'];
  const [voided, pending] = ['TR20240630-029', 'TR20240628-026'];
  store.dispatch(refundOf({ transactionId: refunded, amount: 25_000, reason: 'Duplicate' }));
  store.dispatch(voidOf(voided));
  store.dispatch(rowsSelected({ list: 'transactions', ids: [refunded, completed, voided, pending] }));
  expect(selectRefundableCount(store.getState())).toEqual({
    qualified: 1,
    refusals: ['Pending', 'Refunded', 'Voided'].map((status) => ({
      refusal: { kind: 'notRefundable', status },
      count: 1,
    })),
  });
  expect(selectVoidableCount(store.getState()).qualified).toBe(1);
});
