import { NOTHING_TRIED, runBatch, type BatchRun } from '@/commands/batches/runBatch';
import type { QualifiedRow } from '@/domain/batches/batchPlan';
import { recordedBatch, recordIdOf } from '@/domain/batches/batchRecords';
import { finish } from '@/lib/resumable';
import { planBatch } from '@/selectors/batches/batchPayments';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { selectDamagedTexts, selectRefusedRecords } from '@/slices/persistenceSlice';
import type { AppStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { FakeBrowser } from '../../helpers/store/fakeBrowser';
import { TeamLog } from '../../helpers/store/teamLog';

/** Enough for several events, which have at most 100 records each. */
const PAYMENTS = 250;
const BATCH = '4102444800000-abcdefgh';

function plan(store: AppStore): BatchRun {
  const { length } = selectTransactionTable(store.getState());
  const rows = finish(
    planBatch(store.getState(), Uint32Array.from(Array(length).keys()), { isVoiding: true, refund: { kind: 'rest' } }),
  ).filter((row): row is QualifiedRow => row.kind !== 'refused');
  return { batch: { id: BATCH, size: rows.length }, reason: 'Event cancelled', rows };
}

const run = (store: AppStore, batch: BatchRun) =>
  store.dispatch(runBatch(batch, NOTHING_TRIED, { onProgress: () => undefined, isStopped: () => false }));

const batchIn = (store: AppStore) => recordedBatch(Object.values(selectPaymentRecords(store.getState())), BATCH);

test('The records of a batch of many events are stored, a reload has all of them, and running it again changes nothing', async () => {
  const browser = new FakeBrowser();
  const given = givenImportedData(
    Array.from({ length: PAYMENTS }, (_, index) => importedPayment(`P-${index}`)),
    'many',
  );
  const tab = await browser.openTab(given);
  const batch = plan(tab.store);
  expect(await run(tab.store, batch)).toEqual({ tried: PAYMENTS, refused: {} });
  await browser.calm();
  const reloaded = await browser.openTab(given);
  for (const { store } of [tab, reloaded])
    expect(batchIn(store)).toMatchObject({ size: PAYMENTS, refunds: { count: PAYMENTS, amount: PAYMENTS * 10_000 } });
  const before = selectPaymentRecords(reloaded.store.getState());
  expect(await run(reloaded.store, batch)).toEqual({ tried: PAYMENTS, refused: {} });
  expect(selectPaymentRecords(reloaded.store.getState())).toBe(before);
  expect(reloaded.store.getState().persistence).toEqual({ failing: [], damaged: [] });
  await browser.close();
});

test('A row that the server of a team refuses has its reason, and the other rows are stored', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  const batch = plan(ana.store);
  const refused = recordIdOf(BATCH, batch.rows[1]!.id);
  [log.refusal, log.refusedIds] = ['Ben Cole refunded $60.00 at 14:02.', [refused]];
  await run(ana.store, batch);
  for (let round = 0; round < 3; round += 1) {
    log.deliver();
    await ana.settled();
  }
  const { records } = batchIn(ana.store)!;
  expect(records).toHaveLength(batch.rows.length - 1);
  expect(selectRefusedRecords(ana.store.getState())).toEqual({ [refused]: 'Ben Cole refunded $60.00 at 14:02.' });
  expect(selectDamagedTexts(ana.store.getState())).toHaveLength(1);
  expect([...log.changes.keys()].filter((key) => key.startsWith('payments/'))).toHaveLength(batch.rows.length - 1);
});
