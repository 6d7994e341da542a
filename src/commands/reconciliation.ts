import type { Reconciled } from '@/data/reconciliation/messages';
import { describeCount } from '@/domain/lists/paging';
import type { Report, Settlement } from '@/domain/reconciliation/settlements';
import { describeStanding, standingOf } from '@/domain/reconciliation/standing';
import { selectReconciliationRecords, reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { screenViewActions } from '@/slices/lists/screenViewSlice';
import { dialogClosed, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { stampOf } from '@/store/clock';
import { tellIfAccepted, type Command } from './command';
import { recording } from './recording';

/** Keeps what a report came to, and shows it. */
export function bringInReport({ comparison, ...told }: Reconciled): Command {
  return (dispatch, getState, { clock }) => {
    if (selectOpenDialog(getState()).kind !== 'bringInReport') return;
    const report: Report = { kind: 'report', ...stampOf(clock), ...told, ...comparison };
    const toast = {
      title: 'Report brought in',
      text: describeStanding(report, standingOf(report, [], [])),
      undo: reconciliationActions.reportRemoved(report.id),
    };
    const event = reconciliationActions.reportBroughtIn(report);
    if (!dispatch(tellIfAccepted(event, selectReconciliationRecords, toast))) return;
    dispatch(screenViewActions.reportChosen(null));
    dispatch(dialogClosed());
  };
}

/** Settles a break with a reason: accepted, or matched with another one. False where the rules refuse it. */
export function settleBreak(
  wanted: Pick<Settlement, 'reportId' | 'breakId' | 'withBreakId' | 'reason'>,
): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const settlement: Settlement = { kind: 'settlement', ...stampOf(clock), ...wanted };
    const isMatch = wanted.withBreakId !== undefined;
    const toast = {
      title: isMatch ? 'Matched by hand' : 'Break settled',
      text: wanted.reason,
      undo: reconciliationActions.settlementRemoved(settlement.id),
    };
    return dispatch(tellIfAccepted(reconciliationActions.breakSettled(settlement), selectReconciliationRecords, toast));
  };
}

/** Opens again what was settled; Undo settles it again. */
export function reopenBreak(settlement: Settlement): Command {
  return (dispatch) => {
    const toast = {
      title: 'Break open again',
      text: 'Its reason is taken back',
      undo: reconciliationActions.reconciliationRestored([settlement]),
    };
    const event = reconciliationActions.settlementRemoved(settlement.id);
    dispatch(recording(tellIfAccepted(event, selectReconciliationRecords, toast)));
  };
}

/** Takes a report away, with what was settled of it; Undo brings both back. */
export function removeReport(report: Report): Command {
  return (dispatch, getState) => {
    const own = Object.values(selectReconciliationRecords(getState())).filter(
      (record) => record.id === report.id || (record.kind === 'settlement' && record.reportId === report.id),
    );
    const settled = own.length - 1;
    const toast = {
      title: 'Report taken away',
      text: `${report.name}${settled > 0 ? `, and ${describeCount(settled, 'settled break')}` : ''}`,
      undo: reconciliationActions.reconciliationRestored(own),
    };
    const event = reconciliationActions.reportRemoved(report.id);
    dispatch(recording(tellIfAccepted(event, selectReconciliationRecords, toast)));
  };
}
