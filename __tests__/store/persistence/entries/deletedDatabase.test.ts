import fc from 'fast-check';
import { deleteDB } from 'idb';
import { issueStatements, withdrawStatement } from '@/commands/statements/statements';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { selectDamagedTexts } from '@/slices/persistenceSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import type { AppStore } from '@/store/store';
import { edit, HARBOR, merchantIn } from '../../../helpers/store/merchantEdits';
import { openTwo, useClock, type FakeBrowser } from '../../../helpers/store/tabs';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const titlesIn = (store: AppStore) => selectToasts(store.getState()).map(({ title }) => title);

/** Deletes the storage of the site like another program would: no tab is notified. */
async function emptyDatabase(browser: FakeBrowser): Promise<void> {
  const log = await browser.openLog();
  await log.forget();
  log.close();
}

test('Unwritten edits keep their changed fields over the stored values when the database is deleted', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  edit(a, { contactPerson: 'Kim Lee' });
  await browser.calm();
  await emptyDatabase(browser);
  edit(a, { street: '2 Pier Walk' });
  edit(b, { description: 'By the other' });
  await browser.calm();
  const { store: fresh } = await browser.openTab();
  for (const store of [a, b, fresh]) {
    expect(merchantIn(store)).toMatchObject({
      contactPerson: 'Kim Lee',
      street: '2 Pier Walk',
      description: 'By the other',
    });
    expect(selectDamagedTexts(store.getState())).toEqual([]);
  }
});

test('A new database is recognized even if it has more writes than the deleted one', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  edit(a, { contactPerson: 'Kim Lee' });
  await browser.calm();
  await emptyDatabase(browser);
  for (let index = 0; index < 9; index += 1) {
    edit(a, { street: `${index} Pier Walk` });
    await browser.waitForWrites();
  }
  browser.loseEvents();
  edit(b, { description: 'By the other' });
  await browser.calm();
  for (const { store } of tabs)
    expect(merchantIn(store)).toMatchObject({
      contactPerson: 'Kim Lee',
      street: '8 Pier Walk',
      description: 'By the other',
    });
});

test('A statement that is withdrawn while the database is deleted stays withdrawn, and no other tab is blamed', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }] = tabs;
  a.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements' } }));
  await a.dispatch(issueStatements([HARBOR]));
  await browser.calm();
  tabs[1].stop();
  await emptyDatabase(browser);
  a.dispatch(withdrawStatement(Object.values(selectIssuedStatements(a.getState()))[0]!));
  await browser.waitForWrites();
  expect(selectIssuedStatements(a.getState())).toEqual({});
  expect(titlesIn(a)).not.toContain('Not recorded');
});

test('Entries of the deleted database that only one tab knows join those that another tab has written in the new one', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  edit(a, { contactPerson: 'Kim Lee' });
  await browser.waitForWrites();
  browser.loseEvents();
  await emptyDatabase(browser);
  edit(b, { description: 'By the other' });
  await browser.waitForWrites();
  edit(a, { street: '2 Pier Walk' });
  await browser.calm();
  for (const { store } of tabs)
    expect(merchantIn(store)).toMatchObject({
      contactPerson: 'Kim Lee',
      street: '2 Pier Walk',
      description: 'By the other',
    });
});

/** The tabs edit different fields. */
const turns = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 1),
    field: fc.nat(1),
    isWritten: fc.boolean(),
    delivered: fc.nat(3),
  }),
  { minLength: 6, maxLength: 6 },
);
const EDITED_FIELDS = [
  ['street', 'description'],
  ['contactPerson', 'businessEmail'],
] as const;

test('Edits of different fields are never lost when the database is deleted', async () => {
  await fc.assert(
    fc.asyncProperty(turns, turns, fc.boolean(), async (before, after, isSilent) => {
      const { browser, tabs } = await openTwo();
      const expected = { ...draftOfMerchant(merchantIn(tabs[0].store)) };
      const act = async (list: typeof before, part: string) => {
        for (const [index, { tab, field, isWritten, delivered }] of list.entries()) {
          const name = EDITED_FIELDS[tab][field]!;
          edit(tabs[tab].store, { [name]: `${part}${index}@example.org` });
          expected[name] = `${part}${index}@example.org`;
          if (isWritten) await browser.waitForWrites();
          for (let count = 0; count < delivered; count += 1) browser.deliverOne();
        }
      };
      await act(before, 'before');
      await browser.calm();
      await (isSilent ? emptyDatabase(browser) : deleteDB(browser.databaseName));
      await act(after, 'after');
      await browser.calm();
      for (const { store } of [...tabs, await browser.openTab()]) {
        expect(draftOfMerchant(merchantIn(store))).toEqual(expected);
        expect(selectDamagedTexts(store.getState())).toEqual([]);
      }
      for (const { stop } of tabs) stop();
    }),
    { numRuns: 12 },
  );
});
