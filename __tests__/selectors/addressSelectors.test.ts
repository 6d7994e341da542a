// The list of payments registers itself as its screen loads.
import '@/selectors/payments/list/transactionsList';
import { readQuery } from '@/domain/screens';
import { selectAddress, selectDialogAddress } from '@/selectors/screenSelectors';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';

function visited(address: string) {
  const [path = '', search = ''] = address.split('?');
  const store = setupStore();
  store.dispatch(addressVisited({ path, query: readQuery(search) }));
  return store;
}

test.each([
  '/',
  '/transactions',
  '/transactions?search=fest&status=Completed&from=2024-01-01&to=2024-06-30',
  '/transactions?sort=-amount&page=2',
  '/transactions?sort=-fees&status=Completed&paymentsOf=MER001&columns=fees',
  '/integrations?search=fest&sort=name&configuration=ACH',
  '/merchants?sort=-sales&status=Active',
  '/notifications?sort=merchant&filter=Unread',
  '/documentation',
  '/documentation?search=embed&subject=Form+Embed&article=embed-a-form',
  '/nowhere',
])('The address has the whole view without defaults: %s', (address) => {
  expect(selectAddress(visited(address).getState())).toBe(address);
});

test('A page beyond the end is the last one in the address', () => {
  for (const path of ['/transactions', '/integrations', '/merchants', '/notifications'])
    expect(selectAddress(visited(`${path}?page=9`).getState())).toBe(`${path}?page=3`);
});

test.each(['/', '/documentation'])('The address %s has no columns, because the screen has no table', (path) => {
  expect(selectAddress(visited(`${path}?layout=name.-status`).getState())).toBe(path);
});

test('A range is in the address once it has both ends', () => {
  const store = visited('/transactions');
  store.dispatch(transactionsListActions.rangeDayPicked('2024-06-10'));
  expect(selectAddress(store.getState())).toBe('/transactions');
  store.dispatch(transactionsListActions.rangeDayPicked('2024-06-20'));
  expect(selectAddress(store.getState())).toBe('/transactions?from=2024-06-10&to=2024-06-20');
});

describe('The address of a dialog', () => {
  const details = { kind: 'merchantDetails', merchantId: 'MER001' } as const;

  test('is above the current view, regardless of its open dialog', () => {
    const state = visited('/transactions?search=fest&transaction=TR20240630-030').getState();
    expect(selectDialogAddress(state, details)).toBe('/transactions?search=fest&merchant=MER001');
  });

  test('is above the screen alone if the view fails', () => {
    const state = visited('/merchants?search=fest&page=2').getState();
    const broken = { ...state, merchants: undefined as never };
    expect(selectDialogAddress(broken, details)).toBe('/merchants?merchant=MER001');
  });
});
