import { deleteDB, openDB } from 'idb';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { selectIsPersistenceFailing } from '@/slices/persistenceSlice';
import type { AppStore } from '@/store/store';
import { changeRows, FakeBrowser, markRead, useClock } from '../../../helpers/store/tabs';

const [firstMerchant] = merchantsSlice.getInitialState().rows;
const renamed = { ...firstMerchant!, name: 'Renamed' };
const { searchChanged } = transactionsListActions;

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

describe('A database that rejects', () => {
  const refuse = (method: 'put' | 'delete' | 'getAll') =>
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });

  test('a write lets the console work, shows a message, and is written as soon as it accepts one', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab();
    const refused = refuse('put');
    changeRows(store, 'merchants', [renamed]);
    await browser.waitForWrites();
    expect(store.getState().persistence.failing).toEqual(['workspace']);
    expect(selectMerchantRows(store.getState())[0]!.name).toBe('Renamed');
    expect(await browser.stored()).toEqual([]);
    refused.mockRestore();
    store.dispatch(searchChanged('river'));
    await browser.waitForWrites();
    expect(selectIsPersistenceFailing(store.getState())).toBe(false);
    expect(await browser.entries()).toEqual({ 'merchants/MER001': renamed });
  });

  test('a read starts the console from the sample, is not overwritten, and is read later', async () => {
    const browser = new FakeBrowser();
    await browser.storeValues({ merchants: { MER001: renamed } });
    const refused = refuse('getAll');
    const { store } = await browser.openTab();
    expect(selectMerchantRows(store.getState())).toEqual(merchantsSlice.getInitialState().rows);
    expect(selectIsPersistenceFailing(store.getState())).toBe(true);
    refused.mockRestore();
    changeRows(store, 'merchants', [{ ...renamed, id: 'MER031', name: 'Added' }]);
    await browser.waitForWrites();
    expect(selectIsPersistenceFailing(store.getState())).toBe(false);
    expect(Object.keys(await browser.entries())).toEqual(['merchants/MER001', 'merchants/MER031']);
    expect(selectMerchantRows(store.getState())).toHaveLength(31);
    expect(selectMerchantRows(store.getState())[1]!.name).toBe('Renamed');
  });

  test('a part of a batch stores nothing of it', async () => {
    const browser = new FakeBrowser();
    await browser.storeValues({});
    const { store } = await browser.openTab();
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...args: unknown[]) => IDBRequest<IDBValidKey>;
    let calls = 0;
    const refused = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      calls += 1;
      if (calls === 2) throw new DOMException('The disk is full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    changeRows(store, 'merchants', [renamed, { ...renamed, id: 'MER031', name: 'Added' }]);
    await browser.waitForWrites();
    expect(calls).toBe(2);
    refused.mockRestore();
    expect(await browser.stored()).toEqual([]);
    expect(selectIsPersistenceFailing(store.getState())).toBe(true);
  });
});

describe('A database that does not answer', () => {
  test('delays the console by three seconds, its content is applied later, and changes made meanwhile are written', async () => {
    const browser = new FakeBrowser();
    await browser.storeValues({ merchants: { MER001: renamed } });
    const release = await browser.holdDatabase();
    const opening = browser.openTab();
    await jest.advanceTimersByTimeAsync(2_900);
    await jest.advanceTimersByTimeAsync(200);
    const { store } = await opening;
    expect(store.getState().persistence.failing).toEqual(['workspace']);
    expect(selectMerchantRows(store.getState())).toEqual(merchantsSlice.getInitialState().rows);
    changeRows(store, 'merchants', [{ ...renamed, id: 'MER031', name: 'Added' }]);
    await release();
    await browser.waitForWrites();
    expect(store.getState().persistence.failing).toEqual([]);
    expect(
      selectMerchantRows(store.getState())
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Added', 'Renamed']);
    expect(Object.keys(await browser.entries())).toEqual(['merchants/MER001', 'merchants/MER031']);
  });
});

describe('A damaged revision', () => {
  test.each([['text'], [undefined], [-1], [0.5], [1e300], [Number.NaN], [0]])(
    '(%p) neither stops writes nor changes the order, because the highest sequence counts',
    async (revision) => {
      const browser = new FakeBrowser();
      await browser.storeValues({
        merchants: { MER001: renamed, MER002: { ...renamed, id: 'MER002', name: 'Second' } },
      });
      await writeWorkspaceRow(browser, { name: 'sample', revision });
      const { store } = await browser.openTab();
      expect(selectMerchantRows(store.getState())[0]!.name).toBe('Renamed');
      changeRows(store, 'merchants', [{ ...renamed, name: 'Again' }]);
      await browser.waitForWrites();
      expect((await browser.stored()).map(({ id, stamp }) => [id, stamp])).toEqual([
        ['MER002', 2],
        ['MER001', 3],
      ]);
      const { store: next } = await browser.openTab();
      expect(next.getState().persistence).toEqual({ failing: [], damaged: [] });
      expect(selectMerchantRows(next.getState())[0]!.name).toBe('Again');
    },
  );
});

describe('A database that is deleted under open tabs', () => {
  const second = { ...renamed, id: 'MER002', name: 'Second' };

  async function openOver(count: number) {
    const browser = new FakeBrowser();
    await browser.storeValues({ merchants: { MER001: renamed, MER002: second } });
    const tabs = [];
    for (let index = 0; index < count; index += 1) tabs.push(await browser.openTab());
    changeRows(tabs[0]!.store, 'merchants', [{ ...second, name: 'Second again' }]);
    await browser.calm();
    await deleteDB(browser.databaseName);
    await browser.calm();
    return { browser, tabs };
  }
  const toastsOf = ({ store }: { store: AppStore }) => store.getState().layout.toasts.map(({ title }) => title);

  test('is written again with what the screen shows, and the operator is informed', async () => {
    const { browser, tabs } = await openOver(2);
    for (const { store } of tabs)
      expect(selectMerchantRows(store.getState()).slice(0, 2)).toMatchObject([
        { name: 'Renamed' },
        { name: 'Second again' },
      ]);
    expect(await browser.entries()).toEqual({
      'merchants/MER001': renamed,
      'merchants/MER002': { ...second, name: 'Second again' },
    });
    expect(tabs.flatMap(toastsOf)).toContain('Saved again');
  });

  test('is written again with the next change if the browser does not report the deletion', async () => {
    const browser = new FakeBrowser();
    await browser.storeValues({ merchants: { MER001: renamed, MER002: second } });
    const tab = await browser.openTab();
    const log = await browser.openLog();
    await log.forget();
    log.close();
    markRead(tab.store, [1]);
    await browser.waitForWrites();
    expect(Object.keys(await browser.entries())).toEqual(['merchants/MER001', 'merchants/MER002', 'notifications/1']);
    expect(selectMerchantRows(tab.store.getState())[1]!.name).toBe('Second');
    expect(toastsOf(tab)).toEqual(['Saved again']);
  });

  test('gets its quarantine again, too', async () => {
    const browser = new FakeBrowser();
    await browser.storeValues({ merchants: { MER001: { ...renamed, name: '' } } });
    await browser.openTab();
    await browser.waitForWrites();
    expect(await browser.quarantined()).toHaveLength(1);
    await deleteDB(browser.databaseName);
    await browser.waitForWrites();
    expect(await browser.quarantined()).toHaveLength(1);
  });
});

async function writeWorkspaceRow({ databaseName }: FakeBrowser, about: object): Promise<void> {
  const database = await openDB(databaseName);
  await database.put('workspaces', about);
  database.close();
}
