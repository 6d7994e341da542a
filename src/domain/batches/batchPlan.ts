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
  | { kind: 'full' | 'rest' | 'lessFees' }
  | {
      kind: 'percentage';
      /** Above 0, at most 10,000. */
      basisPoints: BasisPoints;
      /** Leaves out payments that a batch refunded at this time (epoch milliseconds) or after it. */
      notRefundedSince?: number;
    };

/** What a batch does: voids of Pending payments, refunds by a rule, or both, as for a cancelled event. */
export type BatchAct = { isVoiding: true; refund?: undefined } | { isVoiding: boolean; refund: RefundRule };

/** A payment as a batch needs it. `isDisputed`: its dispute is open or lost, so that it cannot be refunded. */
export type BatchPayment = Omit<RecordedOn, 'refunds'> & {
  refunds: readonly RefundOfPayment[];
  merchantId: string;
  isDisputed: boolean;
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
  const voidable = checkVoid(row, records);
  if (act.isVoiding && voidable.allowed) return { ...about, kind: 'void', amount: row.amount, shares: allocation };
  const amount = act.refund ? amountOfRule(payment, act.refund) : 0;
  const eligibility = act.refund ? checkBatchRefund(payment, amount) : voidable;
  if (!eligibility.allowed) return { ...about, kind: 'refused', refusal: eligibility.refusal };
  const { reportedShares: reported, model } = payment;
  if (act.refund?.kind === 'percentage' && isRefundedSince(records, act.refund.notRefundedSince))
    return { ...about, kind: 'refused', refusal: { kind: 'refundedByRecentBatch' } };
  const refund = divideNextRefund(allocation, payment.refunds, amount, { reported, model });
  // An amount that the rules allow has shares.
  if (!refund) throw new RangeError('The refund has no shares');
  return {
    ...about,
    kind: 'refund',
    amount,
    shares: refund.shares,
    retainedFee: retainedFeeOf(payment, payment.refunds, refund),
  };
}

/** Whether a payment may be refunded by an amount (cents), with the reasons in the order of the single dialog. */
export function checkBatchRefund({ row, records, isDisputed }: BatchPayment, amount: Cents): Eligibility {
  if (isDisputed) return refuse({ kind: 'paymentDisputed' });
  const eligibility = checkRefund(row, records);
  return eligibility.allowed ? checkRefund(row, records, amount) : eligibility;
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

/** The sums of the refunds or the voids of a plan, in cents. The shares sum to the amount. */
export type ActSums = { count: number; amount: Cents; shares: Allocation };

/** The figures of a plan. `merchants` has what each merchant returns by refunds, in cents. */
export type BatchSums = {
  refunds: ActSums & { retainedFees: Cents };
  voids: ActSums;
  refused: number;
  merchants: ReadonlyMap<string, Cents>;
};

/** Adds up the figures of a plan. */
export function sumPlan(rows: readonly PlannedRow[]): BatchSums {
  const sums = { refunds: { ...noSums(), retainedFees: 0 }, voids: noSums(), refused: 0 };
  const merchants = new Map<string, Cents>();
  for (const row of rows) {
    if (row.kind === 'refused') {
      sums.refused += 1;
      continue;
    }
    const ofKind = row.kind === 'refund' ? sums.refunds : sums.voids;
    ofKind.count += 1;
    ofKind.amount += row.amount;
    for (const party of ['merchant', 'processor', 'partner', 'platform'] as const)
      ofKind.shares[party] += row.shares[party];
    if (row.kind !== 'refund') continue;
    sums.refunds.retainedFees += row.retainedFee;
    merchants.set(row.merchantId, (merchants.get(row.merchantId) ?? 0) + row.shares.merchant);
  }
  return { ...sums, merchants };
}

const noSums = (): ActSums => ({
  count: 0,
  amount: 0,
  shares: { merchant: 0, processor: 0, partner: 0, platform: 0 },
});

/** A merchant whose balance (cents) is below zero after a batch. */
export type NegativeMerchant = { merchantId: string; before: Cents; after: Cents };

/** The merchants whose balance a batch takes below zero, or further below, the lowest first. Balances are in cents. */
export function negativeMerchants(
  { merchants }: Pick<BatchSums, 'merchants'>,
  balanceOf: (merchantId: string) => Cents,
): NegativeMerchant[] {
  return [...merchants]
    .map(([merchantId, share]) => {
      const before = balanceOf(merchantId);
      return { merchantId, before, after: before - share };
    })
    .filter(({ before, after }) => after < 0 && after < before)
    .sort((a, b) => a.after - b.after);
}

/** The number of payments that a plan refuses, by reason, the most frequent first. */
export function refusalsOfPlan(rows: readonly PlannedRow[]): { refusal: BatchRefusal; count: number }[] {
  const byReason = new Map<string, { refusal: BatchRefusal; count: number }>();
  for (const row of rows) {
    if (row.kind !== 'refused') continue;
    // The refundable amounts differ, but the reason is the same.
    const key = 'status' in row.refusal ? `${row.refusal.kind} ${row.refusal.status}` : row.refusal.kind;
    const known = byReason.get(key) ?? { refusal: row.refusal, count: 0 };
    known.count += 1;
    byReason.set(key, known);
  }
  return [...byReason.values()].sort((a, b) => b.count - a.count);
}
