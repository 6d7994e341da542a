import { draftOfMerchant, EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsActions, merchantsSlice } from '@/slices/entities/merchantsSlice';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';

const { merchantAdded, merchantRemoved, merchantStatusChanged } = merchantsActions;
const draftNamed = (name: string) => ({ ...EMPTY_MERCHANT_DRAFT, name, street: '1 Pier Walk', zipCode: '10001' });

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

async function reload(browser: FakeBrowser) {
  await browser.waitForWrites();
  const { store } = await browser.openTab();
  return store;
}

test('Added merchants and a suspension with its reason survive a reload, the newest first', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(merchantAdded({ id: 'MER031', draft: draftNamed('Harbor Nights'), joinedOn: '2024-07-01' }));
  store.dispatch(merchantAdded({ id: 'MER032', draft: draftNamed('Harbor Days'), joinedOn: '2024-07-01' }));
  store.dispatch(merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: 'Three disputes' }));
  const moment = { recordedAt: '2026-05-01 10:00:00', recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };
  for (const status of ['Suspended', 'Active'] as const)
    store.dispatch(merchantStatusChanged({ id: 'MER002', status, reason: 'Once', moment }));
  const reloaded = await reload(browser);
  const rows = selectMerchantRows(reloaded.getState());
  expect(rows).toEqual(selectMerchantRows(store.getState()));
  expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['MER032', 'MER031', 'MER001']);
  expect(rows[2]).toMatchObject({ status: 'Suspended', statusReason: 'Three disputes' });
  expect(rows[3]).toMatchObject({ status: 'Active', pastSuspensions: [{ reason: 'Once', lifted: moment }] });
});

test('A typed province and city survive a reload and are not in quarantine', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  const draft = { ...draftNamed('Harbor Nights'), state: '=Québec;"', city: 'Sept-Îles', zipCode: 'g4r1a1' };
  store.dispatch(merchantAdded({ id: 'MER031', draft: { ...draft, country: 'CAN' }, joinedOn: '2024-07-01' }));
  const reloaded = await reload(browser);
  const [row] = selectMerchantRows(reloaded.getState());
  expect(draftOfMerchant(row!)).toEqual({ ...draft, country: 'CAN', zipCode: 'G4R 1A1' });
  expect(reloaded.getState().persistence.damaged).toEqual([]);
});

test('An undone change stays undone after a reload', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  store.dispatch(merchantAdded({ id: 'MER031', draft: draftNamed('Harbor Nights'), joinedOn: '2024-07-01' }));
  store.dispatch(merchantStatusChanged({ id: 'MER001', status: 'Inactive' }));
  await browser.waitForWrites();
  store.dispatch(merchantRemoved('MER031'));
  store.dispatch(merchantStatusChanged({ id: 'MER001', status: 'Active' }));
  const reloaded = await reload(browser);
  expect(selectMerchantRows(reloaded.getState())).toEqual(merchantsSlice.getInitialState().rows);
});

test('A bank account survives a reload, and a removed one stays removed', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  const account = { accountHolder: 'Harbor Nights', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
  store.dispatch(merchantsActions.merchantEdited({ id: 'MER001', draft: account }));
  store.dispatch(merchantsActions.merchantEdited({ id: 'MER002', draft: account }));
  store.dispatch(merchantsActions.merchantEdited({ id: 'MER002', draft: { accountHolder: '', iban: '', bic: '' } }));
  const reloaded = await reload(browser);
  expect(selectMerchantRows(reloaded.getState())[0]).toMatchObject({ id: 'MER001', ...account });
  expect(selectMerchantRows(reloaded.getState())[1]).toMatchObject({ id: 'MER002', accountHolder: '', iban: '' });
  expect(reloaded.getState().persistence.damaged).toEqual([]);
});
