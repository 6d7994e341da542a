import fc from 'fast-check';
import { nextIntegrationId } from '@/domain/integrations/integrations';
import { EMPTY_MERCHANT_DRAFT, nextMerchantId } from '@/domain/merchants/merchantForm';
import { selectMerchantRows, selectIntegrationRows } from '@/selectors/entitySelectors';
import { integrationsActions, integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsActions, merchantsSlice } from '@/slices/entities/merchantsSlice';
import { merchantsListActions } from '@/slices/lists/merchantsListSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { notificationsOf } from '../helpers/builders';
import { changeRows, FakeBrowser, markRead, settle } from '../helpers/tabs';

const merchants = merchantsSlice.getInitialState().rows;
const integrations = integrationsSlice.getInitialState().rows;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TURNS = 100;

/** A turn: which tab, which row of which list (one beyond the sample is added), and how much time passes after it. */
const turn = fc.record({
  tab: fc.constantFrom(0, 1),
  slice: fc.constantFrom('merchants' as const, 'integrations' as const),
  row: fc.nat(34),
  isWritten: fc.boolean(),
  eventsDelivered: fc.nat(4),
});

/** A turn with a row of the sample: what both tabs add at once are two rows. */
const lateTurn = turn.map((each) => ({ ...each, row: each.row % 30 }));

/** Gives the row a name of its own; returns what was edited. */
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

async function openTwo() {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  const calm = () => {
    do settle();
    while (browser.deliverOne());
  };
  return { browser, tabs, calm };
}

test(`Two tabs that take ${TURNS} turns at random lose no edit: the last edit of each row stays`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: TURNS, maxLength: TURNS }), async (turns) => {
      const { browser, tabs, calm } = await openTwo();
      const last = namesOf(tabs[0].store);
      turns.forEach(({ tab, slice, row }, index) => {
        last.set(edit(tabs[tab].store, slice, row, `Edit ${index}`), `Edit ${index}`);
        calm();
      });
      const fresh = await browser.openTab();
      for (const { store, stop } of [...tabs, fresh]) {
        expect(namesOf(store)).toEqual(last);
        stop();
      }
    }),
    { numRuns: 10 },
  );
});

test('Nor where events arrive late and edits are not written yet: of a row both edited, one of the last edits stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(lateTurn, { minLength: TURNS, maxLength: TURNS }), async (turns) => {
      const { browser, tabs, calm } = await openTwo();
      const last = new Map([...namesOf(tabs[0].store)].map(([id, name]) => [id, new Map([[-1, name]])]));
      turns.forEach(({ tab, slice, row, isWritten, eventsDelivered }, index) => {
        const id = edit(tabs[tab].store, slice, row, `Edit ${index}`);
        const edits = last.get(id) ?? new Map<number, string>();
        edits.delete(-1);
        last.set(id, edits.set(tab, `Edit ${index}`));
        if (isWritten) settle();
        for (let count = 0; count < eventsDelivered; count += 1) browser.deliverOne();
      });
      calm();
      const fresh = await browser.openTab();
      const [one, other, reloaded] = [...tabs, fresh].map(({ store }) => namesOf(store));
      expect(one).toEqual(other);
      expect(reloaded).toEqual(one);
      expect([...one!.keys()].sort()).toEqual([...last.keys()].sort());
      for (const [id, edits] of last) expect([...edits.values()]).toContain(one!.get(id));
      for (const { stop } of [...tabs, fresh]) stop();
    }),
    { numRuns: 12 },
  );
});

test('A tab that missed the events catches up when it is looked at again', async () => {
  const { tabs } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'Renamed');
  markRead(tabs[0].store, [1]);
  settle();
  tabs[1].page.dispatchEvent(new Event('visibilitychange'));
  expect(selectMerchantRows(tabs[1].store.getState())[0]!.name).toBe('Renamed');
  expect(notificationsOf(tabs[1].store.getState()).find(({ id }) => id === 1)!.isRead).toBe(true);
});

test('A tab that missed the events and edits on overwrites nothing', async () => {
  const { tabs } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'By the first');
  settle();
  edit(tabs[1].store, 'merchants', 1, 'By the second');
  settle();
  expect(
    selectMerchantRows(tabs[1].store.getState())
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['By the first', 'By the second']);
});

test('A list of the other tab keeps the first row shown in view when it takes over a page size', async () => {
  const { tabs, calm } = await openTwo();
  tabs[1].store.dispatch(merchantsListActions.pageChosen(3));
  tabs[0].store.dispatch(merchantsListActions.pageSizeChosen(20));
  calm();
  expect(tabs[1].store.getState().merchantsList).toMatchObject({ page: 2, pageSize: 20 });
});

test('The tabs come to rest: what was taken over is not written again', async () => {
  const { browser, tabs, calm } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'Renamed');
  calm();
  const text = browser.texts.get('splitpay:merchants');
  jest.advanceTimersByTime(60_000);
  expect(browser.deliverOne()).toBe(false);
  expect(browser.texts.get('splitpay:merchants')).toBe(text);
});

test('Both tabs decide alike where they edited one row at the same moment', async () => {
  const { tabs, calm } = await openTwo();
  edit(tabs[0].store, 'merchants', 0, 'By the first');
  edit(tabs[1].store, 'merchants', 0, 'By the second');
  calm();
  const [one, other] = tabs.map(({ store }) => selectMerchantRows(store.getState())[0]!.name);
  expect(one).toBe(other);
});

describe('Rows that two tabs add at the same moment', () => {
  const draftNamed = (name: string) => ({ ...EMPTY_MERCHANT_DRAFT, name, street: '1 Pier Walk', zipCode: '10001' });

  /** What the form dispatches. */
  function addMerchant(store: AppStore, name: string): string {
    const id = nextMerchantId(selectMerchantRows(store.getState()));
    store.dispatch(merchantsActions.merchantAdded({ id, draft: draftNamed(name) }));
    store.dispatch(toastShown({ title: 'Merchant added', text: name, undo: merchantsActions.merchantRemoved(id) }));
    return id;
  }

  function addIntegration(store: AppStore, integrationName: string, merchantId = 'MER001'): string {
    const id = nextIntegrationId(selectIntegrationRows(store.getState()));
    store.dispatch(integrationsActions.integrationAdded({ ...integrations[0]!, id, merchantId, integrationName }));
    return id;
  }

  const addedIn = (store: AppStore) => {
    const state = store.getState();
    return {
      merchants: Object.fromEntries(
        selectMerchantRows(state)
          .slice(0, -30)
          .map(({ id, name }) => [id, name]),
      ),
      integrations: Object.fromEntries(
        selectIntegrationRows(state)
          .slice(0, -30)
          .map(({ id, integrationName }) => [id, integrationName]),
      ),
    };
  };

  test('are two rows in both tabs and after a reload, and the tab whose row got another id tells it', async () => {
    const { browser, tabs, calm } = await openTwo();
    for (const [index, { store }] of tabs.entries()) {
      expect(addMerchant(store, `Merchant ${index}`)).toBe('MER031');
      expect(addIntegration(store, `Form ${index}`)).toBe('INT031');
    }
    calm();
    const [{ store: one }, { store: other }] = tabs;
    const expected = {
      merchants: { MER031: 'Merchant 0', MER032: 'Merchant 1' },
      integrations: { INT031: 'Form 0', INT032: 'Form 1' },
    };
    const fresh = await browser.openTab();
    for (const store of [one, other, fresh.store]) expect(addedIn(store)).toEqual(expected);
    expect(one.getState().layout.toasts.map(({ text }) => text)).toEqual(['Merchant 0']);
    expect(other.getState().layout.toasts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Merchant 1 is MER032: another tab added MER031 at the same moment.',
        'Form 1 is INT032: another tab added INT031 at the same moment.',
      ]),
    );
    for (const { undo } of other.getState().layout.toasts) other.dispatch(undo!);
    calm();
    expect(addedIn(one)).toEqual({ merchants: { MER031: 'Merchant 0' }, integrations: { INT031: 'Form 0' } });
  });

  test('are two rows also where neither saw the other write: the storage says whose id stays', async () => {
    const { browser, tabs, calm } = await openTwo();
    const [{ store: one }, { store: other }] = tabs;
    calm();
    addMerchant(one, 'Merchant 0');
    settle();
    // The other tab looks at the storage as it was a moment before.
    browser.texts.delete('splitpay:merchants');
    addMerchant(other, 'Merchant 1');
    calm();
    for (const store of [one, other]) {
      expect(addedIn(store).merchants).toEqual({ MER031: 'Merchant 1', MER032: 'Merchant 0' });
    }
    expect(one.getState().layout.toasts).toMatchObject([{ undo: { payload: 'MER032' } }]);
    expect(other.getState().layout.toasts).toMatchObject([{ text: 'Merchant 1', undo: { payload: 'MER031' } }]);
  });

  test('take the integrations made for them along', async () => {
    const { tabs, calm } = await openTwo();
    for (const [index, { store }] of tabs.entries()) {
      addIntegration(store, `Form ${index}`, addMerchant(store, `Merchant ${index}`));
    }
    calm();
    for (const { store } of tabs) {
      const merchantOf = (form: string) => {
        const integrations = selectIntegrationRows(store.getState());
        const { merchantId } = integrations.find(({ integrationName }) => integrationName === form)!;
        return selectMerchantRows(store.getState()).find(({ id }) => id === merchantId)!.name;
      };
      expect([merchantOf('Form 0'), merchantOf('Form 1')]).toEqual(['Merchant 0', 'Merchant 1']);
      expect(store.getState().memory.damaged).toEqual([]);
    }
  });

  test('are told apart from an edit of the other tab: that one stays under its id', async () => {
    const { tabs, calm } = await openTwo();
    const [{ store: one }, { store: other }] = tabs;
    const id = addMerchant(one, 'Merchant 0');
    calm();
    other.dispatch(merchantsActions.merchantEdited({ id, draft: draftNamed('Renamed') }));
    calm();
    for (const store of [one, other]) expect(addedIn(store).merchants).toEqual({ MER031: 'Renamed' });
  });

  test('are never lost, however late the events come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 30, maxLength: 30 }), async (turns) => {
        const { browser, tabs, calm } = await openTwo();
        const names = new Set<string>();
        turns.forEach(({ tab, isWritten, eventsDelivered }, index) => {
          addMerchant(tabs[tab].store, `Merchant ${index}`);
          names.add(`Merchant ${index}`);
          if (isWritten) settle();
          for (let count = 0; count < eventsDelivered; count += 1) browser.deliverOne();
        });
        calm();
        const fresh = await browser.openTab();
        const [one, other, reloaded] = [...tabs, fresh].map(({ store }) => addedIn(store).merchants);
        expect(other).toEqual(one);
        expect(reloaded).toEqual(one);
        expect(Object.values(one!).sort()).toEqual([...names].sort());
        for (const { stop } of [...tabs, fresh]) stop();
      }),
      { numRuns: 12 },
    );
  });
});
