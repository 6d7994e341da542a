import fc from 'fast-check';
import { undo } from '@/commands/changes/auditTrail';
import { addIntegration } from '@/commands/integrations';
import { addMerchant, editMerchant } from '@/commands/merchants';
import { EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { numberOf } from '@/domain/rowNumbers';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import type { AppStore } from '@/store/store';
import { openTwo, useClock } from '../../helpers/store/tabs';

const integrations = integrationsSlice.getInitialState().rows;

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

/** A turn: a tab, and the time that passes after it. */
const turn = fc.record({ tab: fc.constantFrom(0, 1), isWritten: fc.boolean(), eventsDelivered: fc.nat(4) });

describe('Rows that two tabs add at the same moment', () => {
  const draftNamed = (name: string) => ({ ...EMPTY_MERCHANT_DRAFT, name, street: '1 Pier Walk', zipCode: '10001' });

  function add(store: AppStore, name: string) {
    store.dispatch(addMerchant(draftNamed(name)));
    return selectMerchantRows(store.getState()).find((row) => row.name === name)!;
  }

  function addForm(store: AppStore, integrationName: string, merchantId = 'MER001') {
    store.dispatch(addIntegration({ ...integrations[0]!, merchantId, integrationName }));
    return selectIntegrationRows(store.getState()).find((row) => row.integrationName === integrationName)!;
  }

  const addedIn = (store: AppStore) => {
    const state = store.getState();
    return {
      merchants: Object.fromEntries(
        selectMerchantRows(state)
          .slice(0, -30)
          .map((row) => [numberOf(row), row.name]),
      ),
      integrations: Object.fromEntries(
        selectIntegrationRows(state)
          .slice(0, -30)
          .map((row) => [numberOf(row), row.integrationName]),
      ),
    };
  };

  test('are two rows in both tabs and after a reload, and the tab whose row was renumbered shows a message', async () => {
    const { browser, tabs } = await openTwo();
    for (const [index, { store }] of tabs.entries()) {
      expect(add(store, `Merchant ${index}`).number).toBe('MER031');
      expect(addForm(store, `Form ${index}`).number).toBe('INT031');
    }
    await browser.calm();
    const [{ store: a }, { store: b }] = tabs;
    const expected = {
      merchants: { MER031: 'Merchant 0', MER032: 'Merchant 1' },
      integrations: { INT031: 'Form 0', INT032: 'Form 1' },
    };
    const fresh = await browser.openTab();
    for (const store of [a, b, fresh.store]) expect(addedIn(store)).toEqual(expected);
    const textsIn = (store: AppStore) => store.getState().layout.toasts.map(({ text }) => text);
    expect(textsIn(a).join()).not.toContain('at the same moment');
    expect(textsIn(b)).toEqual(
      expect.arrayContaining([
        'Merchant 1 got the ID MER032, because another tab used MER031 at the same moment.',
        'Form 1 got the ID INT032, because another tab used INT031 at the same moment.',
      ]),
    );
    for (const toast of b.getState().layout.toasts) if (toast.undo) b.dispatch(undo(toast.undo));
    await browser.calm();
    expect(addedIn(a)).toEqual({ merchants: { MER031: 'Merchant 0' }, integrations: { INT031: 'Form 0' } });
  });

  test('keep their integrations', async () => {
    const { browser, tabs } = await openTwo();
    for (const [index, { store }] of tabs.entries()) {
      addForm(store, `Form ${index}`, add(store, `Merchant ${index}`).id);
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

  test('have one audit trail each, also for edits that were made before', async () => {
    const { browser, tabs } = await openTwo();
    const ids: string[] = [];
    for (const [index, { store }] of tabs.entries()) {
      const { id } = add(store, `Merchant ${index}`);
      ids.push(id);
      jest.advanceTimersByTime(1);
      const draft = draftNamed(`Merchant ${index}`);
      store.dispatch(editMerchant(id, draft, { ...draft, website: `example${index}.org` }));
    }
    await browser.calm();
    const { store: fresh } = await browser.openTab();
    for (const store of [...tabs.map((tab) => tab.store), fresh]) {
      const reported = selectChanges(store.getState()).map(({ about, merchantId, what }) => [about, merchantId, what]);
      expect(reported.sort()).toEqual(
        ids.flatMap((id, index) =>
          ['Merchant added', 'Merchant edited'].map((what) => [`Merchant ${index}`, id, what]),
        ),
      );
    }
  });

  test('are distinguished from an edit of the other tab, which stays under its id', async () => {
    const { browser, tabs } = await openTwo();
    const [{ store: a }, { store: b }] = tabs;
    const { id } = add(a, 'Merchant 0');
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
          add(tabs[tab].store, `Merchant ${index}`);
          names.add(`Merchant ${index}`);
          if (isWritten) await browser.waitForWrites();
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
