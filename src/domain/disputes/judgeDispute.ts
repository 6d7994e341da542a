import type { Cents } from '@/domain/money/money';
import { refundedOf, statusOf, type Payable, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { takingOf, type Dispute, type DisputeRecord } from './disputes';
import { isOpenDispute } from './fileDisputes';
import { takesMoney } from './movements';
import type { DisputeStatus } from './vocabulary';

/** The statuses that an operator may record next. A decided dispute may be decided again: banks reverse results. */
const NEXT: Record<DisputeStatus, readonly DisputeStatus[]> = {
  'needs response': ['under review', 'won', 'lost', 'prevented'],
  'under review': ['won', 'lost', 'prevented'],
  warning: ['needs response', 'prevented'],
  won: ['lost'],
  lost: ['won'],
  prevented: [],
};

/** The status of a dispute whose evidence was sent. */
export const EVIDENCE_SENT: DisputeStatus = 'under review';

/** Whether evidence can be sent for a dispute of this status, and was not yet. */
export function needsEvidence(status: DisputeStatus): boolean {
  return status !== EVIDENCE_SENT && mayFollow(status, EVIDENCE_SENT);
}

/** Whether the next status makes sense after the current one. The same status changes only its deadline or its note. */
export function mayFollow(status: DisputeStatus, next: DisputeStatus): boolean {
  return status === next || NEXT[status].includes(next);
}

type Taking = { status: DisputeStatus; amount: Cents };

/** What disputes of a payment took and have not returned, in cents. */
export function takenBy(disputes: readonly Taking[]): Cents {
  return disputes.reduce((sum, { status, amount }) => sum + (takesMoney(status) ? amount : 0), 0);
}

/** The amount of a payment in cents that neither refunds nor open or lost disputes took. */
export function disputableAmount(
  payment: Payable,
  records: readonly PaymentRecord[],
  disputes: readonly Taking[],
): Cents {
  return payment.amount - refundedOf(payment, records) - takenBy(disputes);
}

/**
 * The amount and the fee (cents) of a next step: what the bank has taken stays the amount, and a known fee stays the fee. Of a new
 * dispute, they are those of the step.
 */
export function amountsOfStep(
  dispute: Dispute | undefined,
  step: Pick<DisputeRecord, 'amount' | 'fee'>,
): Pick<DisputeRecord, 'amount' | 'fee'> {
  return {
    amount: dispute && isAmountFixed(dispute) ? dispute.amount : step.amount,
    fee: dispute && dispute.fee > 0 ? dispute.fee : step.fee,
  };
}

/** Whether the bank has taken the amount, now or before it returned it. */
export const isAmountFixed = ({ file, records }: Pick<Dispute, 'file' | 'records'>): boolean =>
  file !== undefined || takingOf(records) >= 0;

/** A payment with its disputes, for the rules of their steps. */
type Disputed = {
  row: Payable;
  records: readonly PaymentRecord[];
  disputes: readonly Pick<Dispute, 'id' | 'status' | 'amount'>[];
};

/**
 * Whether a step is allowed (amount and fee in cents). A new dispute needs a Completed payment without an open dispute, and its
 * amount is at most what neither refunds nor lost disputes took. A further step follows the status before it.
 */
export function isStepAllowed(
  { row, records, disputes }: Disputed,
  {
    disputeId,
    status,
    amount,
    fee,
  }: Pick<DisputeRecord, 'status' | 'amount' | 'fee'> & { disputeId?: string | undefined },
): boolean {
  if (!Number.isSafeInteger(fee) || fee < 0) return false;
  const dispute = disputes.find(({ id }) => id === disputeId);
  if (dispute)
    return mayFollow(dispute.status, status) && (amount === dispute.amount || (amount > 0 && amount <= row.amount));
  if (statusOf(row, records) !== 'Completed' || disputes.some((other) => isOpenDispute(other.status))) return false;
  return amount > 0 && Number.isSafeInteger(amount) && amount <= disputableAmount(row, records, disputes);
}

/**
 * Whether a record may follow the records of its payment's disputes, in the order of the log. Without records of its
 * dispute, a file has the dispute and states its status, so any step may follow.
 */
export function mayRecordStep(record: DisputeRecord, rivals: readonly DisputeRecord[]): boolean {
  if (rivals.some(({ id }) => id === record.id)) return false;
  const ofPayment = rivals.filter(({ transactionId }) => transactionId === record.transactionId);
  const last = ofPayment.findLast(({ disputeId }) => disputeId === record.disputeId);
  if (last) return mayFollow(last.status, record.status);
  // A file has the dispute, so the log knows none of its earlier steps.
  if (record.disputeId !== record.id) return true;
  const latest = [...new Map(ofPayment.map((rival) => [rival.disputeId, rival])).values()];
  return !latest.some(({ status }) => isOpenDispute(status));
}
