// The shares of single payments. Only details and files need them, so they are not part of the first look.
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { allocateRefundsAt, allocationAt, type PaymentColumns } from './recordedPayments';
import { addAllocations, allocateRefunds, PARTIES, sumShares, type ReportedShares } from './refundAllocation';
import type { PaymentRecord } from './refundRules';

/** The refund shares of one more refund (cents) after these. */
export function divideNextRefund(
  payment: Allocation,
  refunds: readonly Cents[],
  next: Cents,
  reported?: ReportedShares,
): Allocation {
  return addAllocations(allocateRefunds(payment, [...refunds, next], reported).slice(-1));
}

/** Whether the shares of a payment and of its refunds sum to their amounts and none is negative. */
export function isBalanced(payment: {
  amount: Cents;
  refunded: Cents;
  allocation: Allocation;
  refundedShares: Allocation;
}) {
  const { amount, refunded, allocation, refundedShares } = payment;
  return (
    sumShares(allocation) === amount &&
    sumShares(refundedShares) === refunded &&
    PARTIES.every((party) => allocation[party] >= 0 && refundedShares[party] >= 0)
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
  const voids = records.filter(({ kind }) => kind === 'void');
  return new Map([
    ...refunds.flatMap(({ record, shares }) => (record ? [[record.id, shares] as const] : [])),
    ...voids.map(({ id }) => [id, allocationAt(payments, index)] as const),
  ]);
}
