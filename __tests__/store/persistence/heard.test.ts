import { JOURNALS } from '@/store/persistence/entries/journals';
import { refundOf, notificationsOf } from '../../helpers/builders';
import { markRead, openTwo, useClock } from '../../helpers/store/tabs';

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

test('A mark that another tab made is taken over without a look at what else is kept, however much that is', async () => {
  const { browser, tabs } = await openTwo();
  const [one, other] = tabs;
  one.store.dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 1500, reason: 'Other' }));
  await browser.calm();
  const { id } = notificationsOf(other.store.getState()).find(({ isRead }) => !isRead)!;
  markRead(one.store, [id]);
  await browser.settle();
  const others = JOURNALS.filter(({ name }) => name !== 'notifications').map((journal) =>
    jest.spyOn(journal, 'valuesOf'),
  );
  await browser.calm();
  expect(notificationsOf(other.store.getState()).find((row) => row.id === id)?.isRead).toBe(true);
  for (const valuesOf of others) {
    expect(valuesOf).not.toHaveBeenCalled();
    valuesOf.mockRestore();
  }
});
