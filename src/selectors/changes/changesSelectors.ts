import { CHANGE_LIST } from '@/domain/changes/changeList';
import {
  editChanges,
  importChanges,
  paymentChanges,
  reconciliationChanges,
  type Change,
} from '@/domain/changes/changes';
import { statementChanges } from '@/domain/changes/statementChanges';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { createScreenViewList } from '@/selectors/lists/screenViewList';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectReports, selectSettlements } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';

const selectPaymentChanges = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectMerchantNames, selectCurrency],
  (table, recorded, names, currency) =>
    [...recorded].flatMap(([index, { records }]) =>
      paymentChanges(records, table.rowAt(index), (id) => merchantNameOf(names, id), currency),
    ),
);

const selectEditChanges = createSelector(
  [selectEdits, selectMerchantRows, selectIntegrationRows, selectMerchantNames, selectCurrency],
  (edits, merchants, integrations, names, currency) => {
    const rows = {
      merchants: new Map(merchants.map((row) => [row.id, row])),
      integrations: new Map(integrations.map((row) => [row.id, row])),
    };
    return editChanges(Object.values(edits), rows, (id) => merchantNameOf(names, id), currency);
  },
);

const selectReconciliationChanges = createSelector(
  [selectReports, selectSettlements, selectTransactionTable, selectMerchantNames],
  (reports, settlements, table, names) =>
    reconciliationChanges(reports, settlements, (paymentId) => {
      const index = table.indexOf(paymentId);
      if (index === undefined) return { merchantName: '' };
      const merchantId = table.merchantIdAt(index);
      return { merchantId, merchantName: merchantNameOf(names, merchantId) };
    }),
);

const selectStatementChanges = createSelector(
  [selectPayoutRecords, selectIssuedStatements, selectMerchantNames, selectCurrency],
  (payouts, issued, names, currency) =>
    statementChanges(Object.values(payouts), Object.values(issued), names, currency),
);

/** Everything that was changed, the newest first: worked out from the records, and written nowhere else. */
export const selectChanges = createSelector(
  [selectPaymentChanges, selectEditChanges, selectStatementChanges, selectReconciliationChanges, selectOwnWorkspace],
  (payments, edits, statements, reconciliation, own): readonly Change[] =>
    [...payments, ...edits, ...statements, ...reconciliation, ...(own ? importChanges(own) : [])].sort(
      (one, other) => compare(other.at, one.at) || compare(other.id, one.id),
    ),
);

/** The list of what was changed. */
export const changesList = createScreenViewList(CHANGE_LIST, selectChanges);

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
