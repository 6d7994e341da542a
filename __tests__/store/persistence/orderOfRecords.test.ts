import { issueStatements } from '@/commands/statements/statements';
import { isKnownBy } from '@/domain/statements/recordedMoments';
import { issuedAt } from '@/domain/statements/issued';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { recordRefund } from '@/commands/payments/recordPayments';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { sampleDataReset } from '@/slices/persistenceSlice';
import type { AppStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';
import { FakeBrowser, openTwo, useClock } from '../../helpers/store/tabs';

const PAYMENT = 'TR20240630-030';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

function refund(store: AppStore, amount: number) {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: PAYMENT }));
  expect(store.dispatch(recordRefund({ transactionId: PAYMENT, amount, reason: 'Other' }))).toBe(true);
}
const recordsIn = (store: AppStore) => selectPaymentRecords(store.getState())[PAYMENT] ?? [];
const amountsOf = (store: AppStore) => recordsIn(store).map((record) => (record.kind === 'refund' ? record.amount : 0));
const setBack = (hours: number) => jest.setSystemTime(Date.now() - hours * 3_600_000);

test('Refunds are in the order of the log in every tab, even if the clock of a later tab is behind', async () => {
  const { browser, tabs } = await openTwo();
  refund(tabs[0].store, 100);
  await browser.calm();
  setBack(2);
  refund(tabs[1].store, 200);
  await browser.calm();
  const { store: fresh } = await browser.openTab();
  for (const store of [tabs[0].store, tabs[1].store, fresh]) expect(amountsOf(store)).toEqual([100, 200]);
});

test('A refund that was stored after a statement is not known by it, even if the clock of its tab is behind', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  refund(a, 100);
  await browser.calm();
  a.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements' } }));
  await a.dispatch(issueStatements([selectPayment(a.getState(), PAYMENT)!.row.merchantId]));
  await browser.calm();
  setBack(2);
  refund(b, 200);
  await browser.calm();
  for (const { store } of tabs) {
    const [statement] = Object.values(selectIssuedStatements(store.getState()));
    const known = recordsIn(store).map((record) => isKnownBy(record, issuedAt(statement!)));
    expect(known).toEqual([true, false]);
  }
});

test('A record in the state has its position as soon as it is stored', async () => {
  const { browser, tabs } = await openTwo();
  refund(tabs[0].store, 100);
  expect(recordsIn(tabs[0].store)[0]).not.toHaveProperty('sequence');
  await browser.calm();
  const [entry] = (await browser.stored()).filter(({ journal }) => journal === 'payments');
  for (const { store } of tabs) expect(recordsIn(store)).toEqual([entry!.value]);
  expect(entry!.value).toMatchObject({ sequence: entry!.stamp });
});

test('Records of an earlier version come first, in the order of their times', async () => {
  const browser = new FakeBrowser();
  const record = (id: string, hour: string, amount: number) =>
    buildRefund({ id, transactionId: PAYMENT, amount, recordedAt: `2024-07-01 ${hour}:00:00` });
  const values = [record('late', '12', 300), record('early', '11', 200)];
  await browser.storeRaw(
    values.map((value, index) => ({ workspace: 'sample', journal: 'payments', id: value.id, stamp: index + 1, value })),
  );
  const { store } = await browser.openTab();
  refund(store, 100);
  await browser.waitForWrites();
  expect(amountsOf(store)).toEqual([200, 300, 100]);
  // A tab of the earlier version stores another one.
  const { channel } = browser.newTab();
  const value = record('concurrent', '07', 400);
  const last = Math.max(...(await browser.stored()).map(({ stamp }) => stamp)) + 1;
  await browser.storeRaw([{ workspace: 'sample', journal: 'payments', id: value.id, stamp: last, value }]);
  channel.postMessage({ before: 0, after: last, entries: [], removed: [] });
  await browser.calm();
  expect(amountsOf(store)).toEqual([200, 300, 100, 400]);
  store.dispatch(sampleDataReset());
  await browser.calm();
  expect(await browser.stored()).toEqual([]);
});
