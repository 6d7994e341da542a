import { issueStatements } from '@/commands/statements/statements';
import { FEW_ROWS } from '@/lib/resumable';
import {
  linesInView,
  selectBalanceTotals,
  selectOpening,
  selectStatementMonths,
  selectStatementRows,
} from '@/selectors/statements/statementSelectors';
import {
  groupPayments,
  selectArePaymentsGrouped,
  selectPayoutDay,
  selectStatementSource,
} from '@/selectors/statements/statementSources';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { buildTransaction, refundOf } from '../../helpers/builders';
import { buildPayout, issue, selectOpenStatement, sourceOf } from '../../helpers/domain/statements';
import { givenImportedData, givenWorkspace, importedPayment } from '../../helpers/workspace';

const HARBOR = 'MER001';

function givenOpen(partyId: string, store = setupStore()) {
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', of: partyId } }));
  return store;
}

test('The totals of all parties are the sums of the list, with separate negative balances and the number of payable parties', () => {
  const store = setupStore();
  const before = selectBalanceTotals(store.getState());
  const waiting = store.getState().transactions.rows.filter(({ status }) => status === 'Pending');
  expect(before).toMatchObject({ paid: 0, pending: waiting.reduce((sum, { amount }) => sum + amount, 0) });
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

test('An unknown party has no statement, and the statement of a party with fees covers all payments', () => {
  expect(selectOpenStatement(setupStore().getState())).toBeUndefined();
  expect(selectOpening(givenOpen('MER999').getState())).toBeUndefined();
  const platform = givenOpen('platform').getState();
  expect(selectOpening(platform)?.isLong).toBe(false);
  expect(selectOpenStatement(platform)?.isReproduced).toBe(true);
  expect(selectOpenStatement(platform)?.statement.length).toBeGreaterThan(
    selectOpenStatement(givenOpen(HARBOR).getState())!.statement.length,
  );
});

test('A page of lines has the running balance of each, and a page beyond the end is the last one', () => {
  const { statement } = selectOpenStatement(givenOpen('platform').getState())!;
  const last = linesInView(statement, { page: 99, pageSize: 10 });
  expect(last.page).toBe(Math.ceil(statement.length / 10));
  expect(last.rows.at(-1)).toMatchObject({ index: statement.length - 1, balance: statement.closing });
  const pages = Array.from({ length: last.page }, (_, at) => linesInView(statement, { page: at + 1, pageSize: 10 }));
  expect(pages.flatMap(({ rows }) => rows.map(({ index }) => index))).toEqual([...Array(statement.length).keys()]);
  let balance = statement.opening;
  for (const line of pages.flatMap(({ rows }) => rows)) expect(line.balance).toBe((balance += line.net));
});

test('Months are offered from the newest back to that of the oldest payment', () => {
  const months = selectStatementMonths(setupStore().getState());
  expect(months[0]).toBe('2024-06');
  expect(months).toEqual([...months].sort().reverse());
  const rows = [importedPayment('P2'), importedPayment('P1', { date: '2025-04-30 23:59:59' })];
  expect(selectStatementMonths(setupStore(givenImportedData(rows)).getState())).toEqual([
    '2025-06',
    '2025-05',
    '2025-04',
  ]);
  const none = givenWorkspace({ transactions: { rows: [], fees: [] } });
  expect(selectStatementMonths(none)).toEqual(['2024-06']);
});

test('Later months with records are offered', () => {
  const store = setupStore(givenImportedData([importedPayment('P1', { date: '2025-06-12 10:00:00' })]));
  const stamp = { id: 'r1', recordedBy: 'Alex Morgan', transactionId: 'P1', reason: 'Other' as const };
  const payment = { amount: 10_000, status: 'Completed' as const };
  store.dispatch(refundRecorded({ ...stamp, recordedAt: '2026-11-24 09:00:00', amount: 100 }, payment));
  store.dispatch(refundRecorded({ ...stamp, id: 'r2', recordedAt: '2025-06-20 09:00:00', amount: 100 }, payment));
  store.dispatch(payoutsRecorded([buildPayout({ day: '2026-10-01' })]));
  expect(selectStatementMonths(store.getState())).toEqual(['2026-11', '2026-10', '2025-06']);
});

test('The month after an issued one is offered, and a payout is dated on its first day', async () => {
  const rows = [importedPayment('P1', { date: '2025-06-12 10:00:00' })];
  const store = setupStore(givenImportedData(rows));
  const merchantId = selectTransactionTable(store.getState()).merchantIdAt(0);
  expect(selectPayoutDay(store.getState())).toBe('2025-06-30');
  await store.dispatch(issueStatements([merchantId]));
  expect(selectStatementMonths(store.getState())).toEqual(['2025-07', '2025-06']);
  expect(selectPayoutDay(store.getState())).toBe('2025-07-01');
});

test('A payout is dated after the last issued day of any party', async () => {
  const store = setupStore(givenImportedData([importedPayment('P1', { date: '2025-06-12 10:00:00' })]));
  const issueOf = async (from: string, to: string, parties: readonly string[]) => {
    store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', from, to } }));
    await store.dispatch(issueStatements(parties));
  };
  await issueOf('2025-05-01', '2025-05-31', ['platform', 'partner']);
  await issueOf('2025-06-01', '2025-06-30', ['platform']);
  expect(selectPayoutDay(store.getState())).toBe('2025-07-01');
});

test('The issued statements of a party follow each other by their days, in whichever order the browser has them', () => {
  const payments = [buildTransaction()];
  const spans = [
    ['2024-06-01', '2024-06-30'],
    ['2024-04-01', '2024-04-30'],
    ['2024-05-01', '2024-05-31'],
  ] as const;
  const issued = spans.map(([start, end]) =>
    issue(sourceOf({ transactions: payments }), 'platform', { start, end }, '2024-07-01 12:00:00'),
  );
  const state = givenWorkspace({ statements: { issued: Object.fromEntries(issued.map((one) => [one.id, one])) } });
  const known = selectStatementSource(state).issued.get('platform');
  expect(known?.map(({ end }) => end)).toEqual(['2024-04-30', '2024-05-31', '2024-06-30']);
});

test('Few payments are processed in one step, and many once in several steps', () => {
  const openOf = (length: number) => {
    const rows = Array.from({ length }, (_, index) => importedPayment(`P${index}`));
    return givenOpen('platform', setupStore(givenImportedData(rows, `${length}`))).getState();
  };
  const isShort = (state: ReturnType<typeof openOf>) => [
    selectArePaymentsGrouped(state),
    selectOpening(state)?.isLong === false,
  ];
  expect(isShort(openOf(2))).toEqual([true, true]);
  const many = openOf(FEW_ROWS);
  expect(isShort(many)).toEqual([false, false]);
  const stepsOf = () => [...groupPayments(selectTransactionTable(many))].length;
  expect([stepsOf() > 0, stepsOf()]).toEqual([true, 0]);
  expect(isShort(many)).toEqual([true, false]);
  expect(selectBalanceTotals(many).balance).toBe(FEW_ROWS * 10_000);
});
