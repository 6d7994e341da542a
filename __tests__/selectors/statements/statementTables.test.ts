import { merchantsActions } from '@/slices/entities/merchantsSlice';
import type { LongTable } from '@/domain/lists/csv';
import { issueStatements } from '@/commands/statements/statements';
import type { Payout } from '@/domain/statements/payouts/payouts';
import {
  selectAvailableOn,
  selectBalance,
  selectBalances,
  selectPayouts,
  selectStatementDays,
} from '@/selectors/statements/statementSources';
import { finish } from '@/lib/resumable';
import { selectStatementRows } from '@/selectors/statements/statementSelectors';
import {
  allStatementsTable,
  countWithoutAccount,
  selectPayoutsTable,
  selectSepaBatch,
  selectStatementTable,
} from '@/selectors/statements/statementTables';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements, statementsIssued, statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { selectStatementsQuery, selectStatementsView } from '@/slices/lists/statementsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore, type AppStore } from '@/store/store';
import { refundOf } from '../../helpers/builders';
import { buildPayout, selectOpenStatement } from '../../helpers/domain/statements';

const HARBOR = 'MER001';
const visit = (store: AppStore, query: Record<string, string> = {}) =>
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', ...query } }));
const payOut = (store: AppStore, ids: readonly string[], fields: Partial<Payout> = {}) => {
  const payouts = ids.map((id) => buildPayout({ id, amount: 100, ...fields }));
  store.dispatch(payoutsRecorded(payouts));
};
const linesOf = ({ rows }: LongTable) => rows.slice(0, rows.length);

test('Payouts are listed in reverse recording order', () => {
  const store = setupStore();
  payOut(store, ['2-b', '1-a', '3-c']);
  expect(selectPayouts(store.getState()).map(({ id }) => id)).toEqual(['3-c', '2-b', '1-a']);
});

test('Statements show the newest month until days are chosen, and an unknown party has no balance', () => {
  const store = setupStore();
  visit(store);
  expect(selectStatementDays(store.getState())).toEqual({ start: '2024-06-01', end: '2024-06-30' });
  visit(store, { from: '2024-06-03', to: '2024-06-10' });
  expect(selectStatementDays(store.getState())).toEqual({ start: '2024-06-03', end: '2024-06-10' });
  expect(selectBalance(store.getState(), 'MER999')).toBeUndefined();
});

test('A link with the former name of the filter for negative balances still filters, and is written with the new name', () => {
  const store = setupStore();
  visit(store, { status: 'In debt' });
  expect(selectStatementsView(store.getState()).filters).toEqual({ status: 'Negative balance' });
  expect(selectStatementsQuery(store.getState())).toMatchObject({ status: 'Negative balance' });
});

test('Each party has a balance, including a merchant without payments', () => {
  const state = setupStore().getState();
  const merchantIds = state.merchants.rows.map(({ id }) => id);
  const idle = merchantIds.find((id) => state.transactions.rows.every(({ merchantId }) => merchantId !== id))!;
  const parties = selectBalances(state).map(({ partyId }) => partyId);
  expect(parties).toEqual(['processor', 'partner', 'platform', ...merchantIds]);
  expect(selectBalance(state, idle)).toMatchObject({ partyId: idle, balance: 0, pending: 0 });
  expect(selectBalance(state, HARBOR)?.balance).toBe(1_541_700);
  expect(selectAvailableOn(state, '2024-06-30').get(idle)).toBe(0);
});

test('A payout of a day is limited by the balance at the end of that day and by the current one', () => {
  const store = setupStore();
  const most = (day: string) => selectAvailableOn(store.getState(), day).get(HARBOR);
  expect([most('2024-06-09'), most('2024-06-10'), most('2024-06-30')]).toEqual([0, 710_100, 1_541_700]);
  store.dispatch(refundOf({ transactionId: 'TR20240628-025', amount: 924_000, reason: 'Other' }));
  const { available } = selectBalance(store.getState(), HARBOR)!;
  expect(available).toBeLessThan(710_100);
  expect(most('2024-06-10')).toBe(available);
  payOut(store, ['1-all'], { amount: available });
  expect(most('2024-06-10')).toBe(0);
});

test('The export of all statements has issued ones unchanged, and the others as of now', async () => {
  const store = setupStore();
  visit(store);
  await store.dispatch(issueStatements([HARBOR]));
  const before = linesOf(finish(allStatementsTable(store.getState())));
  payOut(store, ['9999999999999-one'], { recordedAt: '2100-01-01 09:00:00' });
  payOut(store, ['9999999999999-other'], { partyId: 'platform' });
  const after = linesOf(finish(allStatementsTable(store.getState())));
  const ofParty = (lines: readonly (readonly string[])[], id: string) => lines.filter((line) => line[1] === id);
  expect(ofParty(after, HARBOR)).toEqual(ofParty(before, HARBOR));
  expect(ofParty(after, HARBOR).length).toBeGreaterThan(2);
  expect(ofParty(after, 'platform')).toHaveLength(ofParty(before, 'platform').length + 1);
});

test('An issued statement keeps its stored lines after its rows changed, and one without stored lines shows the current ones', async () => {
  const store = setupStore();
  visit(store, { of: HARBOR });
  await store.dispatch(issueStatements([HARBOR]));
  // It was recorded before the statement was issued but arrived later, because another tab was offline.
  payOut(store, ['1719800000000-late']);
  const shown = () => {
    const lines = linesOf(finish(allStatementsTable(store.getState()))).filter((line) => line[1] === HARBOR);
    return [selectOpenStatement(store.getState())?.isReproduced, lines.at(-1)?.at(-3)];
  };
  expect(shown()).toEqual([true, '15417.00']);
  const { paper: _paper, ...unheld } = Object.values(selectIssuedStatements(store.getState()))[0]!;
  store.dispatch(statementsWithdrawn([unheld.id]));
  store.dispatch(statementsIssued([unheld]));
  expect(shown()).toEqual([false, '15416.00']);
});

test('The days after several issued statements correct the last of them, and earlier days are issued no more', async () => {
  const store = setupStore();
  const parts = [
    { from: '2024-06-01', to: '2024-06-15' },
    { from: '2024-06-21', to: '2024-06-30' },
  ];
  for (const days of parts) {
    visit(store, { of: HARBOR, ...days });
    expect(await store.dispatch(issueStatements([HARBOR]))).toBe(true);
  }
  visit(store, { of: HARBOR, from: '2024-06-16', to: '2024-06-20' });
  expect(await store.dispatch(issueStatements([HARBOR]))).toBe(false);
  expect(store.getState().layout.toasts.at(-1)?.text).toBe(
    'A later statement is issued. Withdraw it to issue earlier days.',
  );
  payOut(store, ['9999999999999-late'], { recordedAt: '2100-01-01 09:00:00' });
  visit(store, { of: HARBOR, from: '2024-07-01', to: '2024-07-31' });
  const { row, statement } = selectOpenStatement(store.getState())!;
  expect([row.opening, statement.opening, statement.closing]).toEqual([1_541_700, 1_541_700, 1_541_600]);
  expect(statement.lineAt(0)).toMatchObject({ kind: 'correction', net: -100 });
  expect(statement.lineAt(0).note).toContain('S-20240621-20240630-MER001');
});

test('An issued statement applies only to exactly its days', async () => {
  const store = setupStore();
  const june = { from: '2024-06-01', to: '2024-06-30' };
  const half = { from: '2024-06-11', to: '2024-06-20' };
  visit(store, half);
  await store.dispatch(issueStatements([HARBOR]));
  const issuedOf = (days: typeof june) => {
    visit(store, days);
    return selectStatementRows(store.getState()).find(({ id }) => id === HARBOR)?.issued?.id;
  };
  expect(issuedOf(half)).toBe('S-20240611-20240620-MER001');
  expect([issuedOf({ ...half, to: june.to }), issuedOf({ ...half, from: june.from })]).toEqual([undefined, undefined]);
});

test('The export of all statements of June has every line, opening and closing balance', () => {
  const store = setupStore();
  visit(store);
  const table = finish(allStatementsTable(store.getState()));
  const rows = linesOf(table);
  const kinds = rows.map((row) => row[5]);
  expect(kinds.filter((kind) => kind === 'Opening balance')).toHaveLength(33);
  expect(kinds.filter((kind) => kind === 'Closing balance')).toHaveLength(33);
  // 22 payments were paid and 3 of them refunded, on the statements of their merchant and of the three parties with
  // fees.
  expect(kinds.filter((kind) => kind === 'Payment')).toHaveLength(22 * 4);
  expect(kinds.filter((kind) => kind === 'Refund')).toHaveLength(3 * 4);
  expect(table.headers).toHaveLength(rows[0]!.length);
});

test('The exports of one statement and of payouts have plain numbers', () => {
  const store = setupStore();
  visit(store, { of: HARBOR });
  payOut(store, ['1-june']);
  const rows = linesOf(selectStatementTable(store.getState(), selectOpenStatement(store.getState())!.statement));
  const whose = ['S-2024-06-MER001', HARBOR, 'Harbor Lights Music Festival', '2024-06-01', '2024-06-30'];
  const where = ['USD', 'America/New_York'];
  expect(rows.slice(-2)).toEqual([
    [...whose, 'Payout', '2024-06-30', '', 'June', '0.00', '0.00', '0.00', '0.00', '-1.00', '15416.00', ...where],
    [...whose, 'Closing balance', '2024-06-30', '', '', '', '', '', '', '', '15416.00', ...where],
  ]);
  expect(selectPayoutsTable(store.getState(), selectPayouts(store.getState())).rows).toEqual([
    [HARBOR, 'Harbor Lights Music Festival', '1.00', 'USD', '2024-06-30', `June ${HARBOR}`, '', '', '', '', ''],
  ]);
});

test('The bank file names each payee, or has its id if it has no name', () => {
  const payouts = ['MER999', 'processor'].map((partyId) => buildPayout({ partyId, amount: 1_205 }));
  expect(selectPayoutsTable(setupStore().getState(), payouts).rows).toEqual([
    ['MER999', 'MER999', '12.05', 'USD', '2024-06-30', 'June MER999', '', '', '', '', ''],
    ['processor', 'Processor', '12.05', 'USD', '2024-06-30', 'June processor', '', '', '', '', ''],
  ]);
});

test('The bank file has the bank account of each merchant', () => {
  const store = setupStore();
  const draft = { accountHolder: 'Pier Events', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
  store.dispatch(merchantsActions.merchantEdited({ id: HARBOR, draft }));
  const { headers, rows } = selectPayoutsTable(store.getState(), [buildPayout({ partyId: HARBOR })]);
  expect(headers.slice(6)).toEqual(['ACCOUNT HOLDER', 'IBAN', 'BIC', 'ROUTING NUMBER', 'ACCOUNT NUMBER']);
  expect(rows[0]!.slice(6)).toEqual(['Pier Events', 'DE89370400440532013000', 'COBADEFFXXX', '', '']);
});

test('A payout has no account in the bank file only if its recipient has neither an IBAN nor an account number', () => {
  const store = setupStore();
  const edit = (id: string, draft: Record<string, string>) =>
    store.dispatch(merchantsActions.merchantEdited({ id, draft: { accountHolder: 'Pier Events', ...draft } }));
  edit(HARBOR, { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' });
  edit('MER002', { routingNumber: '021000021', accountNumber: '123456789' });
  const countOf = (...ids: string[]) =>
    countWithoutAccount(
      store.getState(),
      ids.map((partyId) => ({ partyId })),
    );
  expect([countOf(HARBOR), countOf('MER002'), countOf('MER003')]).toEqual([0, 0, 1]);
  expect(countOf(HARBOR, 'MER002', 'MER003', 'platform', 'MER999')).toBe(3);
  const payouts = [HARBOR, 'MER002', 'MER003'].map((partyId) => buildPayout({ partyId }));
  const { payments, excluded } = selectSepaBatch(store.getState(), payouts);
  expect(payments.map(({ account }) => [account.accountHolder, account.iban])).toEqual([
    ['Pier Events', 'DE89370400440532013000'],
  ]);
  expect(excluded.map(({ partyId, reason }) => [partyId, reason])).toEqual([
    ['MER002', 'usAccount'],
    ['MER003', 'noAccount'],
  ]);
});
