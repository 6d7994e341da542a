import type { SplitRate } from '@/domain/money/split';
import { selectIntegration } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { feeGroupsList, selectFeeChecking, selectSurchargeAdvice } from '@/selectors/reconciliation/feeCheckSelectors';
import { editRecorded } from '@/slices/entities/editsSlice';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import type { RootState } from '@/store/rootReducer';
import { setupStore, type AppStore } from '@/store/store';
import { voidOf } from '../../helpers/builders';
import { givenWorkspace } from '../../helpers/workspace';

function check(state: RootState) {
  const { length, start } = selectFeeChecking(state);
  const checking = start();
  checking.advance(length);
  return checking.finish();
}

const listOf = (state: RootState) => feeGroupsList(check(state).groups, selectMerchantNames(state));

const found = (state: RootState) => listOf(state).selectSorted(state);

function editSplit(store: AppStore, integrationId: string, split: SplitRate, recordedAt: string) {
  const integration = selectIntegration(store.getState(), integrationId)!;
  store.dispatch(integrationsActions.integrationEdited({ ...integration, split }));
  const stamp = { id: `edit of ${integrationId}`, recordedAt, recordedBy: 'Alex Morgan', zone: 'UTC' };
  const before = { split: integration.split };
  store.dispatch(editRecorded({ ...stamp, subject: 'integration', rowId: integrationId, before }));
}

const sample = setupStore().getState();
const paid = sample.transactions.rows.filter(({ status }) => status !== 'Failed');

test('The fees of the sample are correct, three per payment that was paid and not voided', () => {
  expect(check(sample)).toMatchObject({ counts: { 'as agreed': 3 * paid.length }, groups: [] });
  const store = setupStore();
  store.dispatch(voidOf('TR20240630-029'));
  expect(check(store.getState()).counts['as agreed']).toBe(3 * (paid.length - 1));
});

test('A changed split applies to later payments only', () => {
  const { integrationId, merchantId } = paid.find((row) => row.integrationId !== undefined)!;
  const after = setupStore();
  editSplit(after, integrationId!, { unit: '%', hundredths: 1 }, '2024-07-01 12:00:00');
  expect(found(after.getState())).toEqual([]);
  const before = setupStore();
  editSplit(before, integrationId!, { unit: '%', hundredths: 1 }, '2024-01-01 00:00:00');
  expect(found(before.getState()).map((row) => [row.merchantId, row.party, row.fault])).toEqual(
    expect.arrayContaining([
      [merchantId, 'platform', 'over'],
      [merchantId, 'partner', 'under'],
    ]),
  );
});

test('Wrong fees are listed by merchant, party and split', () => {
  const fees = sample.transactions.fees.map((fee) => ({ ...fee, amount: fee.party === 'platform' ? 0 : fee.amount }));
  const rows = found(givenWorkspace({ transactions: { fees } }));
  const names = new Map(sample.merchants.rows.map(({ id, name }) => [id, name]));
  expect(new Set(rows.map(({ merchantName }) => merchantName))).toEqual(
    new Set(paid.map(({ merchantId }) => names.get(merchantId))),
  );
  expect(rows.every(({ party, fault }) => party === 'platform' && fault === 'missing')).toBe(true);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(paid.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('The list has pages and a status text', () => {
  const fees = sample.transactions.fees.map((fee) => ({ ...fee, amount: 0 }));
  const store = setupStore(givenWorkspace({ transactions: { fees } }));
  store.dispatch(addressVisited({ path: '/transactions', query: { view: 'fees', page: '2' } }));
  const list = listOf(store.getState());
  const all = list.selectSorted(store.getState());
  expect(list.selectPage(store.getState())).toMatchObject({ page: 2, rows: all.slice(10, 20) });
  expect(list.selectStatus(store.getState())).toBe(`${all.length} ${list.definition.noun}s found`);
  expect(list.selectQuery(store.getState())).toEqual({ page: '2' });
  store.dispatch(list.actions.pageChosen(1));
  expect(list.selectPage(store.getState()).rows).toEqual(all.slice(0, 10));
});

test('A surcharge over the cap of a card network is listed until it is within the cap', () => {
  const store = setupStore();
  const { id, surchargeRate } = store.getState().integrations.rows.find((row) => (row.surchargeRate ?? 0) > 300)!;
  const touched = () => {
    const visa = selectSurchargeAdvice(store.getState()).find(({ of }) => of === 'Visa');
    return visa?.surcharges.find((surcharge) => surcharge.id === id)?.rate;
  };
  expect(touched()).toBe(surchargeRate);
  const integration = selectIntegration(store.getState(), id)!;
  store.dispatch(integrationsActions.integrationEdited({ ...integration, surchargeRate: 300 }));
  expect(touched()).toBeUndefined();
});
