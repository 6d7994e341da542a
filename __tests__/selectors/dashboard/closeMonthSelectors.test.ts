import { changeMerchantStatus } from '@/commands/merchants';
import { issueStatements, recordPayouts } from '@/commands/statements/statements';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { selectCloseMonth } from '@/selectors/dashboard/closeMonthSelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { statementsListActions } from '@/slices/lists/statementsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';

const discrepancy: Discrepancy = {
  id: 'TR20240628-025',
  kind: 'amount',
  ours: buildSide('TR20240628-025'),
  theirs: [buildSide('p1', { amount: 9_000 })],
};

test('The steps of the month count open discrepancies, unpaid merchants and missing statements until each is done', async () => {
  const store = setupStore();
  const steps = () => selectCloseMonth(store.getState());
  const balances = selectBalances(store.getState());
  expect(steps()).toEqual({ discrepancies: undefined, statements: balances.length, payouts: 15 });

  store.dispatch(reconciliationActions.reportBroughtIn(buildReport([discrepancy])));
  expect(steps().discrepancies).toBe(1);
  store.dispatch(reconciliationActions.breakSettled(buildSettlement(discrepancy.id)));
  expect(steps().discrepancies).toBe(0);

  const { available } = balances.find(({ partyId }) => partyId === 'MER001')!;
  store.dispatch(dialogOpened({ kind: 'payoutRun' }));
  store.dispatch(recordPayouts({ amounts: { MER001: available }, day: '2024-06-30', reference: 'June' }));
  expect(steps().payouts).toBe(14);

  await store.dispatch(issueStatements(balances.map(({ partyId }) => partyId)));
  expect(steps().statements).toBe(0);
});

test('Only a report of payments has the discrepancies of the month, and those over the limit of its list are open, too', () => {
  const store = setupStore();
  const open = () => selectCloseMonth(store.getState()).discrepancies;
  store.dispatch(reconciliationActions.reportBroughtIn(buildReport([discrepancy], { of: 'payouts' })));
  expect(open()).toBeUndefined();
  const report = buildReport([discrepancy], { id: 'report-2', kinds: { amount: 4 } });
  store.dispatch(reconciliationActions.reportBroughtIn(report));
  expect(open()).toBe(4);
  store.dispatch(reconciliationActions.breakSettled(buildSettlement(discrepancy.id, { reportId: report.id })));
  expect(open()).toBe(3);
});

test('A suspended merchant is not waiting for a payout, and its statement is still to issue', () => {
  const store = setupStore();
  const before = selectCloseMonth(store.getState());
  store.dispatch(changeMerchantStatus('MER001', 'Suspended', 'Chargebacks'));
  expect(selectCloseMonth(store.getState())).toEqual({ ...before, payouts: before.payouts - 1 });
});

test.each([
  { days: { start: '2024-06-01', end: '2024-06-15' } },
  { days: { start: '2024-06-02', end: '2024-06-30' } },
  { days: { start: '2024-05-01', end: '2024-05-31' } },
])('A statement of other days, $days.start to $days.end, is not the one of the month', async ({ days }) => {
  const store = setupStore();
  const missing = () => selectCloseMonth(store.getState()).statements;
  const before = missing();
  store.dispatch(statementsListActions.daysChosen(days));
  await store.dispatch(issueStatements(['MER001']));
  expect(selectIssuedStatements(store.getState())).not.toEqual({});
  expect(missing()).toBe(before);
});

test('The statement of the month counts also if the party has one of other days', async () => {
  const store = setupStore();
  const missing = () => selectCloseMonth(store.getState()).statements;
  const before = missing();
  store.dispatch(statementsListActions.daysChosen({ start: '2024-05-01', end: '2024-05-31' }));
  await store.dispatch(issueStatements(['MER001']));
  store.dispatch(statementsListActions.daysChosen(null));
  await store.dispatch(issueStatements(['MER001']));
  expect(missing()).toBe(before - 1);
});
