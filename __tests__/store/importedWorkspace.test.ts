import { addMerchant, changeMerchantStatus, editMerchant } from '@/commands/merchants';
import { draftOfMerchant, EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { selectMerchant, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { refundRecorded, selectUnappliedRecords } from '@/slices/entities/paymentEventsSlice';
import type { ReadPayment } from '@/domain/imports/plan';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';
import { recordsOf } from '../helpers/builders';
import { givenImportedData, importedPayment, importedRefund } from '../helpers/workspace';
import { FakeBrowser, useClock } from '../helpers/store/tabs';

const NOW = new Date(2025, 6, 1, 9);
beforeEach(() => useClock(NOW));
afterEach(() => jest.useRealTimers());

const given = () => givenImportedData([importedPayment('P-1'), importedPayment('P-2')], 'w1', [importedRefund('P-1')]);

/** The workspace after the import of a newer file with these rows. */
function withNewer(rows: readonly ReadPayment[]): Partial<RootState> {
  const state = givenImportedData(rows, 'w2');
  const workspace = state.workspace!;
  return { ...state, workspace: { ...workspace, own: { ...workspace.own!, id: 'w1' } } };
}

/** Records a refund if the rules for the shown row allow it. */
function refund(store: AppStore, id: string, amount: number) {
  const { row } = selectPayment(store.getState(), 'P-1')!;
  const stamp = { id, transactionId: 'P-1', recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan' };
  store.dispatch(refundRecorded({ ...stamp, amount, reason: 'Other' }, row));
}

describe('A payment of $100.00, of which a file refunds $30.00,', () => {
  test('can be refunded by at most $70.00', async () => {
    const { store } = await new FakeBrowser().openTab(given());
    refund(store, 'r1', 7_001);
    expect(recordsOf(store.getState())).toEqual([]);
    refund(store, 'r1', 4_000);
    refund(store, 'r2', 3_001);
    refund(store, 'r3', 3_000);
    expect(recordsOf(store.getState()).map(({ id }) => id)).toEqual(['r1', 'r3']);
    expect(selectPayment(store.getState(), 'P-1')).toMatchObject({
      status: 'Refunded',
      refunded: 10_000,
      refundableAmount: 0,
    });
  });

  test('has the refund after a reload and in another tab', async () => {
    const browser = new FakeBrowser();
    const tabs = [await browser.openTab(given()), await browser.openTab(given())];
    refund(tabs[0]!.store, 'r1', 6_000);
    await browser.calm();
    const reloaded = await browser.openTab(given());
    for (const { store } of [...tabs, reloaded]) {
      expect(selectPayment(store.getState(), 'P-1')).toMatchObject({ refunded: 9_000, refundableAmount: 1_000 });
      refund(store, 'r2', 1_001);
      expect(recordsOf(store.getState()).map(({ id }) => id)).toEqual(['r1']);
    }
  });

  test('loses a refund that two tabs recorded beyond that at the same moment to the quarantine, also after a reload', async () => {
    const browser = new FakeBrowser();
    const tabs = [await browser.openTab(given()), await browser.openTab(given())];
    refund(tabs[0]!.store, 'r1', 4_000);
    refund(tabs[1]!.store, 'r2', 4_000);
    await browser.calm();
    for (const { store } of tabs) {
      expect(recordsOf(store.getState()).map(({ id }) => id)).toEqual(['r1']);
      expect(selectPayment(store.getState(), 'P-1')).toMatchObject({ refunded: 7_000, refundableAmount: 3_000 });
    }
    const quarantined = await browser.quarantined('w1');
    expect(quarantined.map(({ slice, text }) => [slice, Object.keys(JSON.parse(text) as object)])).toEqual([
      ['payments', ['r2']],
    ]);
    const reloaded = await browser.openTab(given());
    expect(reloaded.store.getState().persistence.damaged).toEqual(
      quarantined.map(({ slice, text }) => ({ slice, text })),
    );
  });
});

describe('A merchant without a recorded address', () => {
  const merchantOf = (store: AppStore) => selectMerchant(store.getState(), 'MER001')!;
  const address = { street: '1 Pier', country: 'USA', state: 'NY', zipCode: '10001', city: 'NYC' } as const;

  test('stays suspended after a reload and in another tab', async () => {
    const browser = new FakeBrowser();
    const tabs = [await browser.openTab(given()), await browser.openTab(given())];
    expect(tabs[0]!.store.dispatch(changeMerchantStatus('MER001', 'Suspended', 'Disputes'))).toBe(true);
    await browser.calm();
    for (const { store } of [...tabs, await browser.openTab(given())]) {
      expect(merchantOf(store)).toMatchObject({ status: 'Suspended', statusReason: 'Disputes', street: '' });
      expect(store.getState().persistence.damaged).toEqual([]);
    }
  });

  test('is edited by the rules of its form, and Undo restores it', async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.openTab(given());
    const before = draftOfMerchant(merchantOf(store));
    expect(store.dispatch(editMerchant('MER001', before, { ...before, businessEmail: 'x' }))).toBe(false);
    expect(store.dispatch(editMerchant('MER001', before, { ...before, ...address, zipCode: '' }))).toBe(false);
    expect(store.dispatch(editMerchant('MER001', before, { ...before, ...address }))).toBe(true);
    await browser.calm();
    expect(merchantOf((await browser.openTab(given())).store)).toMatchObject(address);
    store.dispatch(store.getState().layout.toasts.at(-1)!.undo!);
    expect(draftOfMerchant(merchantOf(store))).toEqual(before);
    await browser.calm();
    expect(draftOfMerchant(merchantOf((await browser.openTab(given())).store))).toEqual(before);
  });
});

test('A refund that newer rows do not allow is on hold with a message, and counts again after the import is undone', async () => {
  const browser = new FakeBrowser();
  const newer = () => withNewer([importedPayment('P-1', { amount: 3_000 })]);
  const older = () => givenImportedData([importedPayment('P-1')]);
  const first = await browser.openTab(older());
  refund(first.store, 'r1', 5_000);
  await browser.calm();

  const changed = await browser.openTab(newer());
  await browser.calm();
  const state = changed.store.getState();
  expect(selectPayment(state, 'P-1')).toMatchObject({ refunded: 0, refundableAmount: 3_000 });
  expect(selectUnappliedRecords(state).map(({ id }) => id)).toEqual(['r1']);
  expect(selectChanges(state)).toContainEqual(
    expect.objectContaining({
      what: 'Refund of $50.00 recorded',
      merchantName: 'Harbor Arts',
      to: 'On hold: not valid for the current data',
    }),
  );
  expect(state.persistence.damaged).toEqual([]);
  // Records that are made meanwhile leave it unchanged.
  refund(changed.store, 'r2', 1_000);
  await browser.calm();

  const { store } = await browser.openTab(older());
  expect(selectPayment(store.getState(), 'P-1')).toMatchObject({ refunded: 6_000, refundableAmount: 4_000 });
  expect(selectUnappliedRecords(store.getState())).toEqual([]);
});

test('An added merchant stays next to the merchants of a newer file', async () => {
  const browser = new FakeBrowser();
  const { store } = await browser.openTab(given());
  const draft = { ...EMPTY_MERCHANT_DRAFT, name: 'Pier Nine', street: '9 Pier Walk', zipCode: '10001' };
  expect(store.dispatch(addMerchant(draft))).toBe(true);
  await browser.calm();
  const rows = [
    importedPayment('P-1'),
    importedPayment('P-2', { merchant: 'Lone Star' }),
    importedPayment('P-3', { merchant: 'Oak' }),
  ];
  const state = (await browser.openTab(withNewer(rows))).store.getState();
  expect(selectMerchantRows(state).map(({ name }) => name)).toEqual(['Pier Nine', 'Harbor Arts', 'Lone Star', 'Oak']);
  expect(selectPayment(state, 'P-2')!.row.merchantId).toBe('MER002');
});
