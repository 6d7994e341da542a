import type { LongTable } from '@/domain/lists/csv';
import { issueStatements } from '@/commands/statements';
import type { Payout } from '@/domain/statements/payouts';
import { selectBalance, selectPayouts, selectStatementDays } from '@/selectors/statements/statementSources';
import { finish } from '@/domain/steps';
import { selectOpenStatement } from '@/selectors/statements/statementSelectors';
import { allStatementsTable, selectPayoutsTable } from '@/selectors/statements/statementTables';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements, statementsIssued, statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore, type AppStore } from '@/store/store';
import { buildPayout } from '../../helpers/domain/statements';

const HARBOR = 'MER001';
const visit = (store: AppStore, query: Record<string, string> = {}) =>
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', ...query } }));
const payOut = (store: AppStore, ids: readonly string[], fields: Partial<Payout> = {}) => {
  const payouts = ids.map((id) => buildPayout({ id, amount: 100, ...fields }));
  store.dispatch(payoutsRecorded(payouts));
};
const linesOf = ({ rows }: LongTable) => rows.slice(0, rows.length);

test('Payouts stand in the order in which they were recorded, the last first', () => {
  const store = setupStore();
  payOut(store, ['2-b', '1-a', '3-c']);
  expect(selectPayouts(store.getState()).map(({ id }) => id)).toEqual(['3-c', '2-b', '1-a']);
});

test('Statements are of the newest month until days are chosen, and a party that is not there stands nowhere', () => {
  const store = setupStore();
  visit(store);
  expect(selectStatementDays(store.getState())).toEqual({ start: '2024-06-01', end: '2024-06-30' });
  visit(store, { from: '2024-06-03', to: '2024-06-10' });
  expect(selectStatementDays(store.getState())).toEqual({ start: '2024-06-03', end: '2024-06-10' });
  expect(selectBalance(store.getState(), 'MER999')).toBeUndefined();
});

test('Of a party that is not there no statement is open', () => {
  const store = setupStore();
  visit(store, { of: 'MER999' });
  expect(selectOpenStatement(store.getState())).toBeUndefined();
});

test('The file of all has an issued statement as it was, and the others as they are now', async () => {
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

test('Where rows are no longer those that it was issued of it stands with its own lines; one that holds none as it is now', async () => {
  const store = setupStore();
  visit(store, { of: HARBOR });
  await store.dispatch(issueStatements([HARBOR]));
  // Of before it was issued, and told only now: another tab was offline.
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

test('The days after several issued statements go on where the last of them ends, in whatever order they were issued', async () => {
  const store = setupStore();
  const parts = [
    { from: '2024-06-16', to: '2024-06-20' },
    { from: '2024-06-01', to: '2024-06-15' },
    { from: '2024-06-21', to: '2024-06-30' },
  ];
  for (const days of parts) {
    visit(store, { of: HARBOR, ...days });
    expect(await store.dispatch(issueStatements([HARBOR]))).toBe(true);
  }
  visit(store, { of: HARBOR, from: '2024-07-01', to: '2024-07-31' });
  expect(selectOpenStatement(store.getState())?.statement.opening).toBe(1_541_700);
});

test('The file for the bank names each payee, and one without a name by its id', () => {
  const payouts = ['MER999', 'processor'].map((partyId) => buildPayout({ partyId, amount: 1_205 }));
  expect(selectPayoutsTable(setupStore().getState(), payouts).rows).toEqual([
    ['MER999', 'MER999', '12.05', 'USD', '2024-06-30', 'June'],
    ['processor', 'Processor', '12.05', 'USD', '2024-06-30', 'June'],
  ]);
});
