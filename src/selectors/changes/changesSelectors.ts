import {
  changeInZone,
  importChanges,
  instantOfChange,
  paymentChanges,
  unappliedChanges,
  withRefundTotals,
  type ChangeRow,
} from '@/selectors/changes/changes';
import { selectApprovalChanges } from './approvalChanges';
import { editChanges } from '@/selectors/changes/editChanges';
import { selectChangeOf, type ReversedRecord } from './describedRecords';
import { zoneChangesOf } from './furtherChanges';
import { refundTotals, reversalChanges } from './reversalChanges';
import { paymentRecordsById } from '@/domain/entries/paymentEvents';
import { compareCodes } from '@/lib/compareCodes';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { endsStep, lazyResumable, type Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectMerchantOf } from '@/selectors/statements/merchantOfPayment';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectPaymentEvents, selectUnappliedRecords } from '@/slices/entities/paymentEventsSlice';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import {
  selectAdjustments,
  selectAgreedRates,
  selectAssignmentRecords,
  selectChargeModelRecords,
  selectDisputeRecords,
  selectNoteRecords,
} from '@/slices/entities/recordSlices';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';

const NO_TOTALS: ReturnType<typeof refundTotals> = new Map();

/** Payments per step, which must not block the page. */
const PAYMENTS_PER_STEP = 256;

/** Computes the changes of payments in steps. */
export const selectResumablePaymentChanges = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectMerchantNames, selectCurrency],
  (table, recorded, names, currency) =>
    lazyResumable(function* (): Resumable<ChangeRow[]> {
      const changes: ChangeRow[] = [];
      let reported = 0;
      for (const [index, { records }] of recorded) {
        changes.push(...paymentChanges(records, table.rowAt(index), (id) => merchantNameOf(names, id), currency));
        if (endsStep(reported, PAYMENTS_PER_STEP)) yield;
        reported += 1;
      }
      return changes;
    }),
);
const selectPaymentChanges = (state: Parameters<typeof selectResumablePaymentChanges>[0]) =>
  selectResumablePaymentChanges(state)();

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

const selectUnappliedChanges = createSelector(
  [selectUnappliedRecords, selectMerchantOf, selectCurrency],
  unappliedChanges,
);

/** Once for all that needs them, because a workspace may have a million. */
const selectPaymentRecordsById = createSelector([selectPaymentEvents], (events) => paymentRecordsById(events));

/** The records of each kind that count. Refunds are listed with their payments. */
const selectRecordChanges = createSelector(
  [
    ...([selectPayoutRecords, selectIssuedStatements, selectReconciliationRecords, selectPaymentRecordsById] as const),
    ...([selectChargeModelRecords, selectDisputeRecords, selectAdjustments, selectAgreedRates] as const),
    ...([selectNoteRecords, selectAssignmentRecords, selectReversals, selectChangeOf] as const),
  ],
  (
    payouts,
    statements,
    reconciliation,
    payments,
    models,
    disputes,
    adjustments,
    rates,
    notes,
    assignments,
    reversals,
    changeOf,
  ) => {
    const plain = { chargeModels: models, disputes, adjustments, agreedRates: rates, notes, assignments };
    const listed = { payouts, statements, reconciliation, ...plain };
    const recorded = (Object.keys(listed) as (keyof typeof listed)[]).flatMap((kind) =>
      Object.values<ReversedRecord>(listed[kind]).map((record) => changeOf(kind, record)),
    );
    const summary = { ...listed, payments };
    const changes = [...reversalChanges(Object.values(reversals), summary, changeOf), ...recorded];
    // Two tabs may have reversed the same record, so its recording is listed only once.
    return new Map(changes.flatMap((change) => (change ? [[change.id, change]] : [])));
  },
);

/** A withdrawn refund counted until then, so the later refunds of its payment say so. */
const selectRefundTotals = createSelector(
  [selectReversals, selectPaymentRecordsById, selectTransactionTable],
  (reversals, records, table) => {
    const all = Object.values(reversals);
    if (!all.some(({ of }) => of === 'payments')) return NO_TOTALS;
    return refundTotals(all, records, (transactionId) => {
      const index = table.indexOf(transactionId);
      return index === undefined ? 0 : (table.rowAt(index).refunded ?? 0);
    });
  },
);

/** All changes, newest first. They are derived from the records and not stored, so that they cannot contradict them. */
export const selectChanges = createSelector(
  [
    ...([selectPaymentChanges, selectUnappliedChanges, selectEditChanges, selectRecordChanges] as const),
    ...([selectApprovalChanges, selectImportedWorkspace, selectRefundTotals, selectCurrency] as const),
  ],
  (payments, unapplied, edits, records, approvals, workspace, totals, currency): readonly ChangeRow[] =>
    [
      ...[...payments, ...records.values()].map((change) => withRefundTotals(change, totals.get(change.id), currency)),
      ...[...unapplied, ...edits, ...approvals],
      ...(workspace ? [...importChanges(workspace), ...zoneChangesOf(workspace)] : []),
    ]
      .map((change) => changeInZone(change, workspace?.timeZone))
      .sort((a, b) => instantOfChange(b) - instantOfChange(a) || compareCodes(b.id, a.id)),
);
