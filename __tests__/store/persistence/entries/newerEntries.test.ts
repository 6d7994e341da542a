import { deleteDB } from 'idb';
import { editMerchant, addMerchant } from '@/commands/merchants';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { damageDismissed, sampleDataReset, selectHasNewerRecords } from '@/slices/persistenceSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { isOfNewerVersion } from '@/store/persistence/entries/entries';
import { COMPLETE } from '../../../helpers/domain/merchantForm';
import { recordsOf, refundOf } from '../../../helpers/builders';
import { valuesIn } from '../../../helpers/store/damages';
import { merchantIn } from '../../../helpers/store/merchantEdits';
import { NEWER, NEWER_BY_PATH, NEWER_ENTRIES, storedIn } from '../../../helpers/store/newer';
import { FakeBrowser, useClock } from '../../../helpers/store/tabs';

const [integration] = integrationsSlice.getInitialState().rows;

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

async function openOver(entries: readonly unknown[]) {
  const browser = new FakeBrowser();
  await browser.storeRaw(entries);
  const tab = await browser.openTab();
  await browser.waitForWrites();
  return { browser, ...tab };
}

const refund = (store: AppStore) =>
  store.dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 1500, reason: 'Other' }));

const rename = (store: AppStore, id: string, name: string) => {
  const opened = draftOfMerchant(merchantIn(store, id));
  return store.dispatch(editMerchant(id, opened, { ...opened, name }));
};

test.each(NEWER)('An entry %s is hidden, and stays stored as it is while the operator works', async (_, entry) => {
  const { browser, store } = await openOver([entry]);
  expect(valuesIn(store.getState())).toEqual([]);
  expect(store.getState().persistence).toEqual({ failing: [], damaged: [], hasNewer: true });
  refund(store);
  rename(store, 'MER002', 'Renamed');
  store.dispatch(inboxActions.inboxMarkedRead());
  await browser.waitForWrites();
  expect(valuesIn(store.getState()).length).toBeGreaterThan(2);
  expect(await browser.stored()).toContainEqual(entry);
  expect(await browser.quarantined()).toEqual([]);
  const { store: reloaded } = await browser.openTab();
  expect(selectHasNewerRecords(reloaded.getState())).toBe(true);
  expect(valuesIn(reloaded.getState())).toEqual(valuesIn(store.getState()));
});

test('An edit of a row that a later version changed is not written, and the operator is informed', async () => {
  const { browser, store } = await openOver(NEWER_ENTRIES);
  const name = merchantIn(store, 'MER001').name;
  rename(store, 'MER001', 'Renamed here');
  store.dispatch(notificationsActions.notificationMarked({ id: 1, isRead: true }));
  await browser.waitForWrites();
  expect(await storedIn(browser)).toMatchObject(NEWER_BY_PATH);
  expect(merchantIn(store, 'MER001').name).toBe(name);
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({ title: 'Not saved' });
  const [{ slice, text }] = store.getState().persistence.damaged as [{ slice: string; text: string }];
  expect([slice, text]).toEqual(['merchants', expect.stringContaining('Renamed here')]);
  store.dispatch(damageDismissed());
  await browser.waitForWrites();
  expect(await storedIn(browser)).toMatchObject(NEWER_BY_PATH);
});

test('An added row gets the next number if a later version uses its number', async () => {
  const { browser, store } = await openOver(NEWER_ENTRIES);
  store.dispatch(addMerchant({ ...COMPLETE, name: 'Harbor Nights' }));
  await browser.waitForWrites();
  expect(selectMerchantRows(store.getState())[0]).toMatchObject({ number: 'MER032', name: 'Harbor Nights' });
  expect(await storedIn(browser)).toMatchObject(NEWER_BY_PATH);
});

test('An entry that refers to a hidden one is hidden too, and neither is deleted', async () => {
  const newerIntegration = { ...integration!, id: 'INT031', merchantId: 'MER031', integrationName: 'Newer form' };
  const entry = {
    workspace: 'sample',
    journal: 'integrations',
    id: 'INT031',
    stamp: 99,
    value: newerIntegration,
    origin: 'b',
  };
  const { browser, store } = await openOver([...NEWER_ENTRIES, entry]);
  refund(store);
  await browser.waitForWrites();
  expect(store.getState().persistence.damaged).toEqual([]);
  expect(await browser.stored()).toContainEqual(entry);
});

test('Entries that a later version writes in another tab disappear from the state and stay stored', async () => {
  const { browser, store } = await openOver([]);
  refund(store);
  rename(store, 'MER001', 'Renamed');
  await browser.waitForWrites();
  const [record] = recordsOf(store.getState());
  const changed = { ...record, kind: 'partial refund', lines: [1500] };
  const entry = { workspace: 'sample', journal: 'payments', id: record!.id, stamp: 50, value: changed };
  await browser.storeRaw([entry]);
  const { channel } = browser.newTab();
  channel.postMessage({ before: 49, after: 50, entries: [{ journal: 'payments', entry }], removed: [] });
  await browser.calm();
  expect(recordsOf(store.getState())).toEqual([]);
  expect(merchantIn(store, 'MER001').name).toBe('Renamed');
  expect(selectHasNewerRecords(store.getState())).toBe(true);
  expect(await browser.stored()).toContainEqual(entry);
});

test('A message in the format of a later version changes nothing', async () => {
  const { browser, store } = await openOver([]);
  refund(store);
  await browser.waitForWrites();
  const before = valuesIn(store.getState());
  browser.newTab().channel.postMessage({ version: 7, changes: [] });
  await browser.calm();
  expect(valuesIn(store.getState())).toEqual(before);
  expect(store.getState().persistence.failing).toEqual([]);
});

test('A deleted database gets the hidden entries again', async () => {
  const { browser, store } = await openOver(NEWER_ENTRIES);
  await deleteDB(browser.databaseName);
  refund(store);
  await browser.calm();
  expect(await storedIn(browser)).toMatchObject(NEWER_BY_PATH);
});

test('A reset of the demo data deletes the hidden entries too, and the banner disappears', async () => {
  const { browser, store } = await openOver(NEWER_ENTRIES);
  refund(store);
  store.dispatch(sampleDataReset());
  await browser.waitForWrites();
  expect(await browser.stored()).toEqual([]);
  expect(selectHasNewerRecords(store.getState())).toBe(false);
});

test('A damaged entry leaves its collection, and the quarantine has all of its fields', async () => {
  const value = { id: 'MER031', name: 7 };
  const entry = {
    workspace: 'sample',
    journal: 'merchants',
    id: 'MER031',
    stamp: 3,
    value,
    origin: 'o',
    signedBy: 'b',
  };
  const { browser } = await openOver([entry]);
  expect(await browser.stored()).toEqual([]);
  expect(await browser.quarantined()).toMatchObject([
    { slice: 'merchants', value, fields: { origin: 'o', stamp: 3, signedBy: 'b' } },
  ]);
});

test('A text where a record belongs is damaged, not of a newer version', () => {
  const payments = COLLECTIONS.find(({ name }) => name === 'payments');
  const change = { seq: 1, kind: 'payments', id: 'r1' };
  expect(isOfNewerVersion({ ...change, value: 'refund' }, payments)).toBe(false);
  expect(isOfNewerVersion({ ...change, value: { kind: 'chargeback', id: 'r1' } }, payments)).toBe(true);
});
