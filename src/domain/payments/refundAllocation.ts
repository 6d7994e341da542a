import { divideByLargestRemainder, type Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import type { Fee } from './payment';

/** The parties in the order of the allocation. */
export const PARTIES = [
  'merchant',
  'processor',
  'partner',
  'platform',
] as const satisfies readonly (keyof Allocation)[];
export type Party = (typeof PARTIES)[number];

/** The allocation of a payment (cents): the merchant gets the amount less all fees. */
export function allocationOfFees(amount: Cents, fees: Record<Fee['party'], Cents>): Allocation {
  const { processor, partner, platform } = fees;
  return { merchant: amount - processor - partner - platform, processor, partner, platform };
}

/** Replaces the calculated shares of the refund at an index by the shares that a file has. */
export type ReportedShares = (index: number, calculated: Allocation) => Allocation;

/**
 * The refund shares of each refund, in cents. A refund is split by largest remainder over the remaining shares, the
 * processor's nominal share included. The processor keeps its fee, so the merchant covers that part (product rules,
 * section 5). Throws a RangeError if a refund is not above 0 or exceeds the refundable amount.
 */
export function allocateRefunds(
  payment: Allocation,
  refunds: readonly Cents[],
  reported?: ReportedShares,
): Allocation[] {
  let remains = payment;
  return refunds.map((refund, index) => {
    if (!(refund > 0 && refund <= sumShares(remains)))
      throw new RangeError('A refund is above 0 and at most what is left');
    // A party that returned more than its share has nothing left, so its weight is 0 and not negative.
    const weights = PARTIES.map((party) => Math.max(0, remains[party])) as [Cents, Cents, Cents, Cents];
    const [merchant, processor, partner, platform] = divideByLargestRemainder(refund, weights);
    const calculated = { merchant, processor, partner, platform };
    const parts = reported?.(index, calculated) ?? calculated;
    remains = subtract(remains, parts);
    return { ...parts, merchant: parts.merchant + parts.processor, processor: 0 };
  });
}

/** The refund shares of one more refund (cents) after these. */
export function divideNextRefund(
  payment: Allocation,
  refunds: readonly Cents[],
  next: Cents,
  reported?: ReportedShares,
): Allocation {
  return addAllocations(allocateRefunds(payment, [...refunds, next], reported).slice(-1));
}

/** The sum of allocations or refund shares, in cents. */
export function addAllocations(allocations: readonly Allocation[]): Allocation {
  const nothing: Allocation = { merchant: 0, processor: 0, partner: 0, platform: 0 };
  return allocations.reduce((sum, allocation) => combine(sum, allocation, (a, b) => a + b), nothing);
}

/** The net shares. A merchant that covered the processor's fee may be below zero. */
export function subtract(allocation: Allocation, refundedShares: Allocation): Allocation {
  return combine(allocation, refundedShares, (a, b) => a - b);
}

/** The sum of all shares, in cents. */
export function sumShares(allocation: Allocation): Cents {
  return PARTIES.reduce((sum, party) => sum + allocation[party], 0);
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

function combine(a: Allocation, b: Allocation, join: (a: Cents, b: Cents) => Cents): Allocation {
  return {
    merchant: join(a.merchant, b.merchant),
    processor: join(a.processor, b.processor),
    partner: join(a.partner, b.partner),
    platform: join(a.platform, b.platform),
  };
}
