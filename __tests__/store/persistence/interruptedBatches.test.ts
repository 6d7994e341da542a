import fc from 'fast-check';
import { forgetBatch, rememberBatch, resumeBatch } from '@/commands/batches/interruptedBatches';
import { NOTHING_TRIED, recordRows, runBatch } from '@/commands/batches/runBatch';
import { withdrawBatch } from '@/commands/batches/withdrawBatch';
import { recordIdOf } from '@/domain/batches/batchRecords';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { sampleDataReset, selectInterruptedBatches } from '@/slices/persistenceSlice';
import { holdLock } from '@/store/pageLock';
import { lockOfBatch } from '@/store/persistence/interruptedBatches';
import { BATCHES_KEY } from '@/store/persistence/storage';
import { setupStore, type AppStore } from '@/store/store';
import { act, BATCH_ID, contentOf, figuresOf, open, planOf, run, runOf, workspace } from '../../helpers/domain/batches';
import { FakeBrowser } from '../../helpers/store/fakeBrowser';

const NEVER = { onProgress: () => undefined, isStopped: () => false };

const payment = (amount: number) => ({
  amount,
  status: 'Completed' as const,
  isDisputed: false,
  merchant: 1,
  refunded: 0,
});
const few = () => ({
  transactions: open({ payments: [100, 200, 300].map(payment), model: undefined }).getState().transactions,
});
const rest = { isVoiding: false, refund: { kind: 'rest' as const } };

/** The records by payment, without what the log adds. */
const recordsIn = (store: AppStore) =>
  contentOf(store)
    .map(({ sequence: _sequence, ...content }) => content)
    .toSorted((a, b) => a.transactionId.localeCompare(b.transactionId));

test('A batch that a crash or a reload ends at any row and that goes on equals an uninterrupted one', async () => {
  await fc.assert(
    fc.asyncProperty(workspace, act, fc.nat({ max: 12 }), fc.boolean(), async (of, doing, stop, isStored) => {
      const payments = of.payments.map((payable) => ({ ...payable, refunded: 0 }));
      const start = { transactions: open({ payments, model: undefined }).getState().transactions };
      const whole = setupStore(start);
      const batch = runOf(planOf(whole, doing));
      fc.pre(batch.rows.length > 0);
      run(whole, batch);

      const browser = new FakeBrowser();
      const first = await browser.openTab(start);
      first.store.dispatch(rememberBatch('cancel', batch));
      first.store.dispatch(recordRows(batch, batch.rows.slice(0, stop)));
      // A crash loses what the database has not written yet.
      if (isStored) await browser.calm();
      first.stop();
      const { store } = await browser.openTab(start);
      expect(selectInterruptedBatches(store.getState())).toEqual([
        { id: BATCH_ID, size: batch.rows.length, kind: 'cancel' },
      ]);
      const resumed = store.dispatch(resumeBatch(BATCH_ID))!;
      expect(resumed.progress.tried).toBe(isStored ? Math.min(stop, batch.rows.length) : 0);
      expect(await store.dispatch(runBatch(resumed.run, resumed.progress, NEVER))).toMatchObject({ refused: {} });
      expect(recordsIn(store)).toEqual(recordsIn(whole));
      expect(figuresOf(store)).toEqual(figuresOf(whole));
      const before = selectPaymentRecords(store.getState());
      await store.dispatch(runBatch(resumed.run, NOTHING_TRIED, NEVER));
      expect(selectPaymentRecords(store.getState())).toBe(before);
      store.dispatch(forgetBatch(BATCH_ID));
      expect(selectInterruptedBatches(store.getState())).toEqual([]);
      expect(browser.texts.has(BATCHES_KEY)).toBe(false);
      await browser.close();
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('A refund that was withdrawn after the interruption is not recorded again', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab(few());
  const batch = runOf(planOf(store, rest));
  store.dispatch(rememberBatch('refund', batch));
  store.dispatch(recordRows(batch, batch.rows.slice(0, 1)));
  await store.dispatch(withdrawBatch(BATCH_ID, 'Batch undone', jest.fn()));
  const resumed = store.dispatch(resumeBatch(BATCH_ID))!;
  expect(resumed.progress.tried).toBe(1);
  await store.dispatch(runBatch(resumed.run, resumed.progress, NEVER));
  const ids = Object.values(selectPaymentRecords(store.getState())).flat();
  expect(ids.map(({ id }) => id)).toEqual(batch.rows.slice(1).map(({ id }) => recordIdOf(BATCH_ID, id)));
  await browser.close();
});

describe('A stored batch', () => {
  const held = new Set<string>();
  const locks = {
    async request(name: string, ...rest: [unknown, unknown?]) {
      const callback = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      if (rest.length > 1) return callback(held.has(name) ? null : {});
      held.add(name);
      await callback({});
      return held.delete(name);
    },
  };
  const navigatorBefore = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  beforeEach(() => Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true }));
  afterEach(() => {
    Object.defineProperty(globalThis, 'navigator', navigatorBefore ?? { value: undefined, configurable: true });
  });

  test('is not offered while another tab runs it, and is offered after that tab is gone', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab(few());
    store.dispatch(rememberBatch('refund', runOf(planOf(store, rest))));
    const release = holdLock(lockOfBatch(BATCH_ID));
    const second = await browser.openTab(few());
    expect(selectInterruptedBatches(second.store.getState())).toEqual([]);
    release();
    await Promise.resolve();
    const third = await browser.openTab(few());
    expect(selectInterruptedBatches(third.store.getState())).toHaveLength(1);
    await browser.close();
  });

  test('is offered only in its workspace, survives one of a later version, and goes with the demo data', async () => {
    const browser = new FakeBrowser();
    const later = { id: 'later', steps: [1] };
    browser.texts.set(BATCHES_KEY, JSON.stringify({ schema: 2, batches: [later] }));
    const { store } = await browser.openTab(few());
    expect(selectInterruptedBatches(store.getState())).toEqual([]);
    store.dispatch(rememberBatch('refund', runOf(planOf(store, rest))));
    store.dispatch(forgetBatch(BATCH_ID));
    expect(JSON.parse(browser.texts.get(BATCHES_KEY)!)).toMatchObject({ batches: [later] });
    store.dispatch(sampleDataReset());
    expect(browser.texts.has(BATCHES_KEY)).toBe(false);
    await browser.close();
  });

  test('that is damaged, or that the storage refuses, is not offered, and the batch runs all the same', async () => {
    const browser = new FakeBrowser([[BATCHES_KEY, '{"schema":1,"batches":[{"id":"a","rows":7}']]);
    const { store } = await browser.openTab(few());
    expect(selectInterruptedBatches(store.getState())).toEqual([]);
    browser.refuses = { setItem: true, getItem: true };
    const batch = runOf(planOf(store, rest));
    store.dispatch(rememberBatch('refund', batch));
    expect(store.dispatch(resumeBatch(BATCH_ID))).toBeUndefined();
    expect(await store.dispatch(runBatch(batch, NOTHING_TRIED, NEVER))).toEqual({ tried: 3, refused: {} });
    browser.refuses = {};
    await browser.close();
  });
});
