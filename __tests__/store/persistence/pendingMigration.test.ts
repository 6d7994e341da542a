import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import { damageDismissed, sampleDataReset } from '@/slices/persistenceSlice';
import { changeRows, FakeBrowser, openTwo, useClock } from '../../helpers/store/tabs';
import { recordsOf, refundOf } from '../../helpers/builders';
import version1 from './golden/texts1.json';

const earlier = Object.entries(version1).map(([key, content]) => [key, JSON.stringify(content)] as const);
const [firstMerchant] = merchantsSlice.getInitialState().rows;
const renamed = { ...firstMerchant!, name: 'Renamed' };
const refund = (amount: number) => refundOf({ transactionId: 'TR20240630-030', amount, reason: 'Other' });

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

const refuse = (method: 'put' | 'getAll') =>
  jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });

describe('A page that closes', () => {
  test('leaves unwritten edits to the next start', async () => {
    const browser = new FakeBrowser();
    const { store, page } = await browser.openTab();
    const refused = refuse('put');
    store.dispatch(refund(100));
    changeRows(store, 'merchants', [renamed]);
    page.dispatchEvent(new Event('pagehide'));
    await browser.waitForWrites();
    expect(await browser.stored()).toEqual([]);
    refused.mockRestore();
    const { store: next } = await browser.openTab();
    await browser.waitForWrites();
    expect(recordsOf(next.getState())).toHaveLength(1);
    expect(selectMerchantRows(next.getState())[0]!.name).toBe('Renamed');
    expect(Object.keys(await browser.entries())).toHaveLength(2);
    expect(browser.texts.size).toBe(0);
  });

  test('and returns deletes its unwritten edits once they are written', async () => {
    const browser = new FakeBrowser();
    const { store, page } = await browser.openTab();
    store.dispatch(refund(100));
    page.dispatchEvent(new Event('pagehide'));
    expect([...browser.texts.keys()]).toEqual(['splitpay:unwritten']);
    await browser.waitForWrites();
    expect(browser.texts.size).toBe(0);
    expect(Object.keys(await browser.entries())).toHaveLength(1);
  });

  test('loses edits that another tab has overwritten to the quarantine, with a message', async () => {
    const { browser, tabs } = await openTwo();
    const refused = refuse('put');
    changeRows(tabs[0].store, 'merchants', [renamed]);
    tabs[0].page.dispatchEvent(new Event('pagehide'));
    await browser.waitForWrites();
    tabs[0].stop();
    refused.mockRestore();
    changeRows(tabs[1].store, 'merchants', [{ ...renamed, name: 'By the other' }]);
    await browser.waitForWrites();
    const { store } = await browser.openTab();
    expect(selectMerchantRows(store.getState())[0]!.name).toBe('By the other');
    expect(store.getState().persistence.damaged).toMatchObject([{ slice: 'merchants' }]);
    expect(store.getState().persistence.damaged[0]!.text).toContain('"Renamed"');
  });
});

describe('A damaged text of a closed page', () => {
  const good = { journal: 'merchants', id: 'MER001', value: renamed };

  test.each([
    ['that is cut off', '[{"journal":"mer', '[{"journal":"mer'],
    ['that is not a list', '{}', '{}'],
  ])('%s goes into quarantine, and the operator is informed', async (_, text, aside) => {
    const browser = new FakeBrowser([['splitpay:unwritten', text]]);
    const { store } = await browser.openTab();
    await browser.waitForWrites();
    expect(store.getState().persistence).toEqual({ failing: [], damaged: [{ slice: 'unwritten', text: aside }] });
    expect([...browser.texts]).toEqual([['splitpay:unwritten:damaged', aside]]);
    store.dispatch(damageDismissed());
    expect(browser.texts.size).toBe(0);
  });

  test('loses its damaged edits to the quarantine, and the others are written', async () => {
    const wrong = { journal: 'inbox', id: '9', value: 1 };
    const browser = new FakeBrowser([['splitpay:unwritten', JSON.stringify([good, wrong])]]);
    const { store } = await browser.openTab();
    await browser.waitForWrites();
    expect(store.getState().persistence.damaged).toEqual([{ slice: 'unwritten', text: JSON.stringify(wrong) }]);
    expect(await browser.entries()).toEqual({ 'merchants/MER001': renamed });
    expect([...browser.texts.keys()]).toEqual(['splitpay:unwritten:damaged']);
  });
});

describe('The texts of version 1', () => {
  test('stay if the storage rejects writes: they are shown, and neither a choice nor a dismissal deletes them', async () => {
    const browser = new FakeBrowser(earlier);
    browser.refuses = { setItem: true };
    const refused = refuse('put');
    const { store } = await browser.openTab();
    expect(recordsOf(store.getState())).toHaveLength(6);
    store.dispatch(merchantsListActions.pageSizeChosen(50));
    await browser.waitForWrites();
    store.dispatch(damageDismissed());
    await browser.waitForWrites();
    expect(store.getState().persistence.failing).toEqual(expect.arrayContaining(['merchants', 'workspace']));
    expect(browser.texts).toEqual(new Map(earlier));
    browser.refuses = {};
    refused.mockRestore();
    const { store: next } = await browser.openTab();
    await browser.waitForWrites();
    expect(recordsOf(next.getState())).toHaveLength(6);
    expect(Object.keys(await browser.entries()).filter((path) => path.startsWith('payments/'))).toHaveLength(6);
  });

  test('are migrated as soon as a database that rejected reads answers', async () => {
    const browser = new FakeBrowser(earlier);
    const refused = refuse('getAll');
    const { store } = await browser.openTab();
    expect(recordsOf(store.getState())).toHaveLength(0);
    refused.mockRestore();
    store.dispatch(merchantsListActions.pageChosen(2));
    await browser.waitForWrites();
    expect(recordsOf(store.getState())).toHaveLength(6);
    expect(store.getState().persistence.failing).toEqual([]);
  });

  test('are deleted by a reset, also before their migration', async () => {
    const browser = new FakeBrowser(earlier);
    const refused = refuse('getAll');
    const { store } = await browser.openTab();
    store.dispatch(sampleDataReset());
    refused.mockRestore();
    await browser.waitForWrites();
    const { store: next } = await browser.openTab();
    expect(recordsOf(next.getState())).toHaveLength(0);
    expect(browser.texts.size).toBe(0);
  });

  test('lose a value to the quarantine if an entry has another value now', async () => {
    const browser = new FakeBrowser(earlier);
    await browser.storeValues({ merchants: { MER001: renamed } });
    const { store } = await browser.openTab();
    expect(selectMerchantRows(store.getState())[0]!.name).toBe('Renamed');
    expect(store.getState().persistence.damaged).toMatchObject([{ slice: 'merchants' }]);
    expect(store.getState().persistence.damaged[0]!.text).toContain('Two words');
  });
});

test('A value that can be stored neither as an entry nor in quarantine stays in its text', async () => {
  const browser = new FakeBrowser(earlier.filter(([key]) => key === 'splitpay:merchants'));
  await browser.storeValues({ merchants: { MER001: renamed } });
  const refused = refuse('put');
  const { store } = await browser.openTab();
  await browser.waitForWrites();
  expect(selectMerchantRows(store.getState())[0]!.name).toBe('Renamed');
  expect(store.getState().persistence.failing).toContain('workspace');
  expect(browser.texts.get('splitpay:merchants')).toContain('Two words');
  refused.mockRestore();
  store.dispatch(merchantsListActions.pageChosen(2));
  await browser.waitForWrites();
  expect(store.getState().persistence.failing).toEqual([]);
  expect((await browser.quarantined())[0]!.text).toContain('Two words');
  expect(browser.texts.get('splitpay:merchants')).toContain('"version":2');
});

test('A reset before the database was read deletes its entries', async () => {
  const browser = new FakeBrowser();
  await browser.storeValues({ merchants: { MER001: renamed } });
  const refused = refuse('getAll');
  const { store } = await browser.openTab();
  store.dispatch(sampleDataReset());
  refused.mockRestore();
  await browser.waitForWrites();
  expect(await browser.entries()).toEqual({});
  expect(selectMerchantRows(store.getState())).toEqual(merchantsSlice.getInitialState().rows);
});

test('A tab that missed a write and cannot read it now reads it later', async () => {
  const { browser, tabs } = await openTwo();
  changeRows(tabs[0].store, 'merchants', [renamed]);
  await browser.waitForWrites();
  browser.loseEvents();
  const refused = refuse('getAll');
  changeRows(tabs[1].store, 'merchants', [{ ...renamed, id: 'MER031', name: 'Added' }]);
  await browser.waitForWrites();
  expect(tabs[1].store.getState().persistence.failing).toEqual(['workspace']);
  refused.mockRestore();
  tabs[1].page.dispatchEvent(new Event('visibilitychange'));
  await browser.waitForWrites();
  expect(tabs[1].store.getState().persistence.failing).toEqual([]);
  expect(
    selectMerchantRows(tabs[1].store.getState())
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Added', 'Renamed']);
});

test('4,000 records that the rules refuse enter quarantine without delay', async () => {
  const browser = new FakeBrowser();
  const records = Array.from({ length: 4_000 }, (_, index) => [
    `record-${index}`,
    { ...refund(100).payload, id: `record-${index}`, transactionId: 'TR0-0' },
  ]);
  await browser.storeValues({ payments: Object.fromEntries(records) as Record<string, unknown> });
  const { store } = await browser.openTab();
  await browser.waitForWrites();
  expect(store.getState().persistence.damaged).toHaveLength(1);
  expect(store.getState().persistence.damaged[0]!.text.split('\n')).toHaveLength(4_000);
  expect(await browser.entries()).toEqual({});
});
