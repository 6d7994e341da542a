import fc from 'fast-check';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { formatMoney } from '@/domain/money/money';
import { TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectFilteredTransactions, selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { selectRecentTransactions } from '@/selectors/payments/recentTransactions';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import { setupStore } from '@/store/store';
import { buildTransaction } from '../../../helpers/builders';
import { USD } from '../../../helpers/currencies';
import { givenWorkspace } from '../../../helpers/workspace';

const state = setupStore().getState();

function found(search: string, rows = state.transactions.rows) {
  const searching = givenWorkspace({ transactions: { search, rows } });
  return Array.from(selectFilteredTransactions(searching), (index) => rows[index]?.id);
}

describe('The search of the transactions', () => {
  test('keeps a row if the text appears in its id, merchant, amount, date or status', () => {
    const rows = [
      buildTransaction({ id: 'TR1-1', merchantId: 'MER001', amount: 100, date: '2024-01-01 00:00:00' }),
      buildTransaction({
        id: 'TR2-2',
        merchantId: 'MER002',
        amount: 777_700,
        date: '2024-02-02 09:00:00',
        status: 'Failed',
      }),
    ];
    expect(found('TR2-2', rows)).toEqual(['TR2-2']);
    expect(found('bennett', rows)).toEqual(['TR2-2']);
    expect(found('7777', rows)).toEqual(['TR2-2']);
    expect(found('02-02 09', rows)).toEqual(['TR2-2']);
    expect(found('fail', rows)).toEqual(['TR2-2']);
    expect(found('nothing of the kind', rows)).toEqual([]);
  });

  test('ignores spaces around it and case', () => {
    expect(found('  COMPLETED ')).toEqual(found('completed'));
    expect(found('  COMPLETED ').length).toBeGreaterThan(0);
  });

  test('matches the amount in each form a person would type', () => {
    const rows = [buildTransaction({ id: 'TR1-1', amount: 125_000 })];
    for (const typed of ['1250', '1250.00', '1,250.00', '$1,250.00', '$1,250'])
      expect(found(typed, rows)).toEqual(['TR1-1']);
    expect(found('12500', rows)).toEqual([]);
  });

  test('matches every amount in each of these forms, with and without cents', () => {
    const amounts = fc.oneof(
      fc.integer({ min: 1, max: 100_000_000_000 }),
      fc.nat(100_000_000).map((dollars) => dollars * 100),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        const rows = [buildTransaction({ id: 'TR1-1', amount })];
        const [dollars = '', cents = ''] = (amount / 100).toFixed(2).split('.');
        const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ',');
        for (const whole of [dollars, grouped, `$${dollars}`, `$${grouped}`])
          for (const typed of [whole, `${whole}.${cents}`])
            expect([typed, found(typed, rows)]).toEqual([typed, ['TR1-1']]);
      }),
    );
  });

  test('finds what a plain search over the five fields finds', () => {
    const names = selectMerchantNames(state);
    const nameOf = (merchantId: string) => merchantNameOf(names, merchantId);
    const rowArbitrary = fc.record({
      id: fc.nat(999).map((sequence) => `TR20240601-${sequence}`),
      merchantId: fc.constantFrom(...state.merchants.rows.map((row) => row.id)),
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      date: fc.constantFrom('2024-06-01 12:00:00', '2023-12-31 23:59:59'),
      status: fc.constantFrom(...TRANSACTION_STATUSES),
    });
    const query = fc.oneof(
      fc.constantFrom('fest', '06-01', 'fail', 'TR2', ',', '.5', '$1', '00'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(rowArbitrary, { maxLength: 20 }), query, (rows, search) => {
        const wanted = search.trim().toLowerCase();
        const plainly = rows.flatMap(({ id, merchantId, amount, date, status }) => {
          const money = formatMoney(amount, USD);
          const texts = [id, nameOf(merchantId), money, money.replaceAll(/[$,]/g, ''), date, status];
          return texts.some((field) => field.toLowerCase().includes(wanted)) ? [id] : [];
        });
        // A search without results is read in other ways, which another test covers.
        const isReadOtherwise = selectSearchReading(givenWorkspace({ transactions: { search, rows } })) !== '';
        if (isReadOtherwise) expect(plainly).toEqual([]);
        else expect(found(search, rows)).toEqual(plainly);
      }),
      { numRuns: 300 },
    );
  });
});

describe('The date range of the transactions', () => {
  const within = (start: string | null, end: string | null) =>
    Array.from(
      selectFilteredTransactions(givenWorkspace({ transactions: { range: { start, end } } })),
      (index) => state.transactions.rows[index]?.date.slice(0, 10) ?? '',
    );

  test('keeps the rows within the range, both ends included', () => {
    const days = within('2024-06-16', '2024-06-24');
    expect(days).toContain('2024-06-16');
    expect(days).toContain('2024-06-24');
    expect(days.every((day) => day >= '2024-06-16' && day <= '2024-06-24')).toBe(true);
    const outside = state.transactions.rows.filter(({ date }) => date < '2024-06-16' || date >= '2024-06-25');
    expect(days.length + outside.length).toBe(30);
  });

  test('filters nothing without an end', () => {
    expect(within('2024-06-16', null)).toHaveLength(30);
  });

  test('combines with the search', () => {
    const both = givenWorkspace({
      transactions: { search: 'completed', range: { start: '2024-06-24', end: '2024-06-30' } },
    });
    const rows = Array.from(selectFilteredTransactions(both), (index) => both.transactions.rows[index]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row?.status === 'Completed' && row.date >= '2024-06-24')).toBe(true);
  });
});

test('A page beyond the end becomes the last one', () => {
  const view = selectTransactionsPage(givenWorkspace({ transactions: { page: 9 } }));
  expect(view).toMatchObject({ page: 3, total: 30 });
  expect(view.rows.at(-1)?.id).toBe(state.transactions.rows.at(-1)?.id);
});

test('A row without its merchant shows the id of the merchant', () => {
  const rows = [buildTransaction({ merchantId: 'MER999' })];
  const strange = givenWorkspace({ transactions: { rows } });
  expect(selectTransactionsPage(strange).rows[0]?.merchantName).toBe('MER999');
  expect(selectRecentTransactions(strange)[0]?.merchantName).toBe('MER999');
  expect(selectTransactionDetails(strange, 'TR20240601-001')?.merchantName).toBe('MER999');
  expect(found('$', rows)).toHaveLength(1);
});

test("In Recent Transactions the platform share is all fees, and the platform fee is SplitPay's part", () => {
  expect(selectRecentTransactions(state)).toHaveLength(5);
  for (const row of selectRecentTransactions(state)) {
    const fees = state.transactions.fees.filter(({ transactionId }) => transactionId === row.id);
    expect(row.platformShare).toBe(fees.reduce((sum, { amount }) => sum + amount, 0));
    expect(row.splitPayFee).toBe(fees.find(({ party }) => party === 'platform')?.amount);
  }
});

describe('The details of a transaction', () => {
  test('fall back to INT001 and CUST001 if the ids are missing', () => {
    const bare = state.transactions.rows.find((row) => !row.integrationId && !row.customerId);
    expect(selectTransactionDetails(state, bare?.id ?? '')).toMatchObject({
      integrationId: 'INT001',
      customerId: 'CUST001',
    });
  });

  test('keep known ids, and have the three fee rows', () => {
    expect(selectTransactionDetails(state, 'TR20240630-030')).toMatchObject({
      integrationId: 'INT023',
      customerId: 'CUST014',
      merchantName: 'Hudson Valley Film Festival',
      fees: [{ type: 'Processing' }, { type: 'Service' }, { type: 'Service' }],
    });
  });

  test('are undefined for an unknown id', () => {
    expect(selectTransactionDetails(state, 'TR0-0')).toBeUndefined();
  });
});

test('Unchanged results are not computed again', () => {
  const store = setupStore();
  const before = selectTransactionsPage(store.getState());
  store.dispatch({ type: 'layout/drawerOpened' });
  expect(selectTransactionsPage(store.getState())).toBe(before);
});
