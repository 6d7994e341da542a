import { divideByLargestRemainder, type Cents } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import type { Fee } from './payment';

/** The parties in the order of the allocation. */
export const PARTIES = ['merchant', 'processor', 'partner', 'platform'] as const satisfies readonly (keyof Division)[];
export type Party = (typeof PARTIES)[number];

/** The allocation of a payment (cents): the merchant gets the amount less all fees. */
export function divisionOfFees(amount: Cents, fees: Record<Fee['party'], Cents>): Division {
  const { processor, partner, platform } = fees;
  return { merchant: amount - processor - partner - platform, processor, partner, platform };
}

/** Replaces the calculated shares of the refund at an index by the shares that a file has. */
export type ReportedShares = (place: number, workedOut: Division) => Division;

/**
 * The refund shares of each refund, in cents. A refund is split by largest remainder over the remaining shares, the
 * processor's nominal share included. The processor keeps its fee, so the merchant covers that part (product rules,
 * section 5). Throws a RangeError if a refund is not above 0 or exceeds the refundable amount.
 */
export function divideRefunds(payment: Division, refunds: readonly Cents[], reported?: ReportedShares): Division[] {
  let remains = payment;
  return refunds.map((refund, place) => {
    if (!(refund > 0 && refund <= sumOf(remains))) throw new RangeError('A refund is above 0 and at most what is left');
    // A party that returned more than its share has nothing left, so its weight is 0 and not negative.
    const weights = PARTIES.map((party) => Math.max(0, remains[party])) as [Cents, Cents, Cents, Cents];
    const [merchant, processor, partner, platform] = divideByLargestRemainder(refund, weights);
    const workedOut = { merchant, processor, partner, platform };
    const parts = reported?.(place, workedOut) ?? workedOut;
    remains = subtract(remains, parts);
    return { ...parts, merchant: parts.merchant + parts.processor, processor: 0 };
  });
}

/** The refund shares of one more refund (cents) after these. */
export function divideNextRefund(
  payment: Division,
  refunds: readonly Cents[],
  next: Cents,
  reported?: ReportedShares,
): Division {
  return addDivisions(divideRefunds(payment, [...refunds, next], reported).slice(-1));
}

/** The sum of allocations or refund shares, in cents. */
export function addDivisions(divisions: readonly Division[]): Division {
  const nothing: Division = { merchant: 0, processor: 0, partner: 0, platform: 0 };
  return divisions.reduce((sum, division) => combine(sum, division, (one, other) => one + other), nothing);
}

/** The net shares. A merchant that covered the processor's fee may be below zero. */
export function subtract(division: Division, givenBack: Division): Division {
  return combine(division, givenBack, (one, other) => one - other);
}

/** The sum of all shares, in cents. */
export function sumOf(division: Division): Cents {
  return PARTIES.reduce((sum, party) => sum + division[party], 0);
}

/** Whether the shares of a payment and of its refunds sum to their amounts and none is negative. */
export function isBalanced(payment: { amount: Cents; refunded: Cents; division: Division; givenBack: Division }) {
  const { amount, refunded, division, givenBack } = payment;
  return (
    sumOf(division) === amount &&
    sumOf(givenBack) === refunded &&
    PARTIES.every((party) => division[party] >= 0 && givenBack[party] >= 0)
  );
}

function combine(one: Division, other: Division, join: (one: Cents, other: Cents) => Cents): Division {
  return {
    merchant: join(one.merchant, other.merchant),
    processor: join(one.processor, other.processor),
    partner: join(one.partner, other.partner),
    platform: join(one.platform, other.platform),
  };
}
