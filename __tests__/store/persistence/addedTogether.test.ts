import fc from 'fast-check';
import { addMerchant as addMerchantAsRecorded, editMerchant } from '@/commands/merchants';
import { EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectNextIntegrationId, selectNextMerchantId } from '@/selectors/nextIds';
import { integrationsActions, integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { openTwo, useClock } from '../../helpers/store/tabs';

const integrations = integrationsSlice.getInitialState().rows;

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

/** A turn: a tab, and the time that passes after it. */
const turn = fc.record({ tab: fc.constantFrom(0, 1), isWritten: fc.boolean(), eventsDelivered: fc.nat(4) });

describe('Rows that two tabs add at the same moment', () => {
  const draftNamed = (name: string) => ({ ...EMPTY_MERCHANT_DRAFT, name, street: '1 Pier Walk', zipCode: '10001' });

  /** Dispatches what the form dispatches. */
  function addMerchant(store: AppStore, name: string): string {
    const id = selectNextMerchantId(store.getState());
    store.dispatch(merchantsActions.merchantAdded({ id, draft: draftNamed(name), joinedOn: '2024-07-01' }));
    store.dispatch(toastShown({ title: 'Merchant added', text: name, undo: merchantsActions.merchantRemoved(id) }));
    return id;
  }

  function addIntegration(store: AppStore, integrationName: string, merchantId = 'MER001'): string {
    const id = selectNextIntegrationId(store.getState());
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

  test('are two rows in both tabs and after a reload, and the tab whose row was renumbered shows a message', async () => {
    const { browser, tabs } = await openTwo();
    for (const [index, { store }] of tabs.entries()) {
      expect(addMerchant(store, `Merchant ${index}`)).toBe('MER031');
      expect(addIntegration(store, `Form ${index}`)).toBe('INT031');
    }
    await browser.calm();
    const [{ store: a }, { store: b }] = tabs;
    const expected = {
      merchants: { MER031: 'Merchant 0', MER032: 'Merchant 1' },
      integrations: { INT031: 'Form 0', INT032: 'Form 1' },
    };
    const fresh = await browser.openTab();
    for (const store of [a, b, fresh.store]) expect(addedIn(store)).toEqual(expected);
    expect(a.getState().layout.toasts.map(({ text }) => text)).toEqual(['Merchant 0']);
    expect(b.getState().layout.toasts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Merchant 1 got the ID MER032, because another tab used MER031 at the same moment.',
        'Form 1 got the ID INT032, because another tab used INT031 at the same moment.',
      ]),
    );
    for (const { undo } of b.getState().layout.toasts) b.dispatch(undo!);
    await browser.calm();
    expect(addedIn(a)).toEqual({ merchants: { MER031: 'Merchant 0' }, integrations: { INT031: 'Form 0' } });
  });

  test('keep their integrations', async () => {
    const { browser, tabs } = await openTwo();
    for (const [index, { store }] of tabs.entries()) {
      addIntegration(store, `Form ${index}`, addMerchant(store, `Merchant ${index}`));
    }
    await browser.calm();
    for (const { store } of tabs) {
      const merchantOf = (form: string) => {
        const integrations = selectIntegrationRows(store.getState());
        const { merchantId } = integrations.find(({ integrationName }) => integrationName === form)!;
        return selectMerchantRows(store.getState()).find(({ id }) => id === merchantId)!.name;
      };
      expect([merchantOf('Form 0'), merchantOf('Form 1')]).toEqual(['Merchant 0', 'Merchant 1']);
      expect(store.getState().persistence.damaged).toEqual([]);
    }
  });

  test('have their new id in the audit trail, also in edits that were made before', async () => {
    const { browser, tabs } = await openTwo();
    for (const [index, { store }] of tabs.entries()) {
      store.dispatch(addMerchantAsRecorded(draftNamed(`Merchant ${index}`)));
      jest.advanceTimersByTime(1);
      const draft = draftNamed(`Merchant ${index}`);
      store.dispatch(editMerchant('MER031', draft, { ...draft, website: `example${index}.org` }));
    }
    await browser.calm();
    const { store: fresh } = await browser.openTab();
    for (const store of [...tabs.map((tab) => tab.store), fresh]) {
      const reported = selectChanges(store.getState()).map(({ about, merchantId, what }) => [about, merchantId, what]);
      expect(reported.sort()).toEqual(
        ['Merchant 0', 'Merchant 1'].flatMap((name, index) =>
          ['Merchant added', 'Merchant edited'].map((what) => [name, `MER03${index + 1}`, what]),
        ),
      );
    }
  });

  test('are distinguished from an edit of the other tab, which stays under its id', async () => {
    const { browser, tabs } = await openTwo();
    const [{ store: a }, { store: b }] = tabs;
    const id = addMerchant(a, 'Merchant 0');
    await browser.calm();
    b.dispatch(merchantsActions.merchantEdited({ id, draft: draftNamed('Renamed') }));
    await browser.calm();
    for (const store of [a, b]) expect(addedIn(store).merchants).toEqual({ MER031: 'Renamed' });
  });

  test('are never lost, however late the messages arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 30, maxLength: 30 }), async (turns) => {
        const { browser, tabs } = await openTwo();
        const names = new Set<string>();
        for (const [index, { tab, isWritten, eventsDelivered }] of turns.entries()) {
          addMerchant(tabs[tab].store, `Merchant ${index}`);
          names.add(`Merchant ${index}`);
          if (isWritten) await browser.settle();
          for (let count = 0; count < eventsDelivered; count += 1) browser.deliverOne();
        }
        await browser.calm();
        const fresh = await browser.openTab();
        const [a, b, reloaded] = [...tabs, fresh].map(({ store }) => addedIn(store).merchants);
        expect(b).toEqual(a);
        expect(reloaded).toEqual(a);
        expect(Object.values(a!).sort()).toEqual([...names].sort());
        for (const { stop } of [...tabs, fresh]) stop();
      }),
      { numRuns: 12 },
    );
  });
});
