import { openedTable } from '@/data/tables/openTables';
import { tableOfRows, type TransactionTable } from '@/data/tables/transactionTable';
import { presetOf } from '@/domain/money/chargeModel';
import { effectiveModels } from '@/domain/money/effectiveModels';
import { listsOf } from '@/domain/entries/paymentEvents';
import { openSingleRefunds } from '@/domain/payments/refunds/singleRefunds';
import {
  derivePayments,
  derivePaymentState,
  overlayPayments,
  withSingleRefunds,
} from '@/domain/payments/derivedPayments';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { type RecordedPayment, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { PAYMENT_STATUSES } from '@/domain/payments/vocabulary';
import type { StatementTable } from '@/domain/statements/source';
import { createSelector } from '@/selectors/createSelector';
import { selectChangedRecords, selectEarlierRecords, selectSingleRefunds } from '@/slices/entities/paymentEventsSlice';
import { selectFeeRows, selectSampleDisputes, selectTransactionRows } from '@/slices/entities/transactionsSlice';
import { selectChargeModelRecords } from '@/slices/entities/recordSlices';
import { selectDataSetHash, selectImportedWorkspace } from '@/slices/workspaceSlice';

type WithWorkspace = Parameters<typeof selectImportedWorkspace>[0];

/** The charge models of the workspace; undefined if all payments have that of the specification. */
export const selectChargeModels = createSelector(
  [selectChargeModelRecords, (state: WithWorkspace) => selectImportedWorkspace(state)?.chargeModel],
  (records, imported) => effectiveModels(Object.values(records), presetOf(imported)),
);

/** The columns of payments and fees. No other selector reads the rows, because imported rows are not in the Redux state. */
export const selectTransactionTable = createSelector(
  [selectTransactionRows, selectFeeRows, selectDataSetHash, selectChargeModels, selectSampleDisputes],
  (rows, fees, hash, models, disputes) => {
    if (hash === undefined) return tableOfRows(rows, fees, models, disputes);
    const table = openedTable(hash);
    return models ? table.withModels(models) : table;
  },
);

/** The payments with their zones. The rows of the sample have the zone of the workspace. */
export const statementTableOf = (table: TransactionTable, timeZone: string): StatementTable =>
  table.timeZoneAt ? table : { ...table, timeZoneAt: () => timeZone };

export const NO_RECORDS: readonly PaymentRecord[] = [];

/**
 * The payments with records as they were derived last, so that a refund derives only its own payment again, unless it makes
 * its records a part of the earlier ones.
 */
const derived = new WeakMap<TransactionTable, RecordedPayments>();

/** The state on screen and the newest one, which is being computed or recorded. */
const CACHE_OPTIONS = { memoizeOptions: { maxSize: 2 } };

const selectEarlierPayments = createSelector(
  [selectTransactionTable, selectEarlierRecords, selectSingleRefunds],
  (table, earlier, single) => {
    const payments = derivePayments(table, listsOf(earlier));
    // The build without a server has no code for columns, which only long logs of teams have.
    return process.env.TEAM === '' ? payments : withSingleRefunds(table, payments, openSingleRefunds(single));
  },
  CACHE_OPTIONS,
);

/** The derived state of each payment with records, by index. */
export const selectRecordedPayments = createSelector(
  [selectTransactionTable, selectEarlierPayments, selectChangedRecords],
  (table, earlier, records) => {
    const before = derived.get(table);
    const changed = new Map<number, RecordedPayment | undefined>();
    for (const [id, list] of Object.entries(records)) {
      const index = table.indexOf(id);
      if (index === undefined) continue;
      const known = before?.get(index);
      if (list.length === 0) changed.set(index, undefined);
      else changed.set(index, known?.records === list ? known : derivePaymentState(table, index, list));
    }
    const recorded = overlayPayments(earlier, changed);
    derived.set(table, recorded);
    return recorded;
  },
  CACHE_OPTIONS,
);

/** All statuses in the order by which a status column sorts; imported statuses come last. */
export const selectStatusNames = createSelector([selectTransactionTable], ({ customStatuses }): readonly string[] => [
  ...PAYMENT_STATUSES,
  ...customStatuses,
]);

const selectCustomStatuses = createSelector([selectTransactionTable, selectStatusNames], (table, names) => {
  const { terms, indices } = table.statuses;
  const nameIndices = terms.map((term) => names.indexOf(term));
  return new Uint16Array(indices).map((position) => Number(nameIndices[position]));
});

/** The status of each payment, as an index into the status names. */
export const selectStatuses = createSelector(
  [selectCustomStatuses, selectRecordedPayments, selectStatusNames],
  (customStatuses, recorded, names) => {
    const statuses = customStatuses.slice();
    for (const [index, { status }] of recorded) statuses[index] = names.indexOf(status);
    return statuses;
  },
  CACHE_OPTIONS,
);
