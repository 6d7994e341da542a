import { spanOf } from '@/domain/calendar/periods';
import { summarizeReport } from '@/domain/reconciliation/reportSummary';
import { payoutRun } from '@/domain/statements/payouts/payoutForm';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectReports, selectResolutions } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectBalances, selectStatementSource } from '@/selectors/statements/statementSources';
import { selectToday } from '@/slices/workspaceSlice';

/** Discrepancies of the newest processor report that are not resolved; undefined without a report. */
const selectOpenDiscrepancies = createSelector([selectReports, selectResolutions], (reports, settlements) => {
  const report = reports.find(({ of }) => of !== 'payouts');
  if (!report) return undefined;
  const { open, unlisted } = summarizeReport(report, settlements, []);
  return open.length + unlisted;
});

/** Parties without an issued statement of the newest month. */
const selectMissingStatements = createSelector(
  [selectBalances, selectStatementSource, selectToday],
  (balances, { issued }, today) => {
    const { start, end } = spanOf('month', 0, today);
    const isIssued = (partyId: string) =>
      issued.get(partyId)?.some((statement) => statement.start === start && statement.end === end) === true;
    return balances.filter(({ partyId }) => !isIssued(partyId)).length;
  },
);

/** Merchants with an available balance, without the suspended ones, which a payout run leaves out unless the operator adds them. */
const selectUnpaidMerchants = createSelector([selectBalances, selectMerchantRows], (balances, merchants) => {
  const suspended = new Set(merchants.filter(({ status }) => status === 'Suspended').map(({ id }) => id));
  return payoutRun(balances, { payees: 'Merchants', least: 0 }).filter(({ partyId }) => !suspended.has(partyId)).length;
});

/** How much is left to do of each step that closes the newest month. A step at 0 is done. */
export const selectCloseMonth = createSelector(
  [selectOpenDiscrepancies, selectMissingStatements, selectUnpaidMerchants],
  (discrepancies, statements, payouts) => ({ discrepancies, statements, payouts }),
);
