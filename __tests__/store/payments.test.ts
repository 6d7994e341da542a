import type { PaymentRecord } from '@/domain/payments/payments';
import { selectPaymentRecords } from '@/slices/entities/paymentsSlice';
import { setupStore, type AppStore } from '@/store/store';
import { recordsOf, refundOf, voidOf } from '../helpers/builders';
import { FakeBrowser, settle } from '../helpers/tabs';

const KEY = 'splitpay:payments';
const { rows } = setupStore().getState().transactions;
const settled = rows.find(({ status }) => status === 'Completed')!;
const pending = rows.find(({ status }) => status === 'Pending')!;
const refund = (amount: number) => refundOf({ transactionId: settled.id, amount, reason: 'Other' });
const amountsOf = (store: AppStore) =>
  recordsOf(store.getState()).map((record) => (record.kind === 'refund' ? record.amount : record.kind));

beforeEach(() => jest.useFakeTimers({ now: new Date(2024, 6, 1, 9, 0, 0) }));
afterEach(() => jest.useRealTimers());

const calm = (browser: FakeBrowser) => {
  do settle();
  while (browser.deliverOne());
};

test('Refunds and voids survive a reload', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(refund(100));
  jest.advanceTimersByTime(1);
  store.dispatch(voidOf(pending.id));
  settle();
  const { store: reloaded } = await browser.openTab();
  expect(selectPaymentRecords(reloaded.getState())).toEqual(selectPaymentRecords(store.getState()));
  reloaded.dispatch(refund(settled.amount));
  reloaded.dispatch(refund(settled.amount - 100));
  expect(amountsOf(reloaded)).toEqual([100, 'void', settled.amount - 100]);
});

test('Two tabs that refund the same money at once refund it once, in both and in the storage', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refund(settled.amount));
  jest.setSystemTime(Date.now() + 1);
  tabs[1].store.dispatch(refund(settled.amount - 1));
  calm(browser);
  for (const { store } of tabs) expect(amountsOf(store)).toEqual([settled.amount]);
  const [{ id }] = recordsOf(tabs[0].store.getState()) as [PaymentRecord];
  const { kept } = JSON.parse(browser.texts.get(KEY)!) as { kept: { records: object } };
  expect(Object.keys(kept.records)).toEqual([id]);
});

test('A tab that missed the refund of another cannot refund it again', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refund(settled.amount));
  settle();
  jest.setSystemTime(Date.now() + 60_000);
  tabs[1].store.dispatch(refund(settled.amount));
  settle();
  expect(amountsOf(tabs[1].store)).toEqual([settled.amount]);
  expect(selectPaymentRecords(tabs[1].store.getState())).toEqual(selectPaymentRecords(tabs[0].store.getState()));
});

test('Refunds of both tabs stay where there is enough left for both', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refund(100));
  jest.setSystemTime(Date.now() + 1);
  tabs[1].store.dispatch(refund(200));
  calm(browser);
  for (const { store } of tabs) expect(amountsOf(store)).toEqual([100, 200]);
});

test('Records that the rules refuse go from the state and from the kept ones, and are set aside', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(refund(100));
  settle();
  const text = browser.texts.get(KEY)!;
  browser.texts.set(KEY, text.replace('"amount":100', `"amount":${settled.amount + 1}`));
  const { store: reloaded } = await browser.openTab();
  expect(amountsOf(reloaded)).toEqual([]);
  settle();
  const { kept } = JSON.parse(browser.texts.get(KEY)!) as { kept: object };
  expect(kept).toEqual({});
  expect(browser.texts.get(`${KEY}:damaged`)).toContain(`"amount":${settled.amount + 1}`);
});

test('A text of another shape is set aside, and the console starts without records', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(refund(100));
  settle();
  const text = browser.texts.get(KEY)!;
  for (const wrong of ['"amount":0', '"amount":0.5', '"amount":"100"']) {
    const { store: reloaded } = await new FakeBrowser([[KEY, text.replace('"amount":100', wrong)]]).openTab();
    expect(amountsOf(reloaded)).toEqual([]);
    expect(reloaded.getState().memory.damaged).toMatchObject([{ slice: 'payments' }]);
  }
});
