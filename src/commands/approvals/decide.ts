import { checkReserved, checkReservedPayout, judgeDecision, withDecision } from '@/domain/approvals/proposals';
import type { ProposalDecision, ProposedAct } from '@/domain/approvals/proposalState';
import { proposedRecordId, reservedFor } from '@/domain/approvals/reservations';
import { refundOf, voidOf } from '@/domain/payments/newRecords';
import { judgeRecord, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { Refusal } from '@/domain/refusals';
import { RULE_VERSION } from '@/domain/ruleVersion';
import { earnedOf } from '@/domain/statements/balances';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { selectPayment, type Payment } from '@/selectors/payments/paymentsSelectors';
import { selectSignedInPerson } from '@/selectors/permissions/permissions';
import { selectAvailableOn, selectBalance } from '@/selectors/statements/statementSources';
import { batchRecorded } from '@/slices/entities/paymentEventsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { proposalsSlice, selectProposals } from '@/slices/entities/recordSlices';
import { createAuditStamp, type readMoment } from '@/store/auditStamp';
import type { RootState } from '@/store/rootReducer';
import { dispatchIfAccepted, withValidClock, type Command } from '@/commands/command';
import * as texts from '@/commands/approvals/approvalTexts';

type Moment = ReturnType<typeof readMoment>;

/** Why a proposal cannot be recorded now, and which of its payments or parties is the reason. */
export type ProposalProblem = { refusal: Refusal; subjectId: string };

/** What an approval records. */
type Records = { payments: PaymentRecord[]; about: Payment['row'][]; payouts: Payout[] };

/**
 * Decides a proposal. An approval judges it again by the state of this moment, and records all of it together with the
 * decision, so that the log stores both in one transaction. Returns the reason if it is refused; nothing is recorded then.
 */
export function decideProposal(
  id: string,
  { result, note }: Pick<ProposalDecision, 'result' | 'note'>,
): Command<Refusal | undefined> {
  return withValidClock((dispatch, getState, { clock }) => {
    const state = getState();
    const proposal = selectProposals(state)[id];
    if (!proposal) return undefined;
    const { id: decisionId, ...moment } = createAuditStamp(clock);
    const person = selectSignedInPerson(state);
    const eligibility = judgeDecision(proposal, { result, note }, person, moment.instant);
    if (!eligibility.allowed) return eligibility.refusal;
    const records = result === 'approved' ? recordsOf(state, proposal, moment) : undefined;
    if (records && 'refusal' in records) return records.refusal;
    if (records && records.payments.length > 0) dispatch(batchRecorded(records.payments, records.about));
    if (records && records.payouts.length > 0) dispatch(payoutsRecorded(records.payouts));
    const { changed } = proposalsSlice.actions;
    const decided = withDecision(proposal, {
      id: decisionId,
      ...moment,
      result,
      note: note.trim(),
      personId: person.id,
    });
    const toast = {
      title: texts.decided[result],
      text: texts.decidedText(proposal.act, result, proposal.items.length),
    };
    dispatch(dispatchIfAccepted(changed([decided]), selectProposals, toast));
    return undefined;
  }, undefined);
}

/**
 * Why a waiting proposal could not be recorded at an instant (milliseconds), apart from who approves it. Undefined if it could
 * be.
 */
export function problemOfProposal(
  state: RootState,
  proposal: ProposedAct,
  instant: number,
): ProposalProblem | undefined {
  const records = recordsOf(state, proposal, { recordedAt: '', recordedBy: '', zone: '', instant });
  return 'refusal' in records ? records : undefined;
}

function recordsOf(state: RootState, proposal: ProposedAct, moment: Moment): Records | ProposalProblem {
  const records: Records = { payments: [], about: [], payouts: [] };
  const proposals = Object.values(selectProposals(state));
  const now = moment.instant;
  const size = proposal.items.length;
  for (const { subjectId, amount } of proposal.items) {
    const recordId = proposedRecordId(proposal, subjectId);
    const reserved = reservedFor(proposals, proposal.act, subjectId, { now, recordId });
    if (proposal.act === 'recordPayouts') {
      const { day, reference, reason } = proposal;
      const available = reason === undefined ? (selectAvailableOn(state, day).get(subjectId) ?? 0) : Infinity;
      const eligibility = checkReservedPayout(amount, available, reserved);
      if (!eligibility.allowed) return { refusal: eligibility.refusal, subjectId };
      const earned = earnedOf(selectBalance(state, subjectId));
      const fields = { id: recordId, partyId: subjectId, amount, day, reference, earned, ruleVersion: RULE_VERSION };
      records.payouts.push({ ...moment, ...fields, ...(reason !== undefined && { reason }) });
      continue;
    }
    const payment = selectPayment(state, subjectId);
    if (!payment) return { refusal: { kind: 'paymentMissing' }, subjectId };
    const stamp = { ...moment, id: recordId, ...(size > 1 && { batch: { id: proposal.id, size } }) };
    const record =
      proposal.act === 'refundPayments'
        ? refundOf(payment, { amount, reason: proposal.reason }, stamp)
        : voidOf(payment, stamp);
    const eligibility = checkRecord(payment, record, reserved);
    if (!eligibility.allowed) return { refusal: eligibility.refusal, subjectId };
    records.payments.push(record);
    records.about.push(payment.row);
  }
  return records;
}

function checkRecord({ row, records, dispute, refundEligibility }: Payment, record: PaymentRecord, reserved: number) {
  const isDisputed = dispute && !refundEligibility.allowed && refundEligibility.refusal.kind === 'paymentDisputed';
  if (record.kind === 'refund' && isDisputed) return refundEligibility;
  const eligibility = judgeRecord(record, records, row);
  return eligibility.allowed ? checkReserved(record, records, row, reserved) : eligibility;
}
