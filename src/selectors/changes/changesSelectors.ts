import { CHANGE_LIST } from './changeList';
import {
  auditStampOf,
  changeInZone,
  importChanges,
  instantOfChange,
  paymentChanges,
  unappliedChanges,
  type ChangeRow,
} from '@/selectors/changes/changes';
import { editChanges } from '@/selectors/changes/editChanges';
import { disputeChange, zoneChangesOf } from './furtherChanges';
import { selectAdjustmentChanges, selectSettingChanges } from './settingChanges';
import { reconciliationChange, refundChange, payoutChange, statementChange } from './recordChanges';
import { paymentRecordsById } from '@/domain/entries/fold';
import { isPayout, type Reversal } from '@/domain/changes/records';
import { compareCodes } from '@/lib/compareCodes';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { lazyResumable, type Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectPaymentRecords, selectUnappliedRecords } from '@/slices/entities/paymentEventsSlice';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { selectDisputeRecords } from '@/slices/entities/recordSlices';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import * as texts from './texts';

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
        reported += 1;
        if (reported % PAYMENTS_PER_STEP === 0) yield;
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

/** The merchant of a payment, which may no longer exist. */
const selectMerchantOf = createSelector(
  [selectTransactionTable, selectPartyNames],
  (table, names) => (paymentId: string) => {
    const index = table.indexOf(paymentId);
    if (index === undefined) return { merchantName: '' };
    const merchantId = table.merchantIdAt(index);
    return { merchantId, merchantName: merchantNameOf(names, merchantId) };
  },
);

const selectUnappliedChanges = createSelector(
  [selectUnappliedRecords, selectMerchantOf, selectCurrency],
  unappliedChanges,
);

/** Describes how a payout, a statement, a report or a resolved discrepancy was recorded, even if it was reversed since. */
const selectChangeOf = createSelector(
  [selectReconciliationRecords, selectReversals, selectMerchantOf, selectPartyNames, selectCurrency],
  (reconciliation, reversals, merchantOf, names, currency) => {
    const records = [...Object.values(reversals).map(({ record }) => record), ...Object.values(reconciliation)];
    const reports = new Map(records.flatMap((record) => (record && 'breaks' in record ? [[record.id, record]] : [])));
    return (record: NonNullable<Reversal['record']>): ChangeRow | undefined => {
      if ('transactionId' in record) return refundChange(record, merchantOf, currency);
      if ('kind' in record) return reconciliationChange(record, reports, merchantOf);
      if (isPayout(record)) return payoutChange(record, names, currency);
      return statementChange(record, names, currency);
    };
  },
);

const selectRecordChanges = createSelector(
  [
    selectPayoutRecords,
    selectIssuedStatements,
    selectReconciliationRecords,
    selectPaymentRecords,
    selectReversals,
    selectChangeOf,
  ],
  (payouts, statements, reconciliation, records, reversals, changeOf) => {
    const listed = { payouts, statements, reconciliation };
    const summary = { ...listed, payments: paymentRecordsById({ records }) };
    const recorded = Object.values(listed).flatMap((records) => Object.values(records).map(changeOf));
    const changes = [...reversalChanges(Object.values(reversals), summary, changeOf), ...recorded];
    // Two tabs may have reversed the same record, so its recording is listed only once.
    return new Map(changes.flatMap((change) => (change ? [[change.id, change]] : [])));
  },
);

const selectDisputeChanges = createSelector(
  [selectDisputeRecords, selectMerchantOf, selectCurrency],
  (records, merchantOf, currency) =>
    Object.values(records).map((record) => disputeChange(record, merchantOf, currency)),
);

/** All changes, newest first. They are derived from the records and not stored, so that they cannot contradict them. */
export const selectChanges = createSelector(
  [
    selectPaymentChanges,
    selectUnappliedChanges,
    selectEditChanges,
    selectRecordChanges,
    selectSettingChanges,
    selectDisputeChanges,
    selectAdjustmentChanges,
    selectImportedWorkspace,
  ],
  (payments, unapplied, edits, records, settings, disputes, adjustments, workspace): readonly ChangeRow[] =>
    [
      ...[...payments, ...unapplied, ...edits, ...records.values(), ...settings, ...disputes, ...adjustments],
      ...(workspace ? [...importChanges(workspace), ...zoneChangesOf(workspace)] : []),
    ]
      .map((change) => changeInZone(change, workspace?.timeZone))
      .sort((a, b) => instantOfChange(b) - instantOfChange(a) || compareCodes(b.id, a.id)),
);

export const changesList = createSecondaryViewList(CHANGE_LIST, selectChanges);

type ReversedRecord = NonNullable<Reversal['record']>;

/**
 * The reversals and restorations of records, and the recording of each record that only its reversal still holds.
 * `changeOf` describes a record, and the second argument has the records that are in effect.
 */
export function reversalChanges(
  all: readonly Reversal[],
  summary: Record<Reversal['of'], Record<string, ReversedRecord>>,
  changeOf: (record: ReversedRecord) => ChangeRow | undefined,
): ChangeRow[] {
  const gone = new Map(all.flatMap(({ of, recordId, record }) => (record ? [[`${of} ${recordId}`, record]] : [])));
  return all.flatMap((entry) => {
    const { of, recordId, record, broughtBack: restored } = entry;
    // If a record was restored and reversed again, the later reversal holds it.
    const known = record ?? summary[of][recordId] ?? gone.get(`${of} ${recordId}`);
    const change = known && changeOf(known);
    if (!change) return [];
    const { what, from, to, reversal } = change;
    const names = reversal ?? { reversed: texts.reversed(what), restored: texts.restored(what) };
    const reversed = { ...auditStampOf(entry), what: names.reversed, from: to, to: from };
    return [
      ...(record ? [change] : []),
      { ...change, ...reversed, why: entry.reason ?? '' },
      ...(restored ? [{ ...change, ...auditStampOf(restored), what: names.restored, why: '' }] : []),
    ];
  });
}
