import { finish } from '@/domain/steps';
import {
  linesInView,
  selectBalanceTotals,
  selectOpening,
  selectOpenStatement,
  selectStatementMonths,
  selectStatementRows,
} from '@/selectors/statements/statementSelectors';
import { groupPayments, selectArePaymentsGrouped } from '@/selectors/statements/statementSources';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { refundOf } from '../../helpers/builders';
import { buildPayout } from '../../helpers/domain/statements';
import { givenOwnData, ownPayment } from '../../helpers/workspace';

const HARBOR = 'MER001';

function givenOpen(partyId: string, store = setupStore()) {
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', of: partyId } }));
  return store;
}

test('What all parties come to is the sum of the list, a debt apart, with how many can be paid', () => {
  const store = setupStore();
  const before = selectBalanceTotals(store.getState());
  expect(before.paid).toBe(0);
  const harbor = selectStatementRows(store.getState()).find(({ id }) => id === HARBOR)!;
  store.dispatch(payoutsRecorded([buildPayout({ partyId: HARBOR, amount: harbor.available })]));
  store.dispatch(refundOf({ transactionId: 'TR20240628-025', amount: 924_000, reason: 'Other' }));
  const after = selectBalanceTotals(store.getState());
  const rows = selectStatementRows(store.getState());
  const debt = -rows.find(({ id }) => id === HARBOR)!.balance;
  expect(debt).toBeGreaterThan(0);
  expect(after).toMatchObject({ debt: before.debt + debt, paid: harbor.available, payable: before.payable - 1 });
  expect(after.available - after.debt).toBe(after.balance);
});

test('The statement of no party is none; that of a party that takes fees goes over all payments', () => {
  expect(selectOpenStatement(setupStore().getState())).toBeUndefined();
  expect(selectOpening(givenOpen('MER999').getState())).toBeUndefined();
  const platform = givenOpen('platform').getState();
  expect(selectOpening(platform)?.isLong).toBe(false);
  expect(selectOpenStatement(platform)?.statement.length).toBeGreaterThan(
    selectOpenStatement(givenOpen(HARBOR).getState())!.statement.length,
  );
});

test('A page of the lines says where the party stands behind each; beyond the last page is the last', () => {
  const { statement } = selectOpenStatement(givenOpen(HARBOR).getState())!;
  const view = linesInView(statement, { page: 99, pageSize: 10 });
  expect(view.page).toBe(Math.ceil(statement.length / 10));
  expect(view.rows.at(-1)).toMatchObject({ place: statement.length - 1, balance: statement.closing });
});

test('Months are offered from the newest back to that of the oldest payment', () => {
  const months = selectStatementMonths(setupStore().getState());
  expect(months[0]).toBe('2024-06');
  expect(months).toEqual([...months].sort().reverse());
  const rows = [ownPayment('P2'), ownPayment('P1', { date: '2025-04-30 23:59:59' })];
  expect(selectStatementMonths(setupStore(givenOwnData(rows)).getState())).toEqual(['2025-06', '2025-05', '2025-04']);
});

test('Few payments need no working through; what was worked through in steps is the same', () => {
  const store = givenOpen(HARBOR, setupStore(givenOwnData([ownPayment('P1'), ownPayment('P2')], 'w2')));
  expect(selectArePaymentsGrouped(store.getState())).toBe(true);
  const table = selectTransactionTable(store.getState());
  finish(groupPayments(table));
  finish(groupPayments(table));
  expect(selectBalanceTotals(store.getState()).balance).toBe(20_000);
});
