/** @jest-environment jsdom */
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { damageDismissed, selectIsPersistenceFailing } from '@/slices/persistenceSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import { changeRows, FakeBrowser, useClock } from '../../helpers/store/tabs';

const [firstMerchant] = merchantsSlice.getInitialState().rows;
const renamed = { ...firstMerchant!, name: 'Renamed' };
const { pageSizeChosen, searchChanged } = transactionsListActions;

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

describe('A reload', () => {
  test('restores each preference from its key and each edited row from its entry', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab();
    store.dispatch(chartActions.periodChosen('year'));
    store.dispatch(pageSizeChosen(50));
    store.dispatch(searchChanged('river'));
    changeRows(store, 'merchants', [renamed]);
    await browser.waitForWrites();
    expect([...browser.texts.keys()].sort()).toEqual(['splitpay:transactions', 'splitpay:volume']);
    expect(await browser.entries()).toEqual({ 'merchants/MER001': renamed });
    const { store: reloaded } = await browser.openTab();
    expect(reloaded.getState().chart.period).toBe('year');
    expect(reloaded.getState().transactionsList).toMatchObject({ pageSize: 50, search: '' });
    expect(selectMerchantRows(reloaded.getState())).toEqual(selectMerchantRows(store.getState()));
    expect(selectMerchantRows(reloaded.getState())[0]!.name).toBe('Renamed');
  });

  test('of an unchanged console finds nothing stored', async () => {
    const browser = new FakeBrowser();
    await browser.openTab();
    await browser.waitForWrites();
    expect(browser.texts.size).toBe(0);
    expect(await browser.stored()).toEqual([]);
  });

  test('does not restore a change that was undone', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab();
    changeRows(store, 'merchants', [renamed]);
    await browser.waitForWrites();
    changeRows(store, 'merchants', [firstMerchant!]);
    await browser.waitForWrites();
    const { store: reloaded } = await browser.openTab();
    expect(selectMerchantRows(reloaded.getState())).toEqual(merchantsSlice.getInitialState().rows);
  });

  test('restores what was done just before the page closed', async () => {
    const browser = new FakeBrowser();
    const { store, page } = await browser.openTab();
    store.dispatch(chartActions.periodChosen('week'));
    page.dispatchEvent(new Event('pagehide'));
    expect(browser.texts.get('splitpay:volume')).toContain('week');
  });
});

describe('A storage that is full or blocked', () => {
  test('lets the console work, shows a message, and is written again as soon as it accepts writes', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab();
    browser.refuses = { setItem: true };
    store.dispatch(chartActions.periodChosen('day'));
    await browser.waitForWrites();
    expect(selectIsPersistenceFailing(store.getState())).toBe(true);
    store.dispatch(chartActions.periodChosen('year'));
    await browser.waitForWrites();
    expect(store.getState().chart.period).toBe('year');
    expect(store.getState().persistence.failing).toEqual(['volume']);

    browser.refuses = {};
    store.dispatch(pageSizeChosen(20));
    await browser.waitForWrites();
    expect(selectIsPersistenceFailing(store.getState())).toBe(false);
    const { store: reloaded } = await browser.openTab();
    expect(reloaded.getState().chart.period).toBe('year');
    expect(reloaded.getState().transactionsList.pageSize).toBe(20);
  });

  test('that cannot be read starts the console from the sample and is not overwritten', async () => {
    const browser = new FakeBrowser();
    const { store: before } = await browser.openTab();
    before.dispatch(chartActions.periodChosen('day'));
    before.dispatch(pageSizeChosen(20));
    await browser.waitForWrites();
    browser.refuses = { getItem: true };
    const { store } = await browser.openTab();
    expect(store.getState().chart.period).toBe('month');
    expect(selectIsPersistenceFailing(store.getState())).toBe(true);
    browser.refuses = {};
    store.dispatch(chartActions.periodChosen('week'));
    await browser.waitForWrites();
    expect(selectIsPersistenceFailing(store.getState())).toBe(false);
    expect(store.getState().transactionsList.pageSize).toBe(20);
    const { store: reloaded } = await browser.openTab();
    expect(reloaded.getState().chart.period).toBe('week');
    expect(reloaded.getState().transactionsList.pageSize).toBe(20);
  });

  test('that the browser does not expose lets the console start', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    const browser = new FakeBrowser();
    const { store, ready, stop } = setupPersistedStore({ entryLogs: createLocalEntryLogs() });
    await ready;
    expect(selectIsPersistenceFailing(store.getState())).toBe(true);
    store.dispatch(chartActions.periodChosen('day'));
    await browser.waitForWrites();
    expect(store.getState().chart.period).toBe('day');
    stop();
  });

  test('A state that violates its schema does not overwrite stored values', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab();
    changeRows(store, 'merchants', [renamed]);
    await browser.waitForWrites();
    const stored = await browser.stored();
    changeRows(store, 'merchants', [{ ...renamed, name: '' }]);
    await browser.waitForWrites();
    expect(await browser.stored()).toEqual(stored);
    expect(selectIsPersistenceFailing(store.getState())).toBe(true);
    changeRows(store, 'merchants', [{ ...renamed, name: 'Renamed again' }]);
    await browser.waitForWrites();
    expect(await browser.entries()).toMatchObject({ 'merchants/MER001': { name: 'Renamed again' } });
    expect(selectIsPersistenceFailing(store.getState())).toBe(false);
  });
});

describe('A damaged text', () => {
  test('is offered until it is dismissed, also after a reload', async () => {
    const browser = new FakeBrowser([['splitpay:volume', '{"version":1,']]);
    for (let visit = 0; visit < 2; visit += 1) {
      const { store } = await browser.openTab();
      expect(store.getState().persistence.damaged).toEqual([{ slice: 'volume', text: '{"version":1,' }]);
    }
    browser.texts.set('splitpay:volume', 'damaged once more');
    const { store } = await browser.openTab();
    expect(store.getState().persistence.damaged.map(({ text }) => text)).toEqual([
      '{"version":1,',
      'damaged once more',
    ]);
    expect(browser.texts.get('splitpay:volume:damaged')).toBe('{"version":1,\ndamaged once more');
    store.dispatch(damageDismissed());
    expect(browser.texts.size).toBe(0);
    expect(store.getState().persistence.damaged).toEqual([]);
  });

  test('that is dismissed deletes no valid text', async () => {
    const browser = new FakeBrowser([['splitpay:volume', 'damaged']]);
    const { store } = await browser.openTab();
    store.dispatch(pageSizeChosen(50));
    await browser.waitForWrites();
    const text = browser.texts.get('splitpay:transactions');
    store.dispatch(damageDismissed());
    expect([...browser.texts]).toEqual([['splitpay:transactions', text]]);
  });

  test('that does not fit into the storage is in quarantine in the database until it is dismissed', async () => {
    const browser = new FakeBrowser([['splitpay:volume', 'damaged']]);
    browser.refuses = { setItem: true };
    const { store } = await browser.openTab();
    await browser.waitForWrites();
    expect(store.getState().persistence).toEqual({ failing: [], damaged: [{ slice: 'volume', text: 'damaged' }] });
    expect(browser.texts.size).toBe(0);
    const { store: next } = await browser.openTab();
    expect(next.getState().persistence.damaged).toEqual([{ slice: 'volume', text: 'damaged' }]);
    next.dispatch(damageDismissed());
    await browser.waitForWrites();
    expect(await browser.quarantined()).toEqual([]);
  });

  test('that neither the storage nor the database accepts stays unchanged until it is dismissed', async () => {
    const browser = new FakeBrowser([['splitpay:volume', 'damaged']]);
    browser.refuses = { setItem: true };
    const refused = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    const { store } = await browser.openTab();
    await browser.waitForWrites();
    refused.mockRestore();
    expect(store.getState().persistence).toEqual({
      failing: ['workspace'],
      damaged: [{ slice: 'volume', text: 'damaged' }],
    });
    expect([...browser.texts]).toEqual([['splitpay:volume', 'damaged']]);
    store.dispatch(damageDismissed());
    expect(browser.texts.size).toBe(0);
  });

  test('that another tab writes stays until there is something to write, and then enters quarantine', async () => {
    const browser = new FakeBrowser();
    const { store, page } = await browser.openTab();
    browser.texts.set('splitpay:volume', '{"version":2}');
    page.dispatchEvent(new StorageEvent('storage', { key: 'splitpay:volume' }));
    await browser.waitForWrites();
    expect([...browser.texts]).toEqual([['splitpay:volume', '{"version":2}']]);
    store.dispatch(chartActions.periodChosen('day'));
    await browser.waitForWrites();
    expect(browser.texts.get('splitpay:volume:damaged')).toBe('{"version":2}');
    expect(browser.texts.get('splitpay:volume')).toContain('day');
  });
});
