import type { Allocation } from '@/domain/money/split';
import { allocateRefunds, type ReportedShares } from '@/domain/payments/refunds/refundAllocation';

/** The shares that the rule gives to refunds of these amounts, which no record has yet. */
export function sharesOfRefunds(payment: Allocation, amounts: readonly number[], reported?: ReportedShares) {
  const refunds = amounts.map((amount) => ({ amount }));
  return allocateRefunds(payment, refunds, reported).map(({ shares }) => shares);
}
