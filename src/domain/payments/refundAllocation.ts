import { divideByLargestRemainder, type Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import type { FeeParty } from './vocabulary';

/** The parties in the order of the allocation. */
export const PARTIES = [
  'merchant',
  'processor',
  'partner',
  'platform',
] as const satisfies readonly (keyof Allocation)[];
export type Party = (typeof PARTIES)[number];

/** The merchant's share of an amount (cents): the amount less all fees. */
export function merchantShare(amount: Cents, { processor, partner, platform }: Record<FeeParty, Cents>): Cents {
  return amount - processor - partner - platform;
}

/** The allocation of a payment in cents. */
export function allocationOfFees(amount: Cents, fees: Record<FeeParty, Cents>): Allocation {
  const { processor, partner, platform } = fees;
  return { merchant: merchantShare(amount, fees), processor, partner, platform };
}

/** Replaces the calculated shares of the refund at an index by the shares that a file has. */
export type ReportedShares = (index: number, calculated: Allocation) => Allocation;

/** A refund with its refund shares in cents. In them, the merchant covers `coveredFee` of the processor's fee. */
export type AllocatedRefund = { amount: Cents; shares: Allocation; coveredFee: Cents };
/** A refund in cents. If its record has shares, they count, and no rule is applied. */
export type RefundToAllocate = Pick<AllocatedRefund, 'amount'> & Partial<AllocatedRefund>;

/**
 * The refund shares of each refund. A refund without recorded shares is split by largest remainder over the remaining
 * shares, the processor's nominal share included. The processor keeps its fee, so the merchant covers that part. Throws
 * a RangeError if such a refund is not above 0 or exceeds the refundable amount.
 */
export function allocateRefunds(
  payment: Allocation,
  refunds: readonly RefundToAllocate[],
  reported?: ReportedShares,
): AllocatedRefund[] {
  const recorded = refunds.map(({ shares, coveredFee = 0 }) => shares && moveFee(shares, 0 - coveredFee));
  let remains = payment;
  // Rows that a newer file brings get at most the shares that the recorded refunds leave.
  let unrecorded = recorded.reduce<Allocation>((rest, parts) => (parts ? subtract(rest, parts) : rest), payment);
  return refunds.map(({ amount, shares }, index) => {
    let parts = recorded[index];
    if (!parts) {
      if (!(amount > 0 && amount <= sumShares(remains)))
        throw new RangeError('A refund is above 0 and at most what is left');
      parts = divide(amount, remains);
      if (PARTIES.some((party) => Number(parts?.[party]) > unrecorded[party])) parts = divide(amount, unrecorded);
      parts = reported?.(index, parts) ?? parts;
      unrecorded = subtract(unrecorded, parts);
    }
    remains = subtract(remains, parts);
    return { amount, shares: shares ?? moveFee(parts, parts.processor), coveredFee: parts.processor };
  });
}

function divide(refund: Cents, remains: Allocation): Allocation {
  // A party that returned more than its share has nothing left, so its weight is 0 and not negative.
  const weights = PARTIES.map((party) => Math.max(0, remains[party])) as [Cents, Cents, Cents, Cents];
  const [merchant, processor, partner, platform] = divideByLargestRemainder(refund, weights);
  return { merchant, processor, partner, platform };
}

/** The refund shares of one refund of a whole payment. */
export function allocateWholeRefund(payment: Allocation): AllocatedRefund {
  const { processor } = payment;
  return { amount: sumShares(payment), shares: moveFee(payment, processor), coveredFee: processor };
}

/** Moves a part of the processor's share (cents) to the merchant. */
function moveFee(shares: Allocation, fee: Cents): Allocation {
  return { ...shares, merchant: shares.merchant + fee, processor: shares.processor - fee };
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
