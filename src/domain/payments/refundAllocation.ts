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

/** The merchant's share of an amount (cents): the amount less all fees. */
export function merchantShare(amount: Cents, { processor, partner, platform }: Record<Fee['party'], Cents>): Cents {
  return amount - processor - partner - platform;
}

/** The allocation of a payment in cents. */
export function allocationOfFees(amount: Cents, fees: Record<Fee['party'], Cents>): Allocation {
  const { processor, partner, platform } = fees;
  return { merchant: merchantShare(amount, fees), processor, partner, platform };
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
    return coverProcessor(parts);
  });
}

/** The refund shares of one refund of a whole payment, in cents. */
export function allocateWholeRefund(payment: Allocation): Allocation {
  return coverProcessor(payment);
}

/** The merchant covers what the processor keeps. */
function coverProcessor(parts: Allocation): Allocation {
  return { ...parts, merchant: parts.merchant + parts.processor, processor: 0 };
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

function combine(a: Allocation, b: Allocation, join: (a: Cents, b: Cents) => Cents): Allocation {
  return {
    merchant: join(a.merchant, b.merchant),
    processor: join(a.processor, b.processor),
    partner: join(a.partner, b.partner),
    platform: join(a.platform, b.platform),
  };
}
