import { undo } from '@/commands/changes/auditTrail';
import { issueStatements, reversePayout, withdrawStatement } from '@/commands/statements/statements';
import { selectStatementRows } from '@/selectors/statements/statementSelectors';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore, type AppStore } from '@/store/store';
import { buildPayout, selectOpenStatement } from '../../helpers/domain/statements';

const HARBOR = 'MER001';
const visit = (store: AppStore, query: Record<string, string> = {}) =>
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', ...query } }));
const rowOf = (store: AppStore, partyId = HARBOR) =>
  selectStatementRows(store.getState()).find((row) => row.partyId === partyId)!;
const reverse = (store: AppStore) => store.dispatch(reversePayout(selectPayouts(store.getState())[0]!));

test('A reversed payout stays on the statement that was issued with it, and the next one corrects it', async () => {
  const store = setupStore();
  store.dispatch(payoutsRecorded([buildPayout({ amount: 100 })]));
  visit(store);
  await store.dispatch(issueStatements([HARBOR, 'platform']));
  // Other reversals are not payouts.
  store.dispatch(withdrawStatement(rowOf(store, 'platform').issued!));
  const next = () => {
    visit(store, { of: HARBOR, from: '2024-07-01', to: '2024-07-31' });
    const { statement } = selectOpenStatement(store.getState())!;
    return Array.from({ length: statement.length }, (_, index) => statement.lineAt(index).note);
  };
  const refundedShares = 'Payout June, taken back after S-2024-06-MER001 was issued';

  reverse(store);
  expect(next()).toEqual([refundedShares]);
  visit(store);
  expect(rowOf(store)).toMatchObject({ paidOut: 100, closing: 1_541_600, paid: 0, available: 1_541_700 });

  store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));
  expect(next()).toEqual([]);
  reverse(store);
  expect(next()).toEqual([refundedShares]);
});
