import { keepBothRefunds } from '@/commands/payments/keepBothRefunds';
import { refundRecorded, refundWithdrawn } from '@/slices/entities/paymentEventsSlice';
import { selectRepeatedRefundIds } from '@/selectors/sync/repeatedRefunds';
import { repeatedRefundsNoted } from '@/slices/persistenceSlice';
import type { AppStore } from '@/store/store';
import { recordsOf } from '../../helpers/builders';
import { FakeBrowser, openTwo, useClock } from '../../helpers/store/tabs';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PAYMENT = { amount: 10_000, status: 'Completed' } as const;
const START = Date.parse('2025-07-01T09:00:00Z');

beforeEach(() => useClock(new Date(START)));
afterEach(() => jest.useRealTimers());

const openImported = async (count: number) => {
  const browser = new FakeBrowser();
  const tabs = [];
  for (let tab = 0; tab < count; tab += 1)
    tabs.push(await browser.openTab(givenImportedData([importedPayment('P-1'), importedPayment('P-2')])));
  return { browser, stores: tabs.map(({ store }) => store) };
};

/** Records a refund of $30.00 of P-1 `after` seconds, with the changed fields. */
function refund(store: AppStore, id: string, after: number, fields: { amount?: number; transactionId?: string } = {}) {
  const moment = START + after * 1000;
  const stamp = {
    id: `${moment}-${id}`,
    recordedAt: new Date(moment).toISOString().slice(0, 19).replace('T', ' '),
    recordedBy: 'Alex Morgan',
    zone: 'UTC',
  };
  const event = refundRecorded(
    { ...stamp, transactionId: 'P-1', amount: 3_000, reason: 'Other', fileRefunded: 0, ...fields },
    PAYMENT,
  );
  store.dispatch(event);
  return stamp.id;
}
const asked = (stores: readonly AppStore[]) => stores.map((store) => selectRepeatedRefundIds(store.getState()));

test('Two refunds of the same amount that two tabs record within a minute are asked about in both tabs, by the later', async () => {
  const { browser, stores } = await openImported(2);
  refund(stores[0]!, 'a', 0);
  const later = refund(stores[1]!, 'b', 60);
  await browser.calm();
  expect(asked(stores)).toEqual([[later], [later]]);
  expect(recordsOf(stores[0]!.getState())).toHaveLength(2);
});

test('A refund of another amount, of another payment, or more than a minute later asks nothing', async () => {
  const { browser, stores } = await openImported(2);
  refund(stores[0]!, 'a', 0);
  refund(stores[1]!, 'b', 1, { amount: 2_999 });
  refund(stores[1]!, 'c', 1, { transactionId: 'P-2' });
  refund(stores[1]!, 'd', 61);
  await browser.calm();
  expect(asked(stores)).toEqual([[], []]);
});

test('Two refunds of one tab ask nothing in the other tab, because the first tab has asked', async () => {
  const { browser, stores } = await openImported(2);
  refund(stores[0]!, 'a', 0);
  await browser.calm();
  refund(stores[0]!, 'b', 10);
  await browser.calm();
  expect(asked(stores)).toEqual([[], []]);
});

test('The question stays answered, and a withdrawn refund ends in both tabs', async () => {
  const { browser, stores } = await openImported(2);
  refund(stores[0]!, 'a', 0);
  const later = refund(stores[1]!, 'b', 5);
  await browser.calm();
  stores[0]!.dispatch(repeatedRefundsNoted([]));
  stores[1]!.dispatch(refundWithdrawn({ id: later, transactionId: 'P-1' }, PAYMENT));
  await browser.calm();
  expect(asked(stores)[0]).toEqual([]);
  for (const store of stores) expect(recordsOf(store.getState())).toHaveLength(1);
});

test('The demo data asks as well, and a tab that opens later or again asks until somebody has answered', async () => {
  const { browser, tabs } = await openTwo();
  const stores = tabs.map(({ store }) => store);
  const transactionId = 'TR20240630-030';
  refund(stores[0]!, 'a', 0, { transactionId });
  const later = refund(stores[1]!, 'b', 5, { transactionId });
  await browser.calm();
  expect(asked(stores)).toEqual([[later], [later]]);
  const { store } = await browser.openTab();
  await browser.calm();
  expect(asked([store])).toEqual([[later]]);
  store.dispatch(keepBothRefunds(later));
  expect(asked([store])).toEqual([[]]);
  const again = await browser.openTab();
  await browser.calm();
  expect(asked([again.store])).toEqual([[]]);
});

test.each(['{', '7', '{"a":1}', '[1,null]'])('A damaged question (%s) asks nothing and stops nothing', async (text) => {
  const browser = new FakeBrowser();
  browser.texts.set('splitpay:repeated', text);
  const { store } = await browser.openTab();
  await browser.calm();
  expect(asked([store])).toEqual([[]]);
});

test('A tab that reads the log for the first time after its own refund asks as well', async () => {
  const { browser, tabs } = await openTwo();
  const stores = tabs.map(({ store }) => store);
  const transactionId = 'TR20240630-030';
  refund(stores[0]!, 'a', 0, { transactionId });
  await browser.waitForWrites();
  browser.loseEvents();
  const later = refund(stores[1]!, 'b', 5, { transactionId });
  await browser.calm();
  expect(asked(stores)).toEqual([[later], [later]]);
});
