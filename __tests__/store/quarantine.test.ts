import { EMPTY_MERCHANT_DRAFT, newMerchant } from '@/domain/merchants/merchantForm';
import type { PaymentRecord } from '@/domain/payments/payments';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { transactionsSlice } from '@/slices/entities/transactionsSlice';
import { damageDismissed } from '@/slices/memorySlice';
import type { AppStore } from '@/store/store';
import { recordsOf, buildRefund, refundOf } from '../helpers/builders';
import { changeRows, FakeBrowser, settle } from '../helpers/tabs';

const settled = transactionsSlice.getInitialState().rows.find(({ status }) => status === 'Completed')!;
const sampleMerchants = merchantsSlice.getInitialState().rows;
const [sampleIntegration] = integrationsSlice.getInitialState().rows;
const draft = { ...EMPTY_MERCHANT_DRAFT, name: 'Harbor Nights', street: '1 Pier Walk', zipCode: '10001' };
const added = newMerchant('MER031', draft, '2024-07-01');
const addedToo = { ...added, id: 'MER032', name: 'Harbor Days' };
const integration = { ...sampleIntegration!, id: 'INT031', integrationName: 'Harbor form', merchantId: 'MER031' };

beforeEach(() => jest.useFakeTimers({ now: new Date(2024, 6, 1, 9, 0, 0) }));
afterEach(() => jest.useRealTimers());

type Slice = 'integrations' | 'merchants' | 'payments';

/** What a slice keeps: every value with a stamp of its own, in their order. */
function textOf(slice: Slice, part: string, values: { id: string }[]): string {
  const kept = { [part]: Object.fromEntries(values.map((value) => [value.id, value])) };
  const stamps = Object.fromEntries(values.map(({ id }, index) => [`${part}/${id}`, index + 1]));
  return JSON.stringify({ slice, version: 1, kept, stamps, removed: {} });
}

/** A console whose storage holds these, as the tab before it was left. */
async function openOver(texts: Partial<Record<Slice, string>>) {
  const browser = new FakeBrowser(Object.entries(texts).map(([slice, text]) => [`splitpay:${slice}`, text]));
  const tab = await browser.openTab();
  settle();
  return { browser, ...tab };
}

/** What is told as set aside: of each slice the values by their paths. */
const asideOf = ({ getState }: Pick<AppStore, 'getState'>) =>
  getState().memory.damaged.map(({ slice, text }) => [slice, JSON.parse(text) as unknown]);

const record = (fields: object) => buildRefund({ transactionId: settled.id, ...fields });

test.each<[string, PaymentRecord]>([
  ['whose id no payment has', record({ id: 'wrong', transactionId: 'TR0-0' })],
  ['of more than what is left', record({ id: 'wrong', amount: settled.amount + 1 })],
])('A refund %s is set aside, told and offered, and the other records stay', async (_, wrong) => {
  const right = record({ id: 'right', amount: 100 });
  const { browser, store } = await openOver({ payments: textOf('payments', 'records', [right, wrong]) });
  expect(recordsOf(store.getState())).toEqual([right]);
  expect(asideOf(store)).toEqual([['payments', { 'records/wrong': wrong }]]);
  const reloaded = await browser.openTab();
  settle();
  expect(recordsOf(reloaded.store.getState())).toEqual([right]);
  expect(asideOf(reloaded.store)).toEqual([['payments', { 'records/wrong': wrong }]]);
  reloaded.store.dispatch(damageDismissed());
  expect([...browser.texts.keys()]).toEqual(['splitpay:payments']);
});

test('Where the storage does not take what is set aside, nothing is rewritten, and both are told', async () => {
  const text = textOf('payments', 'records', [record({ id: 'wrong', amount: settled.amount + 1 })]);
  const browser = new FakeBrowser([['splitpay:payments', text]]);
  browser.refuses = { setItem: true };
  const { store } = await browser.openTab();
  settle();
  expect([...browser.texts]).toEqual([['splitpay:payments', text]]);
  expect(store.getState().memory).toMatchObject({ failing: ['payments'], damaged: [{ slice: 'payments' }] });
});

test('Of two tabs that refund the same money the later record is set aside, and both tell it', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  tabs[0].store.dispatch(refundOf({ transactionId: settled.id, amount: settled.amount, reason: 'Other' }));
  jest.setSystemTime(Date.now() + 1_000);
  tabs[1].store.dispatch(refundOf({ transactionId: settled.id, amount: 100, reason: 'Other' }));
  const [later] = recordsOf(tabs[1].store.getState());
  do settle();
  while (browser.deliverOne());
  for (const { store } of tabs) expect(asideOf(store)).toEqual([['payments', { [`records/${later!.id}`]: later }]]);
});

test.each([
  ['a blank name', { name: '  ' }],
  ['the name of a merchant of the sample', { name: sampleMerchants[4]!.name.toUpperCase() }],
  ['the name of another added one', { name: 'harbor days ' }],
  ['sales of -1', { totalSales: -1 }],
  ['a suspension without a reason', { status: 'Suspended' as const }],
  ['a zip code of another country', { zipCode: 'K1A 0B1' }],
  ['an id that none is given', { id: 'MERINFINITY' }],
])('An added merchant with %s is set aside, and the other rows stay', async (_, fields) => {
  const wrong = { ...added, ...fields };
  const { store } = await openOver({ merchants: textOf('merchants', 'rows', [addedToo, wrong]) });
  expect(selectMerchantRows(store.getState())).toEqual([addedToo, ...sampleMerchants]);
  expect(asideOf(store)).toEqual([['merchants', { [`rows/${wrong.id}`]: wrong }]]);
});

test('A changed merchant that no form allows is as in the sample again', async () => {
  const wrong = { ...sampleMerchants[3]!, businessEmail: 'nobody' };
  const right = { ...sampleMerchants[4]!, name: 'Renamed' };
  const { store } = await openOver({ merchants: textOf('merchants', 'rows', [wrong, right]) });
  expect(selectMerchantRows(store.getState()).slice(3, 5)).toEqual([sampleMerchants[3], right]);
});

test('Merchants that exchanged their names stay', async () => {
  const [one, other] = sampleMerchants as [(typeof sampleMerchants)[0], (typeof sampleMerchants)[0]];
  const rows = [
    { ...one, name: other.name },
    { ...other, name: one.name },
  ];
  const { store } = await openOver({ merchants: textOf('merchants', 'rows', rows) });
  expect(selectMerchantRows(store.getState()).slice(0, 2)).toEqual(rows);
  expect(store.getState().memory.damaged).toEqual([]);
});

test.each([
  ['of an unknown merchant', { merchantId: 'MER099' }],
  [
    'whose name its merchant already has',
    { merchantId: sampleIntegration!.merchantId, integrationName: sampleIntegration!.integrationName },
  ],
  ['with an id that none is given', { id: 'INT-1' }],
])('An integration %s is set aside, and the other rows stay', async (_, fields) => {
  const wrong = { ...integration, id: 'INT032', ...fields };
  const { store } = await openOver({
    merchants: textOf('merchants', 'rows', [added]),
    integrations: textOf('integrations', 'rows', [integration, wrong]),
  });
  expect(selectIntegrationRows(store.getState())).toEqual([integration, ...integrationsSlice.getInitialState().rows]);
  expect(asideOf(store)).toEqual([['integrations', { [`rows/${wrong.id}`]: wrong }]]);
});

test('Every row of the sample may be changed and kept', async () => {
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
  settle();
  const { store: reloaded } = await browser.openTab();
  expect(reloaded.getState().memory.damaged).toEqual([]);
  for (const select of [selectMerchantRows, selectIntegrationRows]) {
    const rows: readonly { status: string }[] = select(reloaded.getState());
    expect(rows.every(({ status }) => status === 'Inactive')).toBe(true);
  }
});
