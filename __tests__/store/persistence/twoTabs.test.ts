import fc from 'fast-check';
import { selectMerchantRows, selectIntegrationRows } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import type { AppStore } from '@/store/store';
import { notificationsOf } from '../../helpers/builders';
import { changeRows, markRead, openTwo, useClock } from '../../helpers/store/tabs';

const merchants = merchantsSlice.getInitialState().rows;
const integrations = integrationsSlice.getInitialState().rows;

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

const TURNS = 100;

/** A turn: a tab, a row of a list (one beyond the sample is added), and the time that passes after it. */
const turn = fc.record({
  tab: fc.constantFrom(0, 1),
  slice: fc.constantFrom('merchants' as const, 'integrations' as const),
  row: fc.nat(34),
  isWritten: fc.boolean(),
  eventsDelivered: fc.nat(4),
});

/** A turn with a row of the sample, because rows that both tabs add are two rows. */
const laterTurn = turn.map((merchantEdit) => ({ ...merchantEdit, row: merchantEdit.row % 30 }));

/** Gives the row a unique name and returns the edited row. */
function edit(store: AppStore, slice: 'merchants' | 'integrations', row: number, name: string): string {
  if (slice === 'merchants') {
    const id = merchants[row]?.id ?? `MER${String(row + 1).padStart(3, '0')}`;
    changeRows(store, slice, [{ ...(merchants[row] ?? merchants[0]!), id, name }]);
    return id;
  }
  const id = integrations[row]?.id ?? `INT${String(row + 1).padStart(3, '0')}`;
  changeRows(store, slice, [{ ...(integrations[row] ?? integrations[0]!), id, integrationName: name }]);
  return id;
}

function namesOf(store: AppStore): Map<string, string> {
  const state = store.getState();
  return new Map([
    ...selectMerchantRows(state).map(({ id, name }) => [id, name] as const),
    ...selectIntegrationRows(state).map(({ id, integrationName }) => [id, integrationName] as const),
  ]);
}

test(`Two tabs that take ${TURNS} random turns lose no edit: the last edit of each row stays`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: TURNS, maxLength: TURNS }), async (turns) => {
      const { browser, tabs } = await openTwo();
      const last = namesOf(tabs[0].store);
      for (const [index, { tab, slice, row }] of turns.entries()) {
        last.set(edit(tabs[tab].store, slice, row, `Edit ${index}`), `Edit ${index}`);
        await browser.calm();
      }
      const fresh = await browser.openTab();
      for (const { store, stop } of [...tabs, fresh]) {
        expect(namesOf(store)).toEqual(last);
        stop();
      }
    }),
    { numRuns: 5 },
  );
});

test('One of the last edits of a row stays if messages arrive late and edits are not written yet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(laterTurn, { minLength: TURNS, maxLength: TURNS }), async (turns) => {
      const { browser, tabs } = await openTwo();
      const last = new Map([...namesOf(tabs[0].store)].map(([id, name]) => [id, new Map([[-1, name]])]));
      for (const [index, { tab, slice, row, isWritten, eventsDelivered }] of turns.entries()) {
        const id = edit(tabs[tab].store, slice, row, `Edit ${index}`);
        const edits = last.get(id) ?? new Map<number, string>();
        edits.delete(-1);
        last.set(id, edits.set(tab, `Edit ${index}`));
        if (isWritten) await browser.waitForWrites();
        for (let count = 0; count < eventsDelivered; count += 1) browser.deliverOne();
      }
      await browser.calm();
      const fresh = await browser.openTab();
      const [a, b, reloaded] = [...tabs, fresh].map(({ store }) => namesOf(store));
      expect(a).toEqual(b);
      expect(reloaded).toEqual(a);
      expect([...a!.keys()].sort()).toEqual([...last.keys()].sort());
      for (const [id, edits] of last) expect([...edits.values()]).toContain(a!.get(id));
      for (const { stop } of [...tabs, fresh]) stop();
    }),
    { numRuns: 6 },
  );
});

test('A tab that missed messages catches up when it becomes visible', async () => {
  const { browser, tabs } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'Renamed');
  markRead(tabs[0].store, [1]);
  await browser.waitForWrites();
  browser.loseEvents();
  tabs[1].page.dispatchEvent(new Event('visibilitychange'));
  await browser.waitForWrites();
  expect(selectMerchantRows(tabs[1].store.getState())[0]!.name).toBe('Renamed');
  expect(notificationsOf(tabs[1].store.getState()).find(({ id }) => id === 1)!.isRead).toBe(true);
});

test('A tab that missed messages and edits overwrites nothing', async () => {
  const { browser, tabs } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'By the first');
  await browser.waitForWrites();
  browser.loseEvents();
  edit(tabs[1].store, 'merchants', 1, 'By the second');
  await browser.waitForWrites();
  expect(
    selectMerchantRows(tabs[1].store.getState())
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['By the first', 'By the second']);
});

test('A list keeps its first visible row when another tab changes the page size', async () => {
  const { browser, tabs } = await openTwo();
  tabs[1].store.dispatch(merchantsListActions.pageChosen(3));
  tabs[0].store.dispatch(merchantsListActions.pageSizeChosen(20));
  await browser.calm();
  expect(tabs[1].store.getState().merchantsList).toMatchObject({ page: 2, pageSize: 20 });
});

test('Applied entries are not written again, so the tabs come to rest', async () => {
  const { browser, tabs } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'Renamed');
  await browser.calm();
  const stored = await browser.stored();
  jest.advanceTimersByTime(60_000);
  await browser.waitForWrites();
  expect(browser.deliverOne()).toBe(false);
  expect(await browser.stored()).toEqual(stored);
});

test('Both tabs decide alike if they edit one row at the same moment', async () => {
  const { browser, tabs } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'By the first');
  edit(tabs[1].store, 'merchants', 0, 'By the second');
  await browser.calm();
  const [a, b] = tabs.map(({ store }) => selectMerchantRows(store.getState())[0]!.name);
  expect(a).toBe(b);
});
