import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { sampleDataReset } from '@/slices/persistenceSlice';
import { KEY_PREFIX, UNWRITTEN_KEY } from '@/store/persistence/storage';
import { changeRows, FakeBrowser, markRead, useClock } from '../../../helpers/store/tabs';

const [firstMerchant] = merchantsSlice.getInitialState().rows;
const added = { ...firstMerchant!, id: 'MER031', name: 'Added' };

const hasDatabase = async ({ databaseName }: FakeBrowser) =>
  (await indexedDB.databases()).some(({ name }) => name === databaseName);

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

test('A browser without stored entries opens no database until there is one to store', async () => {
  const browser = new FakeBrowser();
  const { store, page } = await browser.openTab();
  page.dispatchEvent(new Event('pageshow'));
  await browser.waitForWrites();
  expect(await hasDatabase(browser)).toBe(false);
  markRead(store, [1]);
  await browser.waitForWrites();
  expect(await browser.entries()).toEqual({ 'notifications/1': true });
});

test('The first entry of another tab is applied', async () => {
  const browser = new FakeBrowser();
  const [a, b] = [await browser.openTab(), await browser.openTab()];
  changeRows(a.store, 'merchants', [added]);
  await browser.calm();
  expect(selectMerchantRows(b.store.getState())[0]).toEqual(added);
});

test('A page that closes right after its first change leaves it to the next start, and a page that stays writes it and deletes the text', async () => {
  const browser = new FakeBrowser();
  const { store, page } = await browser.openTab();
  changeRows(store, 'merchants', [added]);
  page.dispatchEvent(new Event('pagehide'));
  expect([...browser.texts.keys()]).toEqual([UNWRITTEN_KEY]);
  const next = await new FakeBrowser(browser.texts).openTab();
  expect(selectMerchantRows(next.store.getState())[0]).toEqual(added);
  await browser.waitForWrites();
  expect(Object.keys(await browser.entries())).toEqual(['merchants/MER031']);
  expect([...browser.texts.keys()].filter((key) => key.startsWith(KEY_PREFIX))).toEqual([]);
});

test('A reset without stored entries deletes nothing that another tab stores later', async () => {
  const browser = new FakeBrowser();
  const [a, b] = [await browser.openTab(), await browser.openTab()];
  a.store.dispatch(sampleDataReset());
  markRead(b.store, [1]);
  await browser.calm();
  expect(await browser.entries()).toEqual({ 'notifications/1': true });
  expect(a.store.getState().notifications.marks).toEqual({ 1: true });
});
