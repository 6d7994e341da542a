import type { Cents } from '@/domain/money/money';
import {
  checkRefund,
  checkUnreserved,
  checkVoid,
  refundedOf,
  type Payable,
  type PaymentRecord,
} from '@/domain/payments/refunds/refundRules';
import { checkPayout, type Payout } from '@/domain/statements/payouts/payouts';
import type { TeamPerson } from '@/domain/permissions/permit';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import { isSame } from '@/lib/objects';
import { proposalState, type ProposalDecision, type ProposedAct } from './proposalState';
import { proposedRecordId } from './reservations';

/**
 * Whether a refund leaves what waiting proposals reserve of its payment (cents). `records` are those of the payment. A
 * refund that a file confirms does not count twice.
 */
export function checkReserved(
  record: PaymentRecord,
  records: readonly PaymentRecord[],
  payment: Payable,
  reserved: Cents,
): Eligibility {
  if (record.kind === 'void' || reserved === 0) return ALLOWED;
  if (refundedOf(payment, [...records, record]) + reserved <= payment.amount) return ALLOWED;
  const available = Math.max(0, payment.amount - refundedOf(payment, records) - reserved);
  return refuse({ kind: 'amountReserved', reserved, available });
}

/**
 * Whether a refund (cents) or a void may be proposed of a payment. `reserved` is what waiting proposals of the same act
 * reserve of it, in cents.
 */
export function checkProposedPayment(
  act: 'refundPayments' | 'voidPayments',
  amount: Cents,
  { payment, records, reserved }: { payment: Payable | undefined; records: readonly PaymentRecord[]; reserved: Cents },
): Eligibility {
  if (!payment) return refuse({ kind: 'paymentMissing' });
  if (act === 'voidPayments') {
    const eligibility = checkVoid(payment, records);
    return eligibility.allowed && reserved > 0 ? refuse({ kind: 'proposedAlready' }) : eligibility;
  }
  return checkRefund(payment, records, amount, reserved);
}

/** Whether an amount may be paid out of what is available and not reserved by waiting proposals, all in cents. */
export function checkReservedPayout(amount: Cents, available: Cents, reserved: Cents): Eligibility {
  const eligibility = checkPayout(amount, available);
  return eligibility.allowed ? checkUnreserved(amount, available, reserved) : eligibility;
}

/**
 * Whether a person may decide a stored proposal at an instant: nobody decides twice or after it has expired, only its
 * proposer withdraws it, and only those whom it names approve or reject it, never the proposer.
 */
export function judgeDecision(
  proposal: ProposedAct,
  { result, note }: Pick<ProposalDecision, 'result' | 'note'>,
  person: Pick<TeamPerson, 'id'>,
  now: number,
): Eligibility {
  if (proposal.decision) return refuse({ kind: 'decidedAlready', result: proposal.decision.result });
  if (proposalState(proposal, now) === 'expired') return refuse({ kind: 'proposalExpired' });
  const isProposer = person.id === proposal.proposerId;
  if (result === 'withdrawn') return isProposer ? ALLOWED : refuse({ kind: 'notProposer' });
  if (isProposer) return refuse({ kind: 'selfApproval' });
  if (!proposal.approvers.some(({ id }) => id === person.id))
    return refuse({ kind: 'notApprover', people: proposal.approvers.map(({ name }) => name) });
  return result === 'rejected' && note.trim() === '' ? refuse({ kind: 'rejectionNoteMissing' }) : ALLOWED;
}

/** A proposal with another decision than the stored one, and otherwise unchanged: what was proposed never changes. */
export const withDecision = (proposal: ProposedAct, decision: ProposalDecision): ProposedAct => ({
  ...proposal,
  decision,
});

/** Whether a record is what a proposal proposes of its payment or party. Who records it, and when, does not matter. */
export function isProposed(proposal: ProposedAct, record: PaymentRecord | Payout): boolean {
  const subjectId = 'partyId' in record ? record.partyId : record.transactionId;
  const item = proposal.items.find((proposed) => proposed.subjectId === subjectId);
  if (!item || record.id !== proposedRecordId(proposal, subjectId)) return false;
  switch (proposal.act) {
    case 'refundPayments':
      return (
        'kind' in record &&
        record.kind === 'refund' &&
        record.amount === item.amount &&
        record.reason === proposal.reason
      );
    case 'voidPayments':
      return 'kind' in record && record.kind === 'void';
    case 'recordPayouts': {
      const { day, reference, reason } = proposal;
      return (
        'partyId' in record &&
        isSame(
          { amount: item.amount, day, reference, reason },
          { amount: record.amount, day: record.day, reference: record.reference, reason: record.reason },
        )
      );
    }
    default:
      return proposal satisfies never;
  }
}
