import { recordRows } from '@/commands/batches/runBatch';
import { finish } from '@/lib/resumable';
import { dryRun } from '@/selectors/batches/dryRun';
import { batchRows, selectRecordedBatch } from '@/selectors/batches/recordedBatches';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const BATCH_ID = '4102444800000-abcdefgh';
const IN_FULL = { isVoiding: true, refund: { kind: 'full' as const } };

const open = () =>
  setupStore(
    givenImportedData(
      [importedPayment('completed'), importedPayment('pending', { status: 'Pending', amount: 2_000 })],
      'dry run',
    ),
  );
const planOf = (store: ReturnType<typeof open>, act: Parameters<typeof dryRun>[2]) =>
  finish(dryRun(store.getState(), [0, 1], act));

test('A dry run states what a batch would refund, void and refuse, and records nothing', () => {
  const store = open();
  const { rows, refusals } = planOf(store, IN_FULL);
  expect(rows).toMatchObject([
    { id: 'completed', kind: 'refund', amount: 10_000 },
    { id: 'pending', kind: 'void', amount: 2_000 },
  ]);
  expect(refusals).toEqual([]);
  const voids = planOf(store, { isVoiding: true });
  expect(voids.rows.map(({ kind }) => kind)).toEqual(['refused', 'void']);
  expect(voids.refusals.map(({ count }) => count)).toEqual([1]);
  expect(voids.negative).toEqual([]);
  expect(selectRecordedBatch(store.getState(), BATCH_ID)).toBeUndefined();
});

test('The rows of a recorded batch are those of its plan, and an unknown batch has none', () => {
  const store = open();
  const rows = planOf(store, IN_FULL).rows.filter((row) => row.kind !== 'refused');
  store.dispatch(recordRows({ batch: { id: BATCH_ID, size: 2 }, reason: 'Event cancelled' }, rows));
  const recorded = finish(batchRows(store.getState(), BATCH_ID));
  expect(recorded.map(({ id, kind, amount }) => ({ id, kind, amount }))).toEqual(
    rows.map(({ id, kind, amount }) => ({ id, kind, amount })),
  );
  expect(recorded.map(({ shares }) => shares)).toEqual(rows.map(({ shares }) => shares));
  expect(finish(batchRows(store.getState(), 'unknown'))).toEqual([]);
});
