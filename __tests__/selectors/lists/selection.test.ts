import fc from 'fast-check';
import { createSelectedRows, isRowSelected } from '@/selectors/lists/selection';
import { merchantsList, selectMerchants } from '@/selectors/merchantsSelectors';
import { selectSelectedCount, selectSelectedPositions } from '@/selectors/payments/list/selectedPayments';
import { selectSortedTransactions } from '@/selectors/payments/list/transactionsSelectors';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import { allMatchingSelected, rowsDeselected, rowsSelected, selectSelection } from '@/slices/lists/selectionSlice';
import { setupStore } from '@/store/store';
import { buildTransaction } from '../../helpers/builders';
import { givenWorkspace } from '../../helpers/workspace';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const rows = NAMES.map((id, index) =>
  buildTransaction({ id, amount: (index * 37) % 80, status: index % 2 === 0 ? 'Completed' : 'Failed' }),
);

function givenPayments() {
  return setupStore(givenWorkspace({ transactions: { rows } }));
}

test('The selected payments are in the order of the list, and those that a filter excludes come last', () => {
  const store = givenPayments();
  store.dispatch(rowsSelected({ list: 'transactions', ids: ['G', 'B', 'A', 'unknown'] }));
  store.dispatch(transactionsListActions.orderChosen({ column: 'id', direction: 'descending' }));
  const shown = () => [...selectSelectedPositions(store.getState())].map((index) => rows[index]?.id);
  expect(shown()).toEqual(['G', 'B', 'A']);
  store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Completed' }));
  expect(shown()).toEqual(['G', 'A', 'B']);
  expect(selectSelectedCount(store.getState())).toBe(3);
});

test('All that match without exceptions are the rows of the list themselves', () => {
  const store = givenPayments();
  store.dispatch(allMatchingSelected('transactions'));
  expect(selectSelectedPositions(store.getState())).toBe(selectSortedTransactions(store.getState()));
});

test('All that match, with exceptions, are the listed payments that are not exceptions', () => {
  const status = fc.constantFrom('All Status', 'Completed', 'Failed');
  fc.assert(
    fc.property(status, fc.subarray(NAMES), fc.boolean(), (option, except, isDescending) => {
      const store = givenPayments();
      store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option }));
      const direction = isDescending ? 'descending' : 'ascending';
      store.dispatch(transactionsListActions.orderChosen({ column: 'amount', direction }));
      store.dispatch(allMatchingSelected('transactions'));
      store.dispatch(rowsDeselected({ list: 'transactions', ids: except }));
      const state = store.getState();
      const listed = [...selectSortedTransactions(state)].filter((index) => !except.includes(rows[index]?.id ?? ''));
      expect([...selectSelectedPositions(state)]).toEqual(listed);
    }),
  );
});

test('The selected rows of a short list follow the same rules', () => {
  const store = setupStore();
  const selectRows = createSelectedRows('merchants', selectMerchants, merchantsList.selectSorted);
  const [first, second] = merchantsList.selectSorted(store.getState());
  const ids = [second?.id ?? '', first?.id ?? ''];
  store.dispatch(rowsSelected({ list: 'merchants', ids }));
  expect(selectRows(store.getState())).toEqual([first, second]);
  store.dispatch(merchantsListActions.searchChanged(second?.name ?? ''));
  expect(selectRows(store.getState())).toEqual([second, first]);
  store.dispatch(allMatchingSelected('merchants'));
  expect(selectRows(store.getState())).toEqual([second]);
  store.dispatch(rowsSelected({ list: 'transactions', ids: ['TR'] }));
  expect(selectRows(store.getState())).toEqual([]);
});

test('A row is not selected because a row of another list has the same id', () => {
  const store = setupStore();
  store.dispatch(rowsSelected({ list: 'disputes', ids: ['A'] }));
  const isSelected = (list: 'disputes' | 'merchants') => isRowSelected(selectSelection(store.getState()), list)('A');
  expect([isSelected('disputes'), isSelected('merchants')]).toEqual([true, false]);
  store.dispatch(allMatchingSelected('disputes'));
  expect([isSelected('disputes'), isSelected('merchants')]).toEqual([true, false]);
});
