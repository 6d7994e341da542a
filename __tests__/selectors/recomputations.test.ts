// The list of payments registers itself as its screen loads.
import '@/selectors/payments/list/transactionsList';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectAddress } from '@/selectors/screenSelectors';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { selectRecordedPayments, selectStatuses, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectMeasuring, selectListMetrics } from '@/selectors/payments/list/listMetrics';
import {
  selectSortedTransactions,
  selectOrdering,
  selectTransactionsPage,
} from '@/selectors/payments/list/transactionsSelectors';
import { selectTransactionsSearchText } from '@/selectors/payments/list/searchText';
import { selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';
import { refundOf, voidOf } from '../helpers/builders';

const { rows } = setupStore().getState().transactions;
const settled = rows.filter(({ status }) => status === 'Completed').map(({ id }) => id);
const pending = rows.find(({ status }) => status === 'Pending')!;
const refund = (transactionId: string | undefined, amount = 100) =>
  refundOf({ transactionId: transactionId!, amount, reason: 'Other' });

const SELECTORS = {
  table: selectTransactionTable,
  text: selectTransactionsSearchText,
  filtered: selectFilteredTransactions,
  order: selectOrdering,
  sorted: selectSortedTransactions,
  page: selectTransactionsPage,
  metrics: selectMeasuring,
};

/** The names of the selectors that an action recomputes. */
function calculatedBy(act: () => void): string[] {
  const counts = Object.values(SELECTORS).map((selector) => selector.recomputations());
  act();
  return Object.entries(SELECTORS).flatMap(([name, selector], index) =>
    selector.recomputations() === counts[index] ? [] : [name],
  );
}

function visited(query: Record<string, string>) {
  const store = setupStore();
  store.dispatch(addressVisited({ path: '/transactions', query }));
  return store;
}

const show = (state: RootState) => {
  selectTransactionsPage(state);
  selectListMetrics(state);
};

test('An earlier order is cached', () => {
  const store = setupStore();
  const press = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      store.dispatch(transactionsListActions.sortChosen('amount'));
      selectSortedTransactions(store.getState());
    }
  };
  const before = selectOrdering.recomputations();
  press(3);
  const ordered = selectOrdering.recomputations();
  expect(ordered).toBeGreaterThan(before);
  press(3);
  expect(selectOrdering.recomputations()).toBe(ordered);
});

describe('A refund recomputes one payment', () => {
  test('and no other payment with records', () => {
    const store = setupStore();
    for (const id of settled.slice(0, 3)) store.dispatch(refund(id));
    const before = selectRecordedPayments(store.getState());
    store.dispatch(refund(settled[1]));
    const after = selectRecordedPayments(store.getState());
    const isSame = [...before].map(([index, payment]) => [rows[index]!.id, after.get(index) === payment]);
    expect(new Map(isSame as [string, boolean][])).toEqual(
      new Map([
        [settled[0], true],
        [settled[1], false],
        [settled[2], true],
      ]),
    );
  });

  test('in the list, whose text, rows and order stay cached', () => {
    const store = visited({ sort: 'amount', search: '2024', columns: 'fees' });
    show(store.getState());
    const { fees } = selectTransactionTable(store.getState());
    store.dispatch(refund(settled[0]));
    expect(calculatedBy(() => show(store.getState()))).toEqual(['page', 'metrics']);
    expect(selectTransactionTable(store.getState()).fees).toBe(fees);
  });

  test.each([
    ['the filter asks for a status', { status: 'Completed' }, ['filtered', 'sorted', 'page', 'metrics']],
    ['a word of the search is in a status', { search: 'x fund' }, ['filtered', 'sorted', 'page', 'metrics']],
    ['the list is sorted by status', { sort: 'status' }, ['order', 'sorted', 'page', 'metrics']],
    ['the list is sorted by fees', { sort: 'fees', columns: 'fees' }, ['order', 'sorted', 'page', 'metrics']],
  ])('and if %s, only this in addition', (_where, query, calculated) => {
    const store = visited(query);
    show(store.getState());
    store.dispatch(voidOf(pending.id));
    expect(calculatedBy(() => show(store.getState()))).toEqual(calculated);
  });

  test('and changes only its status', () => {
    const store = setupStore();
    const before = selectStatuses(store.getState());
    const reordered = [...before];
    const index = rows.findIndex(({ id }) => id === settled[0]);
    store.dispatch(refund(settled[0], rows[index]!.amount));
    const after = [...selectStatuses(store.getState())];
    expect(after.flatMap((status, at) => (status === reordered[at] ? [] : [at]))).toEqual([index]);
    expect([...before]).toEqual(reordered);
  });
});

test('A change of a merchant recomputes the search text of all payments only if its name changes', () => {
  const store = visited({ search: 'harbor' });
  show(store.getState());
  const [merchant] = store.getState().merchants.rows;
  const { merchantStatusChanged, merchantEdited } = merchantsActions;
  const edit = (fields: object) =>
    merchantEdited({ id: merchant!.id, draft: { ...draftOfMerchant(merchant!), ...fields } });
  for (const action of [merchantStatusChanged({ id: merchant!.id, status: 'Inactive' }), edit({ street: '1 Pier' })]) {
    store.dispatch(action);
    expect(calculatedBy(() => show(store.getState()))).toEqual([]);
  }
  store.dispatch(edit({ name: 'Harbor Days' }));
  expect(calculatedBy(() => show(store.getState()))).toContain('text');
});

describe('The address', () => {
  const write = (store: ReturnType<typeof setupStore>) => calculatedBy(() => selectAddress(store.getState()));

  test('of the first page reads no row, with any search or filter', () => {
    const store = visited({ status: 'Failed' });
    const { searchChanged, sortChosen } = transactionsListActions;
    for (const action of [
      searchChanged('harbor'),
      sortChosen('amount'),
      searchChanged('harbor 5'),
      voidOf(pending.id),
    ]) {
      store.dispatch(action);
      expect(write(store)).toEqual([]);
    }
    expect(selectAddress(store.getState())).toBe('/transactions?search=harbor+5&sort=amount&status=Failed');
  });

  test('of another page reads the number of rows, and not their order', () => {
    const store = visited({ search: 'tr2024', sort: '-date', page: '9' });
    const hasChanged = write(store);
    expect(hasChanged).toContain('filtered');
    expect(hasChanged).not.toContain('order');
    expect(hasChanged).not.toContain('sorted');
    expect(selectAddress(store.getState())).toBe('/transactions?search=tr2024&sort=-date&page=3');
  });

  test('recomputes nothing for an unrelated action', () => {
    const store = visited({ search: 'tr2024', sort: '-date', page: '2' });
    selectAddress(store.getState());
    store.dispatch(toastShown({ title: 'Copied', text: 'TR1' }));
    expect(write(store)).toEqual([]);
  });

  test('of a list of rows also reads only their number', () => {
    const store = setupStore();
    const value = jest.spyOn(merchantsList.definition.columns.sales, 'value');
    store.dispatch(addressVisited({ path: '/merchants', query: { sort: 'sales', page: '9' } }));
    expect(selectAddress(store.getState())).toBe('/merchants?sort=sales&page=3');
    expect(value).not.toHaveBeenCalled();
    value.mockRestore();
  });
});
