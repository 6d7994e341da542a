// The shares of single payments. Only details and files need them, so they are not part of the first look.
import { SPECIFICATION_MODEL, type ChargeModel } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { rowAt } from '@/lib/indices';
import { allocateRefundsAt, allocationAt, type PaymentColumns } from './recordedPayments';
import {
  allocateRefunds,
  PARTIES,
  sumShares,
  type AllocatedRefund,
  type RefundToAllocate,
  type ReportedShares,
} from './refunds/refundAllocation';
import type { PaymentRecord } from './refunds/refundRules';

/** One more refund (cents) after these, with its shares. */
export function divideNextRefund(
  payment: Allocation,
  refunds: readonly RefundToAllocate[],
  amount: Cents,
  { reported, model }: { reported?: ReportedShares | undefined; model?: ChargeModel | undefined } = {},
): AllocatedRefund {
  return rowAt(allocateRefunds(payment, [...refunds, { amount }], reported, model), refunds.length);
}

/**
 * Whether the shares of a payment and of its refunds sum to their amounts and none is negative. Only under another charge
 * model than the specification's a part may be below zero.
 */
export function isBalanced(payment: {
  amount: Cents;
  refunded: Cents;
  allocation: Allocation;
  refundedShares: Allocation;
  model?: ChargeModel | undefined;
}) {
  const { amount, refunded, allocation, refundedShares, model = SPECIFICATION_MODEL } = payment;
  return (
    sumShares(allocation) === amount &&
    sumShares(refundedShares) === refunded &&
    (model !== SPECIFICATION_MODEL || PARTIES.every((party) => allocation[party] >= 0 && refundedShares[party] >= 0))
  );
}

/**
 * The refund shares of each refund, in cents by its id, imported refunds included, and for a void the lost shares. A
 * row that is Refunded itself has none.
 */
export function partsOfRecords(
  payments: PaymentColumns,
  index: number,
  records: readonly PaymentRecord[],
): ReadonlyMap<string, Allocation> {
  const refunds = allocateRefundsAt(payments, index, records);
  const voids = records.filter((record) => record.kind === 'void');
  return new Map([
    ...refunds.flatMap(({ record, shares }) => (record ? [[record.id, shares] as const] : [])),
    ...voids.map(({ id, shares }) => [id, shares ?? allocationAt(payments, index)] as const),
  ]);
}
