import { selectInboxItems } from '@/selectors/inbox/items';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { computerClock } from '@/store/clock';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { refundOf, notificationsOf } from '../../helpers/builders';
import { FakeBrowser, markRead, openTwo, useClock } from '../../helpers/store/tabs';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const refund = refundRecorded(
  { ...createAuditStamp(computerClock), transactionId: 'P-1', amount: 1500, reason: 'Other' },
  { amount: 10_000, status: 'Completed' },
);

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

test('A read mark of another tab is applied without reading the other entries', async () => {
  const { browser, tabs } = await openTwo();
  const [a, b] = tabs;
  a.store.dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 1500, reason: 'Other' }));
  await browser.calm();
  const { id } = notificationsOf(b.store.getState()).find(({ isRead }) => !isRead)!;
  markRead(a.store, [id]);
  await browser.waitForWrites();
  const others = COLLECTIONS.filter(({ name }) => name !== 'notifications').map((journal) =>
    jest.spyOn(journal, 'valuesOf'),
  );
  await browser.calm();
  expect(notificationsOf(b.store.getState()).find((row) => row.id === id)?.isRead).toBe(true);
  for (const valuesOf of others) {
    expect(valuesOf).not.toHaveBeenCalled();
    valuesOf.mockRestore();
  }
});

test('The inbox of imported data shows a refund of another tab with a link to its payment, and the inbox of the sample does not', async () => {
  const browser = new FakeBrowser();
  const [a, b] = [
    await browser.openTab(givenImportedData([importedPayment('P-1')])),
    await browser.openTab(givenImportedData([importedPayment('P-1')])),
  ];
  a.store.dispatch(refund);
  await browser.calm();
  expect(selectInboxItems(a.store.getState()).map(({ title }) => title)).toEqual(['File imported']);
  expect(selectInboxItems(b.store.getState())).toMatchObject([
    { title: 'Refund in another tab', message: '$15.00 of P-1 was refunded.', transactionId: 'P-1', isRead: false },
    { title: 'File imported' },
  ]);
  const { browser: ofSample, tabs } = await openTwo();
  tabs[0].store.dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 1500, reason: 'Other' }));
  await ofSample.calm();
  expect(selectInboxItems(tabs[1].store.getState())).toHaveLength(2);
});
