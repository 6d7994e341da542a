import { selectListPosition } from '@/selectors/payments/list/listPosition';
import type { TransactionsListState } from '@/slices/lists/transactionsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { buildTransaction, voidOf } from '../../../helpers/builders';
import { givenWorkspace } from '../../../helpers/workspace';

/** Four payments, B and D Pending, whose amounts put them in the order C, A, D, B. */
const buildRows = () => [
  buildTransaction({ id: 'A', amount: 200 }),
  buildTransaction({ id: 'B', amount: 400, status: 'Pending' }),
  buildTransaction({ id: 'C', amount: 100 }),
  buildTransaction({ id: 'D', amount: 300, status: 'Pending' }),
];
const byAmount = { sort: { column: 'amount', direction: 'ascending' } } as const;
const only = (status: string) => ({ filters: { status } });

function indexOf(id: string, view: Partial<TransactionsListState> = {}, path = '/transactions') {
  return selectListPosition(
    givenWorkspace({ transactions: { rows: buildRows(), ...view }, route: { path, view: null } }),
    id,
  );
}

describe('The details of a payment have its position and its neighbors', () => {
  test.each([
    ['A', { position: 1, count: 4, previousId: undefined, nextId: 'B' }],
    ['B', { position: 2, count: 4, previousId: 'A', nextId: 'C' }],
    ['D', { position: 4, count: 4, previousId: 'C', nextId: undefined }],
  ])('in the order of the sample: %s', (id, index) => {
    expect(indexOf(id)).toEqual(index);
  });

  test.each([
    ['C', { position: 1, count: 4, previousId: undefined, nextId: 'A' }],
    ['D', { position: 3, count: 4, previousId: 'A', nextId: 'B' }],
  ])('in the chosen order: %s', (id, index) => {
    expect(indexOf(id, byAmount)).toEqual(index);
  });

  test('among the filtered payments', () => {
    expect(indexOf('D', only('Pending'))).toEqual({ position: 2, count: 2, previousId: 'B', nextId: undefined });
  });

  test('only on the screen of the list', () => {
    expect(indexOf('A', {}, '/')).toBeUndefined();
    expect(indexOf('A', {}, '/merchants')).toBeUndefined();
  });
});

describe('A payment outside the filtered list has the neighbors of its former position', () => {
  test.each([
    ['A', 'Pending', 'order of the sample', { count: 2, previousId: undefined, nextId: 'B' }],
    ['C', 'Pending', 'order of the sample', { count: 2, previousId: 'B', nextId: 'D' }],
    ['D', 'Completed', 'order of the sample', { count: 2, previousId: 'C', nextId: undefined }],
    ['B', 'Failed', 'order of the sample', { count: 0, previousId: undefined, nextId: undefined }],
    ['C', 'Pending', 'chosen order', { count: 2, previousId: undefined, nextId: 'D' }],
    ['B', 'Completed', 'chosen order', { count: 2, previousId: 'A', nextId: undefined }],
    ['D', 'Completed', 'chosen order', { count: 2, previousId: 'A', nextId: undefined }],
  ] as const)('%s, of the payments that are %s, in the %s', (id, status, order, index) => {
    const view = order === 'chosen order' ? byAmount : {};
    expect(indexOf(id, { ...view, ...only(status) })).toEqual({ position: 0, ...index });
  });
});

test('An unknown payment has no position and no neighbors', () => {
  expect(indexOf('E')).toEqual({ position: 0, count: 4 });
});

test('A voided payment leaves the pending ones, and the next one stays the next', () => {
  const store = setupStore();
  store.dispatch(addressVisited({ path: '/transactions', query: { status: 'Pending' } }));
  const { rows } = store.getState().transactions;
  const pending = rows.filter(({ status }) => status === 'Pending').map(({ id }) => id);
  const nearby = { previousId: pending[0], nextId: pending[2] };
  const findIndex = () => selectListPosition(store.getState(), pending[1]!);
  expect(findIndex()).toEqual({ position: 2, count: pending.length, ...nearby });
  store.dispatch(voidOf(pending[1]!));
  expect(findIndex()).toEqual({ position: 0, count: pending.length - 1, ...nearby });
});
