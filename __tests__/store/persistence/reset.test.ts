import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { sampleDataReset, selectIsPersistenceFailing } from '@/slices/persistenceSlice';
import { columnMappingsRemembered, selectColumnMappings } from '@/slices/columnMappingsSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { changeRows, FakeBrowser, useClock } from '../../helpers/store/tabs';

const [firstMerchant] = merchantsSlice.getInitialState().rows;
const renamed = { ...firstMerchant!, name: 'Renamed' };
const { pageSizeChosen } = transactionsListActions;

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

describe("'Reset demo data'", () => {
  test('keeps the column mappings, which belong to the workspaces of imported data', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab();
    store.dispatch(columnMappingsRemembered({ 'id\namount': '{}' }));
    await browser.waitForWrites();
    store.dispatch(sampleDataReset());
    await browser.waitForWrites();
    expect(selectColumnMappings(store.getState())).toEqual({ 'id\namount': '{}' });
    expect(selectColumnMappings((await browser.openTab()).store.getState())).toEqual({ 'id\namount': '{}' });
  });

  test('restores the sample in this and the other tab and deletes the keys', async () => {
    const browser = new FakeBrowser([
      ['splitpay:integrations', 'damaged'],
      ['splitpay:integrations2', 'of another product'],
    ]);
    const { store } = await browser.openTab();
    const { store: b } = await browser.openTab();
    store.dispatch(chartActions.periodChosen('year'));
    store.dispatch(pageSizeChosen(50));
    changeRows(store, 'merchants', [renamed, { ...renamed, id: 'MER031', name: 'Added' }]);
    await browser.waitForWrites();
    await browser.calm();
    expect(selectMerchantRows(b.getState())).toHaveLength(31);

    store.dispatch(sampleDataReset());
    await browser.waitForWrites();
    await browser.calm();
    expect([...browser.texts.keys()]).toEqual(['splitpay:integrations2']);
    expect(await browser.stored()).toEqual([]);
    const { store: fresh } = await browser.openTab();
    for (const name of ['merchants', 'transactions', 'volume', 'integrations'] as const) {
      expect(store.getState()[name]).toEqual(fresh.getState()[name]);
      expect(b.getState()[name]).toEqual(fresh.getState()[name]);
    }
    expect(store.getState().persistence).toEqual({ failing: [], damaged: [] });
    b.dispatch(chartActions.periodChosen('day'));
    await browser.waitForWrites();
    expect([...browser.texts.keys()].sort()).toEqual(['splitpay:integrations2', 'splitpay:volume']);
  });

  test('shows a message if the storage rejects the deletion', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab();
    browser.refuses = { setItem: true, removeItem: true };
    store.dispatch(chartActions.periodChosen('day'));
    await browser.waitForWrites();
    store.dispatch(sampleDataReset());
    expect(selectIsPersistenceFailing(store.getState())).toBe(true);
  });
});
