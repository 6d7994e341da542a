import { NOTHING_TRIED, runBatch } from '@/commands/batches/runBatch';
import { recordedBatch } from '@/domain/batches/batchRecords';
import { finish } from '@/lib/resumable';
import { planBatch } from '@/selectors/batches/batchPayments';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { setupStore } from '@/store/store';
import { open, planOf, refund, run, runOf } from '../../helpers/domain/batches';

test('A run reports its progress, can be stopped between two events, and goes on from there', async () => {
  const payments = Array.from({ length: 60 }, () => ({
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
  expect(stopped.tried).toBeLessThan(60);
  expect(Object.keys(selectPaymentRecords(store.getState()))).toHaveLength(stopped.tried);
  const done = await store.dispatch(
    runBatch(batch, stopped, { onProgress: ({ tried }) => seen.push(tried), isStopped: () => false }),
  );
  expect(done).toEqual({ tried: 60, refused: {} });
  expect(recordedBatch(Object.values(selectPaymentRecords(store.getState())), batch.batch.id)).toMatchObject({
    size: 60,
    refunds: { count: 60, amount: 60_000 },
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
  expect(recordedBatch(Object.values(selectPaymentRecords(store.getState())), batch.batch.id)?.refunds.count).toBe(
    batch.rows.length - 1,
  );
});
