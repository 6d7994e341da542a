import { EMPTY_MERCHANT_DRAFT, newMerchant } from '@/domain/merchants/merchantForm';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { transactionsSlice } from '@/slices/entities/transactionsSlice';
import { damageDismissed, sampleDataReset } from '@/slices/persistenceSlice';
import { sortOut } from '@/store/persistence/entries/entries';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { textOfValue } from '@/store/persistence/entries/jsonValue';
import type { AppStore } from '@/store/store';
import { recordsOf, buildRefund, refundOf } from '../../helpers/builders';
import { changeRows, FakeBrowser, useClock } from '../../helpers/store/tabs';

const settled = transactionsSlice.getInitialState().rows.find(({ status }) => status === 'Completed')!;
const sampleMerchants = merchantsSlice.getInitialState().rows;
const [sampleIntegration] = integrationsSlice.getInitialState().rows;
const draft = { ...EMPTY_MERCHANT_DRAFT, name: 'Harbor Nights', street: '1 Pier Walk', zipCode: '10001' };
const added = newMerchant({ id: 'MER031' }, draft, '2024-07-01');
const addedToo = { ...added, id: 'MER032', name: 'Harbor Days' };
const integration = { ...sampleIntegration!, id: 'INT031', integrationName: 'Harbor form', merchantId: 'MER031' };

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const byId = (...values: { id: string }[]) => Object.fromEntries(values.map((value) => [value.id, value]));

/** A console in a browser with these stored values. */
async function openOver(stored: Record<string, Record<string, unknown>>) {
  const browser = new FakeBrowser();
  await browser.storeValues(stored);
  const tab = await browser.openTab();
  await browser.waitForWrites();
  return { browser, ...tab };
}

/** The reported quarantine: the values of each kind by id. */
const asideOf = ({ getState }: Pick<AppStore, 'getState'>) =>
  getState().persistence.damaged.map(({ slice, text }) => [slice, JSON.parse(text) as unknown]);

const record = (fields: object) => buildRefund({ transactionId: settled.id, sequence: 0, ...fields });

test.each<[string, PaymentRecord]>([
  ['of an unknown payment', record({ id: 'wrong', transactionId: 'TR0-0' })],
  ['of more than the refundable amount', record({ id: 'wrong', amount: settled.amount + 1 })],
])('A refund %s is quarantined, reported and offered, and the other records stay', async (_, wrong) => {
  const right = record({ id: 'right', amount: 100 });
  const { browser, store } = await openOver({ payments: byId(right, wrong) });
  expect(recordsOf(store.getState())).toEqual([right]);
  expect(asideOf(store)).toEqual([['payments', { wrong }]]);
  expect(await browser.entries()).toEqual({ 'payments/right': right });
  const reloaded = await browser.openTab();
  await browser.waitForWrites();
  expect(recordsOf(reloaded.store.getState())).toEqual([right]);
  expect(asideOf(reloaded.store)).toEqual([['payments', { wrong }]]);
  reloaded.store.dispatch(damageDismissed());
  expect(browser.texts.size).toBe(0);
});

test('An entry leaves its collection and enters quarantine in one transaction, independent of localStorage', async () => {
  const wrong = record({ id: 'wrong', amount: settled.amount + 1 });
  const browser = new FakeBrowser();
  await browser.storeValues({ payments: byId(wrong) });
  browser.refuses = { setItem: true };
  const refused = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  const first = await browser.openTab();
  await browser.waitForWrites();
  expect(asideOf(first.store)).toEqual([['payments', { wrong }]]);
  expect(await browser.quarantined()).toEqual([]);
  expect(await browser.entries()).toEqual({ 'payments/wrong': wrong });
  refused.mockRestore();
  const second = await browser.openTab();
  await browser.waitForWrites();
  expect(second.store.getState().persistence.failing).toEqual([]);
  expect(await browser.quarantined()).toHaveLength(1);
  expect(await browser.entries()).toEqual({});
  // The browser writes localStorage seconds later, so that it is empty if the browser crashes before.
  browser.texts.clear();
  const third = await browser.openTab();
  expect(asideOf(third.store)).toEqual([['payments', { wrong }]]);
  third.store.dispatch(damageDismissed());
  await browser.waitForWrites();
  expect(await browser.quarantined()).toEqual([]);
  expect((await browser.openTab()).store.getState().persistence).toEqual({ failing: [], damaged: [] });
});

test('A reset deletes what is in quarantine', async () => {
  const browser = new FakeBrowser();
  await browser.storeValues({ payments: byId(record({ id: 'wrong', amount: settled.amount + 1 })) });
  const { store } = await browser.openTab();
  await browser.waitForWrites();
  store.dispatch(sampleDataReset());
  await browser.waitForWrites();
  expect(await browser.quarantined()).toEqual([]);
});

test('A value that JSON cannot represent is the only one left out, and its text is offered', () => {
  const right = record({ id: 'right', amount: 100 });
  const stored = [
    { kind: 'payments', id: 'right', seq: 1, value: right },
    { kind: 'payments', id: 'wrong', seq: 2, value: { ...right, id: 'wrong', more: 10n } },
  ];
  const { entries, damaged } = sortOut(stored, (name) => COLLECTIONS.find((collection) => collection.name === name));
  expect(entries.map(({ id }) => id)).toEqual(['right']);
  const { id, value } = damaged[0]!;
  expect(JSON.parse(textOfValue(id, value))).toMatchObject({ wrong: { id: 'wrong', more: '10n' } });
  const loop: Record<string, unknown> = { id: 'wrong', tags: new Set(['a']) };
  loop.self = loop;
  expect(JSON.parse(textOfValue('wrong', loop))).toEqual({
    wrong: { id: 'wrong', tags: ['a'], self: '(written above)' },
  });
});

test('If two tabs refund the same money, the later record enters quarantine, and both tabs report it', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refundOf({ transactionId: settled.id, amount: settled.amount, reason: 'Other' }));
  jest.setSystemTime(Date.now() + 1_000);
  tabs[1].store.dispatch(refundOf({ transactionId: settled.id, amount: 100, reason: 'Other' }));
  const [later] = recordsOf(tabs[1].store.getState());
  await browser.calm();
  for (const { store } of tabs) expect(asideOf(store)).toEqual([['payments', { [later!.id]: later }]]);
});

test.each([
  ['a blank name', { name: '  ' }],
  ['the name of a merchant of the sample', { name: sampleMerchants[4]!.name.toUpperCase() }],
  ['the name of another added one', { name: 'harbor days ' }],
  ['sales of -1', { totalSales: -1 }],
  ['a suspension without a reason', { status: 'Suspended' as const }],
  ['a zip code of another country', { zipCode: 'K1A 0B1' }],
  ['an id that none is given', { id: 'MERINFINITY' }],
])('An added merchant with %s enters quarantine, and the other rows stay', async (_, fields) => {
  const wrong = { ...added, ...fields };
  const { store } = await openOver({ merchants: byId(addedToo, wrong) });
  expect(selectMerchantRows(store.getState())).toEqual([addedToo, ...sampleMerchants]);
  expect(asideOf(store)).toEqual([['merchants', { [wrong.id]: wrong }]]);
});

test('A changed merchant that the form does not allow is as in the sample again', async () => {
  const wrong = { ...sampleMerchants[3]!, businessEmail: 'nobody' };
  const right = { ...sampleMerchants[4]!, name: 'Renamed' };
  const { store } = await openOver({ merchants: byId(wrong, right) });
  expect(selectMerchantRows(store.getState()).slice(3, 5)).toEqual([sampleMerchants[3], right]);
});

test('Merchants that exchanged their names stay', async () => {
  const [a, b] = sampleMerchants as [(typeof sampleMerchants)[0], (typeof sampleMerchants)[0]];
  const rows = [
    { ...a, name: b.name },
    { ...b, name: a.name },
  ];
  const { store } = await openOver({ merchants: byId(...rows) });
  expect(selectMerchantRows(store.getState()).slice(0, 2)).toEqual(rows);
  expect(store.getState().persistence.damaged).toEqual([]);
});

test.each([
  ['of an unknown merchant', { merchantId: 'MER099' }],
  [
    'whose name its merchant already has',
    { merchantId: sampleIntegration!.merchantId, integrationName: sampleIntegration!.integrationName },
  ],
  ['with an id that none is given', { id: 'INT-1' }],
])('An integration %s enters quarantine, and the other rows stay', async (_, fields) => {
  const wrong = { ...integration, id: 'INT032', ...fields };
  const { store } = await openOver({
    merchants: byId(added),
    integrations: byId(integration, wrong),
  });
  expect(selectIntegrationRows(store.getState())).toEqual([integration, ...integrationsSlice.getInitialState().rows]);
  expect(asideOf(store)).toEqual([['integrations', { [wrong.id]: wrong }]]);
});

test('Every row of the sample may be changed and stored', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  changeRows(
    store,
    'merchants',
    sampleMerchants.map((row) => ({ ...row, status: 'Inactive' as const })),
  );
  changeRows(
    store,
    'integrations',
    integrationsSlice.getInitialState().rows.map((row) => ({ ...row, status: 'Inactive' as const })),
  );
  await browser.waitForWrites();
  const { store: reloaded } = await browser.openTab();
  expect(reloaded.getState().persistence.damaged).toEqual([]);
  for (const select of [selectMerchantRows, selectIntegrationRows]) {
    const rows: readonly { status: string }[] = select(reloaded.getState());
    expect(rows.every(({ status }) => status === 'Inactive')).toBe(true);
  }
});
