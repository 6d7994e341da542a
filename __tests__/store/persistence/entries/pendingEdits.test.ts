import { issueStatements } from '@/commands/statements/statements';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { selectDamagedTexts } from '@/slices/persistenceSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import type { AppStore } from '@/store/store';
import { edit, HARBOR, merchantIn } from '../../../helpers/store/merchantEdits';
import { openTwo, useClock } from '../../../helpers/store/tabs';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

/** Two tabs. The edits of the first one are not written when its page closes, and the other one acts then. */
async function openAfter(
  before: (store: AppStore) => unknown,
  unwritten: (store: AppStore) => unknown,
  act: (store: AppStore) => unknown,
) {
  const { browser, tabs } = await openTwo();
  await before(tabs[0].store);
  await browser.calm();
  const refused = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  await unwritten(tabs[0].store);
  tabs[0].page.dispatchEvent(new Event('pagehide'));
  await browser.waitForWrites();
  tabs[0].stop();
  refused.mockRestore();
  await act(tabs[1].store);
  await browser.waitForWrites();
  const { store } = await browser.openTab();
  await browser.calm();
  return { browser, store, other: tabs[1].store };
}

test('An unwritten edit of a closed page keeps its changed fields when another tab has changed other ones', async () => {
  const {
    browser,
    store,
    other: b,
  } = await openAfter(
    (first) => edit(first, { contactPerson: 'Kim Lee' }),
    (first) => edit(first, { street: '2 Pier Walk' }),
    (second) => edit(second, { description: 'By the other' }),
  );
  for (const tabStore of [store, b])
    expect(merchantIn(tabStore)).toMatchObject({
      contactPerson: 'Kim Lee',
      street: '2 Pier Walk',
      description: 'By the other',
    });
  expect(selectDamagedTexts(store.getState())).toEqual([]);
  expect(browser.texts.size).toBe(0);
});

test('An unwritten edit of a field that another tab has changed goes into quarantine, and its other fields are written', async () => {
  const { store } = await openAfter(
    () => undefined,
    (first) => edit(first, { street: '2 Pier Walk', description: 'By the first' }),
    (second) => edit(second, { street: '3 Pier Walk' }),
  );
  expect(merchantIn(store)).toMatchObject({ street: '3 Pier Walk', description: 'By the first' });
  expect(selectDamagedTexts(store.getState())).toMatchObject([{ slice: 'merchants' }]);
});

test('An unwritten statement of a closed page is refused if another tab has issued it, and the operator is informed', async () => {
  const issue = (tabStore: AppStore) => {
    tabStore.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements' } }));
    return tabStore.dispatch(issueStatements([HARBOR]));
  };
  const { store, other: b } = await openAfter(() => undefined, issue, issue);
  expect(selectIssuedStatements(store.getState())).toEqual(selectIssuedStatements(b.getState()));
  expect(selectToasts(store.getState()).map(({ title }) => title)).toEqual(['Not recorded']);
  expect(selectDamagedTexts(store.getState())).toEqual([]);
});

test('A damaged base of an unwritten edit goes into quarantine with the edit', async () => {
  const { browser, tabs } = await openTwo();
  const row = merchantIn(tabs[0].store);
  const text = JSON.stringify({ journal: 'merchants', id: HARBOR, value: row, base: { id: HARBOR } });
  browser.texts.set('splitpay:unwritten', `[${text}]`);
  const { store } = await browser.openTab();
  await browser.waitForWrites();
  expect(selectDamagedTexts(store.getState())).toEqual([{ slice: 'unwritten', text }]);
});
