import type { Dispute, DisputeRecord } from '@/domain/disputes/disputes';
import { amountsOfStep, EVIDENCE_SENT, isStepAllowed } from '@/domain/disputes/judgeDispute';
import { formatMoney } from '@/domain/money/money';
import { RULE_VERSION } from '@/domain/ruleVersion';
import type { RootState } from '@/store/rootReducer';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { sharesOfDispute } from '@/selectors/payments/disputePostings';
import { selectDisputesByPayment } from '@/selectors/payments/disputeSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import type { Clock } from '@/store/clock';
import { recordAll, type Command } from '@/commands/command';
import * as texts from '@/commands/texts/disputeTexts';

type Step = Pick<
  DisputeRecord,
  'transactionId' | 'status' | 'amount' | 'fee' | 'reason' | 'networkCode' | 'openedAt' | 'evidenceDue' | 'note'
> & { disputeId: string | undefined };

/**
 * Records a step of a dispute: its opening, its evidence or its result, with the parts of those who bear it in cents. A
 * step without a dispute opens one. Returns false if it is refused.
 */
export function recordDispute({ disputeId, ...typed }: Step): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const state = getState();
    const dispute = selectDisputesByPayment(state)
      .get(typed.transactionId)
      ?.find(({ id }) => id === disputeId);
    const step = { ...typed, ...amountsOfStep(dispute, typed), disputeId };
    const records = recordsOf(state, step, clock);
    const toast = {
      title: texts.recorded,
      text: texts.recordedText(formatMoney(step.amount, selectCurrency(state)), step.transactionId),
    };
    return records.length > 0 && dispatch(recordAll(disputesSlice, records, toast));
  };
}

/** Records for several disputes that their evidence was sent. Undo withdraws all. Returns false if none may be recorded. */
export function recordEvidence(disputes: readonly Dispute[]): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const records = disputes.flatMap((dispute) => {
      const { id: disputeId, transactionId, amount, fee, reason, networkCode, openedAt, evidenceDue } = dispute;
      const known = { disputeId, transactionId, amount, fee, reason, networkCode, openedAt, evidenceDue };
      return recordsOf(getState(), { ...known, status: EVIDENCE_SENT, note: '' }, clock);
    });
    const toast = { title: texts.evidenceSent, text: texts.evidenceOf(records.length) };
    return records.length > 0 && dispatch(recordAll(disputesSlice, records, toast));
  };
}

/** The record of a step; none if the rules refuse it. */
function recordsOf(state: RootState, { disputeId, ...step }: Step, clock: Clock): DisputeRecord[] {
  const borne = sharesOfDispute(selectTransactionTable(state), step);
  if (!borne || !mayRecordDispute(state, { ...step, disputeId })) return [];
  const { shares, feeShares } = borne;
  const stamp = createAuditStamp(clock);
  return [{ ...stamp, ...step, disputeId: disputeId ?? stamp.id, shares, feeShares, ruleVersion: RULE_VERSION }];
}

/** Whether the rules allow the step: a new dispute by the payment, a further step by the status before it. */
export function mayRecordDispute(
  state: RootState,
  step: Pick<Step, 'transactionId' | 'disputeId' | 'status' | 'amount' | 'fee'>,
): boolean {
  const payment = selectPayment(state, step.transactionId);
  return payment !== undefined && isStepAllowed(payment, step);
}
