import { dividePayment, DEFAULT_SPLIT } from '@/domain/money/split';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectStatementRows } from '@/selectors/statements/statementSelectors';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';
import { buildPayout, selectOpenStatement } from '../../helpers/domain/statements';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const SHARE = dividePayment(10_000, DEFAULT_SPLIT, USD).partner;

const givenPartners = () =>
  setupStore(
    givenImportedData([
      importedPayment('P1', { partner: 'Quay Partners' }),
      importedPayment('P2', { partner: 'Northwind' }),
      importedPayment('P3', { partner: 'Quay Partners' }),
      importedPayment('P4'),
    ]),
  );

test('Each partner in files has a separate balance and payouts, and those without a name stay one party', () => {
  const store = givenPartners();
  const balances = () =>
    selectStatementRows(store.getState())
      .slice(1, 5)
      .map(({ name, balance, paid }) => [name, balance, paid]);
  expect(balances()).toEqual([
    ['Other partners', SHARE, 0],
    ['SplitPay', expect.any(Number), 0],
    ['Quay Partners', 2 * SHARE, 0],
    ['Northwind', SHARE, 0],
  ]);
  store.dispatch(payoutsRecorded([buildPayout({ partyId: 'partner-Northwind', amount: SHARE, day: '2025-06-30' })]));
  expect(balances()[3]).toEqual(['Northwind', 0, SHARE]);
  expect(selectChanges(store.getState()).find(({ kind }) => kind === 'Payouts')?.about).toBe('Northwind');
});

test('The statement of a partner has only the payments that name it', () => {
  const store = givenPartners();
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', of: 'partner-Quay Partners' } }));
  const { statement } = selectOpenStatement(store.getState())!;
  const lines = Array.from({ length: statement.length }, (_, index) => statement.lineAt(index));
  expect(lines.map(({ paymentId, net }) => [paymentId, net]).sort()).toEqual([
    ['P1', SHARE],
    ['P3', SHARE],
  ]);
  expect([statement.closing, statement.isClosed]).toEqual([2 * SHARE, true]);
});

test('The export of payments has the partner of each if there are any', () => {
  const { headers, rows } = wholeTransactionsFile(givenPartners().getState());
  expect(rows.map((row) => row[headers.indexOf('PARTNER')]).sort()).toEqual([
    '',
    'Northwind',
    'Quay Partners',
    'Quay Partners',
  ]);
  const without = setupStore(givenImportedData([importedPayment('P1')], 'w2')).getState();
  expect(wholeTransactionsFile(without).headers).not.toContain('PARTNER');
  expect(selectStatementRows(without)[1]?.name).toBe('Partners');
});
