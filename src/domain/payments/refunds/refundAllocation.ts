import { divideByLargestRemainder, type Cents } from '@/domain/money/money';
import { SPECIFICATION_MODEL, type ChargeModel } from '@/domain/money/chargeModel';
import type { Allocation } from '@/domain/money/split';
import type { FeeParty } from '@/domain/payments/vocabulary';

/** The parties in the order of the allocation. */
export const PARTIES = [
  'merchant',
  'processor',
  'partner',
  'platform',
] as const satisfies readonly (keyof Allocation)[];
export type Party = (typeof PARTIES)[number];

/** No part of any party. */
export const NO_SHARES: Allocation = { merchant: 0, processor: 0, partner: 0, platform: 0 };

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

/**
 * A refund with its refund shares in cents. In them, the merchant covers `coveredFee` of the processor's fee. `moved` is
 * what a charge model moved between the parties beside that; its parts sum to 0.
 */
export type AllocatedRefund = { amount: Cents; shares: Allocation; coveredFee: Cents; moved?: Allocation };
/** A refund in cents. If its record has shares, they count, and no rule is applied. */
export type RefundToAllocate = Pick<AllocatedRefund, 'amount'> & Partial<AllocatedRefund>;

/**
 * The refund shares of each refund. A refund without recorded shares is split by largest remainder over the remaining
 * shares, the processor's nominal share included. Without a charge model, the processor keeps its fee, so the merchant
 * covers that part. Throws a RangeError if such a refund is not above 0 or exceeds the refundable amount.
 */
export function allocateRefunds(
  payment: Allocation,
  refunds: readonly RefundToAllocate[],
  reported?: ReportedShares,
  model = SPECIFICATION_MODEL,
): AllocatedRefund[] {
  const nominal = nominalParts(payment, model);
  const recorded = refunds.map(
    ({ shares, coveredFee = 0, moved }) => shares && subtract(moveFee(shares, 0 - coveredFee), moved ?? NO_SHARES),
  );
  let remains = nominal;
  // Rows that a newer file brings get at most the shares that the recorded refunds leave.
  let unrecorded = recorded.reduce<Allocation>((rest, parts) => (parts ? subtract(rest, parts) : rest), nominal);
  return refunds.map((refund, index) => {
    const { amount } = refund;
    const recordedParts = recorded[index];
    let parts = recordedParts;
    let isStated = false;
    if (!parts) {
      if (!(amount > 0 && amount <= sumShares(remains)))
        throw new RangeError('A refund is above 0 and at most what is left');
      let calculated = divide(amount, remains);
      if (PARTIES.some((party) => calculated[party] > unrecorded[party])) calculated = divide(amount, unrecorded);
      parts = reported?.(index, calculated) ?? calculated;
      isStated = parts !== calculated;
      unrecorded = subtract(unrecorded, parts);
    }
    const before = subtract(nominal, remains);
    remains = subtract(remains, parts);
    if (recordedParts)
      return { ...refund, shares: refund.shares ?? parts, coveredFee: refund.coveredFee ?? recordedParts.processor };
    return withMovedParts(amount, parts, model, {
      isStated,
      // Both sums are rounded the same way, so that the parts of all refunds sum to the whole fee.
      returnedFee: feeUpTo(payment, sumShares(subtract(nominal, remains))) - feeUpTo(payment, sumShares(before)),
    });
  });
}

/** The part of the processor's fee (cents) that belongs to the first cents of a payment, rounded down. */
export function feeUpTo(payment: Allocation, cents: Cents): Cents {
  return Math.floor((payment.processor * cents) / Math.max(1, sumShares(payment)));
}

/**
 * What each party returns before anything is moved. A platform that pays the processor got the fee for that, too, so its
 * part is never below zero here.
 */
function nominalParts(payment: Allocation, { processorFeePaidBy }: ChargeModel): Allocation {
  const { merchant, processor, partner, platform } = payment;
  const paid = processorFeePaidBy === 'platform' ? processor : 0;
  const gross = platform + paid;
  if (paid === 0 && gross >= 0) return payment;
  // A fee that does not cover what the platform pays to the partner leaves it nothing to return.
  const missing = Math.min(0, gross);
  return { merchant: merchant + missing, processor: processor - paid, partner, platform: gross - missing };
}

/** A refund after the charge model has moved what somebody keeps to the party that bears it. */
function withMovedParts(
  amount: Cents,
  parts: Allocation,
  model: ChargeModel,
  { isStated, returnedFee }: { isStated: boolean; returnedFee: Cents },
): AllocatedRefund {
  const isRetained = model.processorFeeOnRefund === 'kept';
  const coveredFee = isRetained && model.unreturnedFeeBorneBy === 'merchant' ? parts.processor : 0;
  const moved = { ...NO_SHARES };
  const move = (from: Party, to: Party, cents: Cents) => {
    moved[from] -= cents;
    moved[to] += cents;
  };
  if (model.processorFeePaidBy === 'platform') {
    // The platform paid the processor, so a fee that is returned goes back to the platform.
    if (!isRetained) move('platform', 'processor', returnedFee);
  } else if (isRetained && model.unreturnedFeeBorneBy === 'platform') move('processor', 'platform', parts.processor);
  if (model.platformFeeOnRefund === 'kept' && !isStated) {
    move('platform', 'merchant', parts.platform);
    if (model.partnerFeeFrom === 'platform') move('partner', 'merchant', parts.partner);
  }
  const shares = combine(moveFee(parts, coveredFee), moved, (a, b) => a + b);
  const isMoved = PARTIES.some((party) => moved[party] !== 0);
  return { amount, shares, coveredFee, ...(isMoved && { moved }) };
}

function divide(refund: Cents, remains: Allocation): Allocation {
  // A party that returned more than its share has nothing left, so its weight is 0 and not negative.
  const weights = PARTIES.map((party) => Math.max(0, remains[party])) as [Cents, Cents, Cents, Cents];
  const [merchant, processor, partner, platform] = divideByLargestRemainder(refund, weights);
  return { merchant, processor, partner, platform };
}

/** The refund shares of one refund of a whole payment. */
export function allocateWholeRefund(payment: Allocation, model = SPECIFICATION_MODEL): AllocatedRefund {
  const returned = { isStated: false, returnedFee: payment.processor };
  return withMovedParts(sumShares(payment), nominalParts(payment, model), model, returned);
}

/** Moves a part of the processor's share (cents) to the merchant. */
function moveFee(shares: Allocation, fee: Cents): Allocation {
  return { ...shares, merchant: shares.merchant + fee, processor: shares.processor - fee };
}

/** The sum of allocations or refund shares, in cents. */
export function addAllocations(allocations: readonly Allocation[]): Allocation {
  return allocations.reduce((sum, allocation) => combine(sum, allocation, (a, b) => a + b), NO_SHARES);
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
