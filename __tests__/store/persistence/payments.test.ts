import { recordRefund, recordVoid, repeatedRefundQuestion } from '@/commands/payments/recordPayments';
import { sumShares } from '@/domain/payments/refunds/refundAllocation';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore, type AppStore } from '@/store/store';
import { recordsOf, refundOf, voidOf } from '../../helpers/builders';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';

const { rows } = setupStore().getState().transactions;
const settled = rows.find(({ status }) => status === 'Completed')!;
const pending = rows.find(({ status }) => status === 'Pending')!;
const refund = (amount: number) => refundOf({ transactionId: settled.id, amount, reason: 'Other' });
const amountsOf = (store: AppStore) =>
  recordsOf(store.getState()).map((record) => (record.kind === 'refund' ? record.amount : record.kind));

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

test('Refunds and voids survive a reload', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(refund(100));
  jest.advanceTimersByTime(1);
  store.dispatch(voidOf(pending.id));
  await browser.waitForWrites();
  const { store: reloaded } = await browser.openTab();
  expect(selectPaymentRecords(reloaded.getState())).toEqual(selectPaymentRecords(store.getState()));
  reloaded.dispatch(refund(settled.amount));
  reloaded.dispatch(refund(settled.amount - 100));
  expect(amountsOf(reloaded)).toEqual([100, 'void', settled.amount - 100]);
});

test('A refund and a void keep their shares and the version of the rule after a reload', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: settled.id }));
  store.dispatch(recordRefund({ transactionId: settled.id, amount: 12_000, reason: 'Other' }));
  store.dispatch(dialogOpened({ kind: 'voidPayment', transactionId: pending.id }));
  store.dispatch(recordVoid(pending.id));
  await browser.waitForWrites();
  const { store: reloaded } = await browser.openTab();
  const records = recordsOf(reloaded.getState());
  expect(records).toEqual(recordsOf(store.getState()));
  expect(records.map(({ shares, ruleVersion }) => [shares && sumShares(shares), ruleVersion]).sort()).toEqual(
    [
      [12_000, 1],
      [pending.amount, 1],
    ].sort(),
  );
});

test('Two tabs that refund the same money at the same moment refund it once, in both tabs and in the storage', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refund(settled.amount));
  jest.setSystemTime(Date.now() + 1);
  tabs[1].store.dispatch(refund(settled.amount - 1));
  await browser.calm();
  for (const { store } of tabs) expect(amountsOf(store)).toEqual([settled.amount]);
  const [{ id }] = recordsOf(tabs[0].store.getState()) as [PaymentRecord];
  expect(Object.keys(await browser.entries())).toEqual([`payments/${id}`]);
});

test('A tab asks before it records a refund of an amount that any tab refunded on the payment minutes ago', async () => {
  const browser = new FakeBrowser();
  const [{ store: a }, { store: b }] = [await browser.openTab(), await browser.openTab()];
  const ask = (store: AppStore, amount = 12_000) => store.dispatch(repeatedRefundQuestion(settled.id, amount));
  expect(ask(b)).toBeUndefined();
  a.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: settled.id }));
  a.dispatch(recordRefund({ transactionId: settled.id, amount: 12_000, reason: 'Other' }));
  await browser.calm();
  jest.setSystemTime(Date.now() + 60_000);
  for (const store of [a, b])
    expect(ask(store)).toBe('Alex Morgan recorded $120.00 a minute ago. Record another refund of $120.00?');
  expect(ask(b, 12_001)).toBeUndefined();
  jest.setSystemTime(Date.now() + 10 * 60_000);
  expect(ask(b)).toBeUndefined();
});

test('A tab that missed the refund of another cannot refund it again', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refund(settled.amount));
  await browser.waitForWrites();
  jest.setSystemTime(Date.now() + 60_000);
  tabs[1].store.dispatch(refund(settled.amount));
  await browser.waitForWrites();
  expect(amountsOf(tabs[1].store)).toEqual([settled.amount]);
  expect(selectPaymentRecords(tabs[1].store.getState())).toEqual(selectPaymentRecords(tabs[0].store.getState()));
});

test('Refunds of both tabs stay if the payment has enough for both', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refund(100));
  jest.setSystemTime(Date.now() + 1);
  tabs[1].store.dispatch(refund(200));
  await browser.calm();
  for (const { store } of tabs) expect(amountsOf(store)).toEqual([100, 200]);
});

test('Records that the rules refuse leave the state and the collection and enter quarantine', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(refund(100));
  await browser.waitForWrites();
  const [record] = recordsOf(store.getState());
  await browser.storeValues({ payments: { [record!.id]: { ...record, amount: settled.amount + 1 } } });
  const { store: reloaded } = await browser.openTab();
  expect(amountsOf(reloaded)).toEqual([]);
  await browser.waitForWrites();
  expect(await browser.entries()).toEqual({});
  expect((await browser.quarantined())[0]!.text).toContain(`"amount":${settled.amount + 1}`);
});

test('A record with an invalid shape enters quarantine, and the console starts with the others', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(refund(100));
  jest.advanceTimersByTime(1);
  store.dispatch(refund(50));
  await browser.waitForWrites();
  const [record] = recordsOf(store.getState());
  for (const amount of [0, 0.5, '100']) {
    await browser.storeValues({ payments: { [record!.id]: { ...record, amount } } });
    const { store: reloaded } = await browser.openTab();
    expect(amountsOf(reloaded)).toEqual([50]);
    expect(reloaded.getState().persistence.damaged.at(-1)!.text).toContain(`"amount":${JSON.stringify(amount)}`);
  }
});
