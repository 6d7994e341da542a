import type { ChargeModel } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import type { Moment } from '@/domain/recordSchema';
import { RULE_VERSION } from '@/domain/ruleVersion';
import { divideNextRefund } from './paymentShares';
import type { RefundToAllocate, ReportedShares } from './refunds/refundAllocation';
import { checkRefund, type Payable, type PaymentRecord, type Refund, type Void } from './refunds/refundRules';

/** What a new record needs of its payment. Amounts are in cents. */
export type RecordedOn = {
  row: Payable & { id: string };
  records: readonly PaymentRecord[];
  allocation: Allocation;
  refunds: readonly RefundToAllocate[];
  reportedShares?: ReportedShares | undefined;
  model?: ChargeModel | undefined;
};

/** Who records it, when, and under which id. `batch` is set if the record is part of a batch. */
export type RecordStamp = Moment & Pick<Refund, 'id' | 'batch'>;

/** The record of a refund (cents) with the refund shares that it decides. Single refunds and batches use it. */
export function refundOf(
  payment: RecordedOn,
  { amount, reason }: { amount: Cents; reason: Refund['reason'] },
  stamp: RecordStamp,
): Refund {
  const { id, refunded = 0 } = payment.row;
  return {
    kind: 'refund',
    ...stamp,
    transactionId: id,
    amount,
    reason,
    fileRefunded: refunded,
    ...sharesToRecord(payment, amount),
  };
}

/** What the record of one more refund (cents) stores about its shares. Nothing if the rules refuse the refund. */
export function sharesToRecord(payment: RecordedOn, amount: Cents): Partial<Refund> {
  const { row, records, allocation, refunds, reportedShares: reported, model } = payment;
  if (!checkRefund(row, records, amount).allowed) return {};
  const { shares, coveredFee, moved } = divideNextRefund(allocation, refunds, amount, { reported, model });
  return { shares, coveredFee, ...(moved && { moved }), ruleVersion: RULE_VERSION };
}

/** The record of a void with the shares that no party earns. */
export function voidOf({ row, allocation }: RecordedOn, stamp: RecordStamp): Void {
  return { kind: 'void', ...stamp, transactionId: row.id, shares: allocation, ruleVersion: RULE_VERSION };
}
