import { PATHS } from '@/domain/screens';
import { finish } from '@/lib/resumable';
import { selectListWork, computeList } from '@/selectors/payments/list/listMetrics';
import { preparePaymentSearch } from '@/selectors/payments/list/searchText';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { filterResumably, selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { selectOrdering, selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const many = Array.from({ length: 20_000 }, (_, index) => importedPayment(`P${index}`));
const listOf = (store: ReturnType<typeof setupStore>) => {
  store.dispatch(addressVisited({ path: PATHS.transactions, query: {} }));
  return selectListWork(store.getState());
};

test('A short list is computed in one step, and a hidden list is not computed', () => {
  expect(listOf(setupStore())).toBeUndefined();
  expect(selectListWork(setupStore(givenImportedData(many)).getState())).toBeUndefined();
});

test('A long list is computed in steps, again for each filter, with the same page as in one step', () => {
  const store = setupStore(givenImportedData(many));
  const before = listOf(store);
  expect(before).toBeDefined();
  expect(listOf(store)).toBe(before);
  store.dispatch(transactionsListActions.searchChanged('P1999'));
  expect(selectListWork(store.getState())).not.toBe(before);
  expect([...computeList(store.getState())].length).toBeGreaterThan(1);
  const ids = selectTransactionsPage(store.getState()).rows.map(({ id }) => id);
  expect(ids).toHaveLength(10);
  expect(ids.every((id) => id.startsWith('P1999'))).toBe(true);
});

test('The first letter of a search, the rows and their order are prepared in steps', () => {
  const store = setupStore(givenImportedData(many, 'w2'));
  store.dispatch(transactionsListActions.sortChosen('id'));
  const made = jest.spyOn(selectTransactionTable(store.getState()).searched, 'amountTexts');
  finish(preparePaymentSearch(store.getState()));
  expect(made).toHaveBeenCalledTimes(1);
  store.dispatch(transactionsListActions.searchChanged('100'));
  expect([...filterResumably(store.getState())].length).toBeGreaterThan(0);
  expect([...selectOrdering(store.getState()).precompute()].length).toBeGreaterThan(0);
  expect(selectFilteredTransactions(store.getState())).toHaveLength(many.length);
  expect(made).toHaveBeenCalledTimes(1);
});
