import { batchRecorded, batchWithdrawn } from '@/slices/entities/paymentEventsSlice';
import { createEntryCache } from '@/store/persistence/entries/cache/entryCache';
import { selectRecordedPayments } from '@/selectors/payments/tableSelectors';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../../helpers/builders';
import { givenImportedData, importedPayment } from '../../../helpers/workspace';

const SIZE = 5100;
const PART = 100;
const PAYMENT = { amount: 10_000, status: 'Completed' as const };
const refunds = Array.from({ length: SIZE }, (_, index) =>
  buildRefund({ id: `r${index}`, transactionId: `P${index}`, amount: 100 }),
);

test('The undo of a stored batch of thousands withdraws each refund, and records none again', () => {
  const store = setupStore(
    givenImportedData(Array.from(refunds, ({ transactionId }) => importedPayment(transactionId))),
  );
  const cache = createEntryCache(() => []);
  cache.noteRestored(store.getState());
  const runBatch = (act: typeof batchRecorded | typeof batchWithdrawn) => {
    for (let from = 0; from < SIZE; from += PART) {
      const part = refunds.slice(from, from + PART);
      store.dispatch(
        act(
          part,
          part.map(() => PAYMENT),
        ),
      );
      cache.noteEdits(store.getState());
    }
  };
  runBatch(batchRecorded);
  expect(selectRecordedPayments(store.getState()).size).toBe(SIZE);
  expect(cache.proposals()).toHaveLength(SIZE);
  cache.store(
    refunds.map((value, index) => ({ kind: 'payments', id: value.id, seq: index + 1, value })),
    [],
  );
  cache.settle(cache.sent(), []);
  expect(cache.proposals()).toEqual([]);
  runBatch(batchWithdrawn);
  expect(selectRecordedPayments(store.getState()).size).toBe(0);
  expect(cache.proposals().filter((proposal) => 'withdrawn' in proposal)).toHaveLength(SIZE);
  expect(cache.proposals()).toHaveLength(SIZE);
});
