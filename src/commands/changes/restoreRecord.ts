import type { UnknownAction } from '@reduxjs/toolkit';
import { judgeAssignment } from '@/domain/assignments/judgeAssignment';
import type { Reversal } from '@/domain/changes/records';
import { restorationRefusal } from '@/domain/entries/restorations';
import type { EntryValues } from '@/domain/entries/entryKinds';
import { earnedOf } from '@/domain/statements/balances';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { selectAssignmentSteps } from '@/selectors/assignments/assignmentSelectors';
import { RESTORATION_REASONS } from '@/selectors/changes/restorationTexts';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectBalance } from '@/selectors/statements/statementSources';
import { refundRecorded, refundWithdrawn } from '@/slices/entities/paymentEventsSlice';
import { payoutsRecorded, payoutsRemoved } from '@/slices/entities/payoutsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import {
  adjustmentsSlice,
  agreedRatesSlice,
  assignmentsSlice,
  chargeModelsSlice,
  disputesSlice,
  notesSlice,
} from '@/slices/entities/recordSlices';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { statementsIssued, statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { toastShown, type UndoAction } from '@/slices/ui/layoutSlice';
import type { RootState } from '@/store/rootReducer';
import { RECORDS, withAudit } from './auditTrail';
import { dispatchIfAccepted, withValidClock, type Command, type RecordEvents } from '@/commands/command';
import { mayRecordDispute } from '@/commands/payments/disputes';
import { restoredApproval } from '@/commands/approvals/restoredApproval';
import * as texts from './restoreTexts';

type Events = { event: UnknownAction; undo: UndoAction };

/** The events that restore a record of each kind and withdraw it again. Undefined if the rules refuse it. */
const EVENTS: { [Kind in Reversal['of']]: (record: EntryValues[Kind], state: RootState) => Events | undefined } = {
  payments: (record, state) => {
    const { row, refundEligibility } = selectPayment(state, record.transactionId) ?? {};
    if (!row || record.kind !== 'refund') return undefined;
    // The payment may have been charged back since the refund was withdrawn.
    if (!refundEligibility?.allowed && refundEligibility?.refusal.kind === 'paymentDisputed') return undefined;
    return { event: refundRecorded(record, row), undo: refundWithdrawn(record, row) };
  },
  // The limit of a payout is what its party has earned now.
  payouts: (record, state) => ({
    event: payoutsRecorded([{ ...record, earned: earnedOf(selectBalance(state, record.partyId)) }]),
    undo: payoutsRemoved([record.id]),
  }),
  statements: (record) => ({ event: statementsIssued([record]), undo: statementsWithdrawn([record.id]) }),
  reconciliation: (record) =>
    record.kind === 'report'
      ? { event: reconciliationActions.reportBroughtIn(record), undo: reconciliationActions.reportRemoved(record.id) }
      : { event: reconciliationActions.breakSettled(record), undo: reconciliationActions.settlementRemoved(record.id) },
  chargeModels: (record) => eventsOf(chargeModelsSlice.actions, record),
  disputes: (record, state) => (mayRecordDispute(state, record) ? eventsOf(disputesSlice.actions, record) : undefined),
  adjustments: (record) => eventsOf(adjustmentsSlice.actions, record),
  agreedRates: (record) => eventsOf(agreedRatesSlice.actions, record),
  notes: (record) => eventsOf(notesSlice.actions, record),
  assignments: (record, state) => {
    const rivals = selectAssignmentSteps(state, record);
    return judgeAssignment(record, rivals, undefined).allowed ? eventsOf(assignmentsSlice.actions, record) : undefined;
  },
};

function eventsOf<Value extends { id: string }>(actions: RecordEvents<Value>, record: Value): Events {
  return { event: actions.recorded([record]), undo: actions.withdrawn([record.id]) };
}

/** Restores the record that a reversal holds. Returns false, and a message says why, if the rules refuse it. */
export function restoreRecord(reversalId: string): Command<boolean> {
  const restore: Command<boolean> = (dispatch, getState, { clock }) => {
    const state = getState();
    const reversal = selectReversals(state)[reversalId];
    if (!reversal?.record) return false;
    const { of, record } = reversal;
    const refusal = restorationRefusal(reversal, {
      chargeModels: state.chargeModels.records,
      adjustments: state.adjustments.records,
      agreedRates: state.agreedRates.records,
      notes: state.notes.records,
      disputes: state.disputes.records,
    });
    const approval =
      of === 'payments' || of === 'payouts'
        ? restoredApproval(state, record as Payout, clock().now.getTime())
        : undefined;
    if (approval) {
      const names = approval.approvers.map(({ name }) => name);
      dispatch(toastShown({ title: texts.notRestored, text: texts.approvalNeeded(names) }));
      return false;
    }
    const create = EVENTS[of] as (record: Reversal['record'], state: RootState) => Events | undefined;
    const events = refusal ? undefined : create(record, state);
    const toast = { title: texts.restored, text: texts.countsAgain };
    if (events && dispatch(dispatchIfAccepted(events.event, RECORDS[of], { ...toast, undo: events.undo }))) return true;
    dispatch(
      toastShown({ title: texts.notRestored, text: refusal ? RESTORATION_REASONS[refusal.reason] : texts.excluded }),
    );
    return false;
  };
  return withValidClock(withAudit(restore), false);
}
