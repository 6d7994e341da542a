import { selectAssignedFieldsOf, selectAssigneeOptions } from '@/selectors/assignments/assignedFilter';
import { compareRecorded } from '@/domain/calendar/recorded';
import { isOfPayout } from '@/domain/changes/records';
import { byId } from '@/lib/byKey';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import { NO_EVENTS, refundedAt, statusAt } from '@/domain/payments/recordedPayments';
import { DISCREPANCY_LIST, type DiscrepancyRow } from './discrepancyList';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { isResolvedByRecord } from '@/domain/reconciliation/resolvedByRecord';
import { canMatch } from '@/domain/reconciliation/resolutions';
import { AGES, ageOfDiscrepancy, summarizeReport, amountOfDiscrepancy } from '@/domain/reconciliation/reportSummary';
import { partyNameOf } from '@/domain/statements/parties';
import { createSelector, selectAskedId } from '@/selectors/createSelector';
import { createSelectedRows } from '@/selectors/lists/selection';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { takenBy } from '@/domain/disputes/judgeDispute';
import { selectDisputesByPayment } from '@/selectors/payments/disputeSelectors';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectFeeRows, selectTransactionRows } from '@/slices/entities/transactionsSlice';
import { selectShownReportId } from '@/slices/lists/secondaryViewSlice';
import {
  selectCurrencyCode,
  selectImportedWorkspace,
  selectToday,
  selectWorkspaceTimeZone,
} from '@/slices/workspaceSlice';

/** The imported reports, newest first. */
export const selectReports = createSelector([selectReconciliationRecords], (records) =>
  Object.values(records)
    .filter((record) => record.kind === 'report')
    .sort((a, b) => compareRecorded(b, a)),
);

export const selectResolutions = createSelector([selectReconciliationRecords], (records) =>
  Object.values(records).filter((record) => record.kind === 'settlement'),
);

/** The chosen report, or else the newest; undefined if there is none. */
export const selectShownReport = createSelector(
  [selectReports, selectShownReportId],
  (reports, reportId) => reports.find(({ id }) => id === reportId) ?? reports[0],
);

/** The state of the shown report, with the number of open discrepancies of each age; undefined if there is no report. */
export const selectReportSummary = createSelector(
  [
    ...([selectShownReport, selectResolutions, selectReports, selectToday] as const),
    ...([selectTransactionTable, selectRecordedPayments, selectWorkspaceTimeZone, selectDisputesByPayment] as const),
  ],
  (report, resolutions, reports, newest, table, recorded, timeZone, disputes) => {
    if (!report) return undefined;
    const later = reports.slice(0, reports.indexOf(report));
    const summary = summarizeReport(report, resolutions, later, (discrepancy) => {
      const index = discrepancy.ours && table.indexOf(discrepancy.ours.id);
      if (index === undefined) return false;
      const { status, refunded } = recorded.get(index) ?? {
        status: statusAt(table, NO_EVENTS, index),
        refunded: refundedAt(table, NO_EVENTS, index),
      };
      const now = { status, refunded, disputed: takenBy(disputes.get(table.idAt(index)) ?? []) };
      return isResolvedByRecord(discrepancy, now, report.last);
    });
    const isReportNewer = report.last > newest;
    const today = isReportNewer ? report.last : newest;
    // Imported rows are sorted, newest first.
    const zone = isReportNewer ? report.lastZone : table.length > 0 ? (table.timeZoneAt?.(0) ?? timeZone) : timeZone;
    const ages = summary.open.map((discrepancy) => ageOfDiscrepancy(discrepancy, today, zone));
    return {
      ...summary,
      today,
      zone,
      ages: AGES.map((age) => ({ age, count: ages.filter((discrepancyAge) => discrepancyAge === age).length })),
    };
  },
);

const NO_ROWS: readonly DiscrepancyRow[] = [];

export const selectDiscrepancyRows = createSelector(
  [selectShownReport, selectReportSummary, selectTransactionTable, selectMerchantNames, selectAssignedFieldsOf],
  (report, summary, table, names, fieldsOf): readonly DiscrepancyRow[] => {
    if (!report || !summary) return NO_ROWS;
    const cleared = new Set(summary.cleared);
    const merchantNameOfDiscrepancy = ({ ours }: Discrepancy) => {
      const index = ours && table.indexOf(ours.id);
      return index === undefined ? '' : merchantNameOf(names, table.merchantIdAt(index));
    };
    return report.breaks.map((discrepancy) => {
      const resolution = summary.resolved.get(discrepancy.id);
      return {
        ...fieldsOf({ subject: 'discrepancy', subjectId: discrepancy.id, reportId: report.id }),
        id: discrepancy.id,
        payment: discrepancy.ours?.id ?? discrepancy.theirs[0]?.id ?? '',
        merchantName: merchantNameOfDiscrepancy(discrepancy),
        discrepancy,
        unresolvedAmount: amountOfDiscrepancy(discrepancy, resolution),
        age: ageOfDiscrepancy(discrepancy, summary.today, summary.zone),
        state: resolution ? 'Resolved' : cleared.has(discrepancy) ? 'Cleared' : 'Open',
        settlement: resolution,
      };
    });
  },
);

export const discrepancyList = createSecondaryViewList(DISCREPANCY_LIST, selectDiscrepancyRows, selectAssigneeOptions);

/** The selected discrepancies of the shown report, in the order of their list. */
export const selectSelectedDiscrepancies = createSelectedRows(
  'reconciliation',
  selectDiscrepancyRows,
  discrepancyList.selectSorted,
);

const selectDiscrepanciesById = createSelector([selectDiscrepancyRows], byId);

/** A discrepancy with the discrepancies that it can match, the nearest amounts first; undefined for an unknown id. */
export const selectDiscrepancy = createSelector(
  [selectDiscrepancyRows, selectDiscrepanciesById, selectAskedId],
  (rows, discrepancies, breakId) => {
    const row = discrepancies.get(breakId);
    if (!row) return undefined;
    const amountOf = ({ discrepancy: { ours, theirs } }: DiscrepancyRow) => (ours ?? theirs[0])?.amount ?? 0;
    const distance = (b: DiscrepancyRow) => Math.abs(amountOf(b) - amountOf(row));
    const matches = rows
      .filter((b) => b.state === 'Open' && canMatch(row.discrepancy, b.discrepancy))
      .sort((a, b) => distance(a) - distance(b));
    const partnerId = [row.settlement?.breakId, row.settlement?.withBreakId].find((id) => id !== breakId);
    return { ...row, matches, matchedWith: discrepancies.get(partnerId ?? '') };
  },
);

/** The payouts for the worker that compares a bank statement. */
export const selectConsolePayouts = createSelector(
  [selectPayoutRecords, selectReversals, selectPartyNames, selectCurrencyCode, selectWorkspaceTimeZone],
  (payouts, reversals, names, currency, timeZone) => ({
    currency,
    timeZone,
    payouts: Object.values(payouts).map(({ id, partyId, reference, day, amount }) => {
      return { id, name: partyNameOf(names, partyId), reference, day, amount };
    }),
    otherReferences: Object.values(reversals).flatMap((reversal) =>
      isOfPayout(reversal) ? [reversal.record.reference] : [],
    ),
  }),
);

/** The payments for the worker that compares a report. */
export const selectConsolePayments = createSelector(
  [
    selectTransactionTable,
    selectRecordedPayments,
    ...([selectTransactionRows, selectFeeRows, selectImportedWorkspace] as const),
    ...([selectCurrencyCode, selectWorkspaceTimeZone, selectDisputesByPayment] as const),
  ],
  (table, recorded, rows, fees, workspace, currency, timeZone, disputes) => ({
    currency,
    timeZone,
    disputes: [...disputes].map(([id, ofPayment]) => ({
      id,
      disputed: takenBy(ofPayment),
      opened: ofPayment.map(({ openedAt }) => openedAt.slice(0, 10)).reduce((a, b) => (a < b ? a : b)),
    })),
    recorded: [...recorded].map(([index, { status, refunded, records }]) => ({
      id: table.idAt(index),
      status,
      refunded,
      earlier: records.map(({ recordedAt, zone }, position) => {
        const before = derivePaymentState(table, index, records.slice(0, position));
        return { until: recordedAt, zone, status: before.status, refunded: before.refunded };
      }),
    })),
    ...(workspace ? { workspaceId: workspace.id } : { rows, fees }),
  }),
);
