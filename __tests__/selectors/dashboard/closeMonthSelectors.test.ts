import { issueStatements, recordPayouts } from '@/commands/statements/statements';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { selectCloseMonth } from '@/selectors/dashboard/closeMonthSelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
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
