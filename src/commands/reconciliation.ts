import type { Reconciled } from '@/data/reconciliation/messages';
import type { Report, Resolution } from '@/domain/reconciliation/resolutions';
import { amountsToRecord, summarizeReport } from '@/domain/reconciliation/reportSummary';
import { describeMatched } from '@/selectors/reconciliation/texts';
import { selectReconciliationRecords, reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { dialogClosed, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { dispatchIfAccepted, type Command } from './command';
import { withAudit } from './changes/auditTrail';
import * as texts from './texts/reconciliationTexts';

/** Records an imported report and shows it. Nothing happens if the dialog was closed while the worker compared. */
export function importReport({ comparison, ...reported }: Reconciled): Command {
  return (dispatch, getState, { clock }) => {
    if (selectOpenDialog(getState()).kind !== 'bringInReport') return;
    const report: Report = { kind: 'report', ...createAuditStamp(clock), ...reported, ...comparison };
    const toast = {
      title: texts.reportImported,
      text: describeMatched(report, summarizeReport(report, [], [])),
      undo: reconciliationActions.reportRemoved(report.id),
    };
    const event = reconciliationActions.reportBroughtIn(report);
    if (!dispatch(dispatchIfAccepted(event, selectReconciliationRecords, toast))) return;
    dispatch(secondaryViewActions.reportChosen(null));
    dispatch(dialogClosed());
  };
}

type Wanted = Pick<Resolution, 'reportId' | 'breakId' | 'withBreakId' | 'reason'>;

/** Resolves a discrepancy: the difference is accepted, or both discrepancies are matched. Returns false if the rules refuse. */
export function resolveDiscrepancy(wanted: Wanted): Command<boolean> {
  const title = wanted.withBreakId === undefined ? texts.discrepancyResolved : texts.matchedManually;
  return resolve([wanted], { title, text: wanted.reason });
}

/**
 * Accepts the differences of several discrepancies of a report with one reason; Undo reopens all of them. Returns false
 * if the rules refuse all.
 */
export function resolveDiscrepancies(reportId: string, ids: readonly string[], reason: string): Command<boolean> {
  const wanted = ids.map((breakId) => ({ reportId, breakId, reason }));
  return resolve(wanted, { title: texts.discrepanciesResolved, text: texts.resolvedWith(ids.length, reason) });
}

function resolve(all: readonly Wanted[], toast: { title: string; text: string }): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const resolutions = all.map((wanted): Resolution => {
      const report = selectReconciliationRecords(getState())[wanted.reportId];
      const amounts = amountsToRecord(wanted, report?.kind === 'report' ? report.breaks : []);
      return { kind: 'settlement', ...createAuditStamp(clock), ...wanted, ...amounts };
    });
    const undo = reconciliationActions.settlementRemoved(resolutions.map(({ id }) => id));
    const event = reconciliationActions.breakSettled(resolutions);
    return dispatch(dispatchIfAccepted(event, selectReconciliationRecords, { ...toast, undo }));
  };
}

/** Reopens a resolved discrepancy; Undo resolves it again. */
export function reopenDiscrepancy(resolution: Resolution): Command {
  return (dispatch) => {
    const toast = {
      title: texts.discrepancyReopened,
      text: texts.reasonRemoved,
      undo: reconciliationActions.reconciliationRestored([resolution]),
    };
    const event = reconciliationActions.settlementRemoved(resolution.id);
    dispatch(withAudit(dispatchIfAccepted(event, selectReconciliationRecords, toast)));
  };
}

/** Removes a report with the resolutions of its discrepancies; Undo restores both. */
export function removeReport(report: Report): Command {
  return (dispatch, getState) => {
    const recordsOfReport = Object.values(selectReconciliationRecords(getState())).filter(
      (record) => record.id === report.id || (record.kind === 'settlement' && record.reportId === report.id),
    );
    const resolved = recordsOfReport.length - 1;
    const toast = {
      title: texts.reportRemoved,
      text: texts.removed(report.name, resolved),
      undo: reconciliationActions.reconciliationRestored(recordsOfReport),
    };
    const event = reconciliationActions.reportRemoved(report.id);
    dispatch(withAudit(dispatchIfAccepted(event, selectReconciliationRecords, toast)));
  };
}
