import { SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import { shareOf, type BasisPoints, type Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { isRefundedSince } from './batchRecords';
import type { RecordedOn } from '@/domain/payments/newRecords';
import type { RefundOfPayment } from '@/domain/payments/recordedPayments';
import { divideNextRefund } from '@/domain/payments/paymentShares';
import { feeUpTo, type AllocatedRefund } from '@/domain/payments/refunds/refundAllocation';
import { checkRefund, checkVoid, refundableAmount } from '@/domain/payments/refunds/refundRules';
import { refuse, type Eligibility, type Refusal } from '@/domain/refusals';

/**
 * How much a batch refunds of each payment: its whole amount, what is still refundable, a percentage of its amount
 * (rounded half up to the cent, at most what is refundable), or what is refundable less the processor's fee, which the
 * processor keeps. With the last rule, the customer gets all refunds together at most the amount less that fee.
 */
export type RefundRule =
  | { kind: 'full' | 'rest' | 'lessFees'; notRefundedSince?: undefined }
  | {
      kind: 'percentage';
      /** Above 0, at most 10,000. */
      basisPoints: BasisPoints;
      /** Leaves out payments that a batch refunded at this time (epoch milliseconds) or after it. */
      notRefundedSince?: number;
    };

/** What a batch does: voids of Pending payments, refunds by a rule, or both, as for a cancelled event. */
export type BatchAct = { isVoiding: true; refund?: undefined } | { isVoiding: boolean; refund: RefundRule };

/**
 * A payment as a batch needs it. `isDisputed`: its dispute is open or lost, so that it cannot be refunded. `reserved` are
 * the cents that waiting proposals reserve of it for refunds, and `isVoidProposed` says that a proposal of its void waits.
 */
export type BatchPayment = Omit<RecordedOn, 'refunds'> & {
  refunds: readonly RefundOfPayment[];
  merchantId: string;
  isDisputed: boolean;
  reserved: Cents;
  isVoidProposed: boolean;
};

/** Why a batch leaves a payment out: a rule of a single refund or void, or a refund of a recent batch. */
export type BatchRefusal = Refusal | { kind: 'refundedByRecentBatch' };

/** What a batch does to one payment: a refund or a void with its shares (cents), or the reason why it does nothing. */
export type PlannedRow = { id: string; merchantId: string } & (
  | { kind: 'refund'; amount: Cents; shares: Allocation; retainedFee: Cents }
  | { kind: 'void'; amount: Cents; shares: Allocation }
  | { kind: 'refused'; refusal: BatchRefusal }
);

/** A payment of a plan that gets a record. */
export type QualifiedRow = Exclude<PlannedRow, { kind: 'refused' }>;

/** What a batch does to a payment. The same rules refuse it as a single refund or void. */
export function planRow(payment: BatchPayment, act: BatchAct): PlannedRow {
  const { row, records, allocation, merchantId } = payment;
  const about = { id: row.id, merchantId };
  const isVoid = !act.refund || (act.isVoiding && checkVoid(row, records).allowed);
  const amount = act.refund ? amountOfRule(payment, act.refund) : 0;
  const eligibility = isVoid ? checkBatchVoid(payment) : checkBatchRefund(payment, amount);
  if (!eligibility.allowed) return { ...about, kind: 'refused', refusal: eligibility.refusal };
  if (isVoid) return { ...about, kind: 'void', amount: row.amount, shares: allocation };
  const { reportedShares: reported, model } = payment;
  if (isRefundedSince(records, act.refund.notRefundedSince))
    return { ...about, kind: 'refused', refusal: { kind: 'refundedByRecentBatch' } };
  const refund = divideNextRefund(allocation, payment.refunds, amount, { reported, model });
  return {
    ...about,
    kind: 'refund',
    amount,
    shares: refund.shares,
    retainedFee: retainedFeeOf(payment, payment.refunds, refund),
  };
}

/**
 * Whether a payment may be refunded by an amount (cents), with the reasons in the order of the single dialog. What waiting
 * proposals reserve is not refundable.
 */
export function checkBatchRefund({ row, records, isDisputed, reserved }: BatchPayment, amount: Cents): Eligibility {
  return isDisputed ? refuse({ kind: 'paymentDisputed' }) : checkRefund(row, records, amount, reserved);
}

/** Whether a batch may void a payment. A void that waits for approval already is left to its proposal. */
export function checkBatchVoid({ row, records, isVoidProposed }: BatchPayment): Eligibility {
  const eligibility = checkVoid(row, records);
  return eligibility.allowed && isVoidProposed ? refuse({ kind: 'proposedAlready' }) : eligibility;
}

/** What a rule refunds of a payment, in cents. 0 if nothing is left for it. */
export function amountOfRule(payment: BatchPayment, rule: RefundRule): Cents {
  const { row, records } = payment;
  const refundable = refundableAmount(row, records);
  switch (rule.kind) {
    case 'full':
      return row.amount;
    case 'rest':
      return refundable;
    case 'percentage':
      return Math.min(refundable, shareOf(row.amount, rule.basisPoints));
    case 'lessFees':
      return Math.max(0, refundable - unreturnedFee(payment));
    default:
      return rule satisfies never;
  }
}

/** The processor's fee of a payment in cents; 0 if its charge model returns the fee on a refund. */
function unreturnedFee({ allocation, model = SPECIFICATION_MODEL }: BatchPayment): Cents {
  return model.processorFeeOnRefund === 'kept' ? allocation.processor : 0;
}

/**
 * The part of the processor's fee that belongs to a refund and that the processor keeps, in cents. `earlier` are the refunds
 * of the payment before it.
 */
export function retainedFeeOf(
  { allocation, model = SPECIFICATION_MODEL }: Pick<BatchPayment, 'allocation' | 'model'>,
  earlier: readonly { amount: Cents }[],
  refund: AllocatedRefund,
): Cents {
  if (model.processorFeeOnRefund !== 'kept') return 0;
  if (model.processorFeePaidBy !== 'platform') return refund.coveredFee - Math.min(0, refund.moved?.processor ?? 0);
  const before = earlier.reduce((sum, { amount }) => sum + amount, 0);
  return feeUpTo(allocation, before + refund.amount) - feeUpTo(allocation, before);
}
