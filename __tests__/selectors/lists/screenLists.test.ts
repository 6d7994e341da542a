import { countLists, registeredList, registerList, subscribeToLists } from '@/selectors/lists/screenLists';
import type * as Screens from '@/selectors/screenSelectors';
import type * as List from '@/selectors/payments/list/transactionsList';
import type * as Store from '@/store/store';
import { addressVisited } from '@/slices/ui/routeSlice';

test('A list that is registered is found by its path, and listeners are called until they stop', () => {
  const list = { definition: { path: '/tests' }, selectQuery: () => ({}), selectStatus: () => '3 tests' };
  const counts: number[] = [];
  const before = countLists();
  const stop = subscribeToLists(() => counts.push(countLists()));
  registerList(list);
  stop();
  registerList({ ...list, definition: { path: '/other-tests' } });
  expect(counts).toEqual([before + 1]);
  expect(registeredList('/tests')).toBe(list);
  expect(registeredList('/nothing')).toBeUndefined();
});

test('Before the screen of payments loads, the address is the view as it was typed, and the status is empty', () => {
  jest.isolateModules(() => {
    const { selectAddress, selectListStatus } = jest.requireActual<typeof Screens>('@/selectors/screenSelectors');
    const { setupStore } = jest.requireActual<typeof Store>('@/store/store');
    const store = setupStore();
    const query = {
      search: 'harbor',
      page: '9',
      paymentsOf: 'MER999',
      from: '2024-06-01',
      to: '2024-06-30',
      columns: 'fees',
    };
    store.dispatch(addressVisited({ path: '/transactions', query }));
    expect(selectAddress(store.getState())).toBe(
      '/transactions?search=harbor&page=9&paymentsOf=MER999&from=2024-06-01&to=2024-06-30&columns=fees',
    );
    expect(selectListStatus(store.getState())).toBe('');
    jest.requireActual<typeof List>('@/selectors/payments/list/transactionsList');
    expect(selectAddress(store.getState())).toBe(
      '/transactions?search=harbor&from=2024-06-01&to=2024-06-30&columns=fees',
    );
    expect(selectListStatus(store.getState())).not.toBe('');
  });
});
