// The list of payments registers itself as its screen loads.
import '@/selectors/payments/list/transactionsList';
import { selectListStatus } from '@/selectors/screenSelectors';
import { selectFilteredTransactions, selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import type { TransactionsListState } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { buildTransaction } from '../../../helpers/builders';
import { givenWorkspace } from '../../../helpers/workspace';

// MER001 is Harbor Lights Music Festival, MER006 Juniper Street Box Office.
const ROWS = [
  buildTransaction({ id: 'TR1-1', amount: 10_000, customerId: 'CUST014', integrationId: 'INT001' }),
  buildTransaction({ id: 'TR1-2', amount: 15_050, date: '2024-06-10 23:59:59', customerId: 'CUST0140' }),
  buildTransaction({ id: 'TR1-3', merchantId: 'MER006', amount: 20_000, status: 'Failed' }),
  buildTransaction({ id: 'TR1-4', merchantId: 'MER006', amount: 20_001, date: '2024-06-11 00:00:00' }),
];

function find(search: string, view: Partial<TransactionsListState> = {}) {
  const state = givenWorkspace({ transactions: { rows: ROWS, search, ...view } });
  const ids = Array.from(selectFilteredTransactions(state), (index) => ROWS[index]!.id);
  return { ids, reading: selectSearchReading(state) };
}

describe('A search that no field contains as a phrase is read', () => {
  test('as customer and integration ids', () => {
    expect(find('cust014')).toEqual({ ids: ['TR1-1', 'TR1-2'], reading: 'Matches in customer and integration IDs.' });
    expect(find('INT001').ids).toEqual(['TR1-1']);
    expect(find('CUST001').ids).toEqual([]);
  });

  test.each(['June 10, 2024', '06/10/24', '6/10/2024', 'Jun 10 2024', '10 June 2024', 'june 10'])(
    'as the day %s and not as its words',
    (search) => expect(find(search)).toEqual({ ids: ['TR1-2'], reading: 'Payments on June 10, 2024.' }),
  );

  test('as a day without payments', () => {
    expect(find('Jun 12 2024')).toEqual({ ids: [], reading: 'Payments on June 12, 2024.' });
  });

  test('as words in any order, in the five fields and the ids', () => {
    const reading = (a: string, b: string) => `Showing results that contain "${a}" and "${b}".`;
    expect(find(' Lights  harbor ')).toEqual({ ids: ['TR1-1', 'TR1-2'], reading: reading('Lights', 'harbor') });
    expect(find('failed juniper')).toEqual({ ids: ['TR1-3'], reading: reading('failed', 'juniper') });
    expect(find('harbor cust0140 150.50').ids).toEqual(['TR1-2']);
    expect(find('harbor juniper')).toEqual({ ids: [], reading: '' });
  });

  test.each([
    ['>150.50', ['TR1-3', 'TR1-4'], 'Amounts over $150.50.'],
    ['>= $150.50', ['TR1-2', 'TR1-3', 'TR1-4'], 'Amounts of $150.50 or more.'],
    ['<=100', ['TR1-1'], 'Amounts up to $100.00.'],
    ['<100', [], 'Amounts under $100.00.'],
    ['=200', ['TR1-3'], 'Amounts of exactly $200.00.'],
    ['200..100', ['TR1-1', 'TR1-2', 'TR1-3'], 'Amounts from $100.00 to $200.00.'],
  ])('as the amounts %s', (search, ids, reading) => {
    expect(find(search)).toEqual({ ids, reading });
  });

  test('as a day or a month together with words', () => {
    const find10 = find('lights 6/10');
    expect(find10).toEqual({ ids: ['TR1-2'], reading: 'Payments on June 10, 2024 that contain "lights".' });
    expect(find('juniper june').ids).toEqual(['TR1-3', 'TR1-4']);
    expect(find('June').reading).toBe('Payments in June 2024.');
    expect(find('150.50 jun 10').ids).toEqual(['TR1-2']);
    expect(find('lights may 2023')).toEqual({ ids: [], reading: '' });
  });

  test('without regard to accents and apostrophes', () => {
    const rows = [
      buildTransaction({ id: 'TR2-1', merchantId: 'MER004' }),
      buildTransaction({ id: 'TR2-2', merchantId: 'MER009' }),
    ];
    const foundIn = (search: string) => {
      const state = givenWorkspace({ transactions: { rows, search } });
      return [Array.from(selectFilteredTransactions(state), (index) => rows[index]!.id), selectSearchReading(state)];
    };
    const reading = 'Matches without regard to accents and apostrophes.';
    expect(foundIn('theatre lumiere')).toEqual([['TR2-1'], reading]);
    expect(foundIn('o’malley')).toEqual([['TR2-2'], reading]);
    expect(foundIn('lumiere theatre')[0]).toEqual(['TR2-1']);
  });

  test('with the filters for status and range', () => {
    expect(find('>150', { filters: { status: 'Failed' } }).ids).toEqual(['TR1-3']);
    const range = { start: '2024-06-10', end: '2024-06-30' };
    expect(find('cust014', { range })).toEqual({ ids: ['TR1-2'], reading: 'Matches in customer and integration IDs.' });
  });

  test('with a sentence before the number of rows', () => {
    const state = givenWorkspace({ transactions: { search: 'cust014' }, route: { path: '/transactions', view: null } });
    expect(selectListStatus(state)).toBe('Matches in customer and integration IDs. 2 transactions found');
  });
});

test('A phrase that any row contains stays a phrase, even if other filters hide that row', () => {
  expect(find('harbor lights', { filters: { status: 'Failed' } })).toEqual({ ids: [], reading: '' });
  expect(find('06-10')).toEqual({ ids: ['TR1-2'], reading: '' });
  expect(find('failed', { filters: { status: 'Pending' } })).toEqual({ ids: [], reading: '' });
  expect(find('', { filters: { status: 'Pending' } })).toEqual({ ids: [], reading: '' });
});

test('A letter of every status finds every row', () => {
  const all = { ids: ROWS.map(({ id }) => id), reading: '' };
  expect([find('d'), find('E')]).toEqual([all, all]);
});

test('A search that cannot be read in any way finds nothing', () => {
  expect(find('nothing of the kind')).toEqual({ ids: [], reading: '' });
});

test('Every customer and integration id of the sample finds its payments', () => {
  const { rows } = setupStore().getState().transactions;
  for (const id of rows.flatMap(({ customerId = '', integrationId = '' }) => [customerId, integrationId])) {
    if (id === '') continue;
    const found = Array.from(
      selectFilteredTransactions(givenWorkspace({ transactions: { search: id } })),
      (at) => rows[at]!,
    );
    expect(found).toEqual(rows.filter(({ customerId, integrationId }) => customerId === id || integrationId === id));
  }
});

describe('The filter for one merchant', () => {
  test('shows its payments by its id, also for a search by words', () => {
    expect(find('', { merchantId: 'MER006' })).toEqual({ ids: ['TR1-3', 'TR1-4'], reading: '' });
    expect(find('>150', { merchantId: 'MER001' }).ids).toEqual(['TR1-2']);
  });

  test('ignores an unknown merchant id', () => {
    expect(find('', { merchantId: 'MER999' }).ids).toHaveLength(ROWS.length);
  });
});

test('A phrase in a status stays a phrase, even if an id contains it', () => {
  const rows = [
    buildTransaction({ id: 'TR1-1', status: 'Failed' }),
    buildTransaction({ id: 'TR1-2', customerId: 'CUST-FAILED' }),
  ];
  const state = givenWorkspace({ transactions: { rows, search: 'failed', filters: { status: 'Pending' } } });
  expect([[...selectFilteredTransactions(state)], selectSearchReading(state)]).toEqual([[], '']);
});

test('A missing id is found by no search', () => {
  const state = givenWorkspace({ transactions: { rows: [buildTransaction()], search: '!' } });
  expect([[...selectFilteredTransactions(state)], selectSearchReading(state)]).toEqual([[], '']);
});
