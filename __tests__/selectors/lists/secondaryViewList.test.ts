import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { discrepancyList } from '@/selectors/reconciliation/reconciliationSelectors';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore, type AppStore } from '@/store/store';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';

const missing = (id: string, amount: number): Discrepancy => ({
  id,
  kind: 'missing there',
  theirs: [],
  ours: buildSide(id, { amount }),
});

function given() {
  const store = setupStore();
  const discrepancies = [missing('A', 300), missing('B', 100), missing('C', 200)];
  store.dispatch(reconciliationActions.reportBroughtIn(buildReport(discrepancies)));
  store.dispatch(reconciliationActions.breakSettled(buildSettlement('B')));
  return store;
}

const visit = (store: AppStore, query: Record<string, string>) =>
  store.dispatch(addressVisited({ path: '/transactions', query: { view: 'reconciliation', ...query } }));
const idsOf = (store: AppStore) => discrepancyList.selectSorted(store.getState()).map(({ id }) => id);

test('The address of a secondary view sorts and filters its list', () => {
  const store = given();
  visit(store, { sort: 'risk' });
  expect(idsOf(store)).toEqual(['B', 'C', 'A']);
  visit(store, { sort: '-risk', state: 'Open' });
  expect(idsOf(store)).toEqual(['A', 'C']);
  visit(store, { search: 'only in the console', state: 'Resolved' });
  expect(idsOf(store)).toEqual(['B']);
});

test('Former names of options still filter the list, for saved views and links of earlier versions', () => {
  const store = given();
  visit(store, { state: 'Settled', kind: 'Missing there' });
  expect(idsOf(store)).toEqual(['B']);
  expect(discrepancyList.selectQuery(store.getState())).toMatchObject({ state: 'Resolved', kind: 'Not in report' });
  visit(store, { kind: 'Missing here' });
  expect(idsOf(store)).toEqual([]);
});

test('A column or an option that the list does not have is ignored', () => {
  const store = given();
  visit(store, { sort: '-merchant', state: 'Lost', kind: 'constructor' });
  expect(idsOf(store)).toEqual(['A', 'B', 'C']);
  const view = discrepancyList.selectView(store.getState());
  expect([view.sort, view.filters]).toEqual([
    null,
    { kind: 'All types', state: 'All statuses', assigned: 'All people' },
  ]);
});

test('The first option of a filter is ignored, and any other is applied', () => {
  const store = given();
  const choose = (option: string) => store.dispatch(discrepancyList.actions.filterChosen({ filter: 'state', option }));
  choose('Resolved');
  expect([idsOf(store), store.getState().screenView.chosen]).toEqual([['B'], { state: 'Resolved' }]);
  choose('All statuses');
  expect([idsOf(store), store.getState().screenView.chosen]).toEqual([['A', 'B', 'C'], {}]);
});
