import { divideByLargestRemainder, type Cents } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import type { Fee } from './transactions';

/** The parties of a payment in the order in which it divides. */
export const PARTIES = ['merchant', 'processor', 'partner', 'platform'] as const satisfies readonly (keyof Division)[];
export type Party = (typeof PARTIES)[number];

/** How a payment (cents) was divided, told by the fees of each party: the merchant got what they left. */
export function divisionOfFees(amount: Cents, fees: Record<Fee['party'], Cents>): Division {
  const { processor, partner, platform } = fees;
  return { merchant: amount - processor - partner - platform, processor, partner, platform };
}

/** What files tell that parties gave back of the refund at a place, instead of what is worked out. */
export type ToldParts = (place: number, workedOut: Division) => Division;

/**
 * What each party gives back of each refund, in cents. Each is divided by largest remainder over the remains: what each
 * party got, less its parts of the refunds before, the processor's nominal part included. The processor keeps its fee:
 * what falls on it is borne by the merchant (product rules, section 5). Throws a RangeError where a refund is not above
 * 0 or more than is left.
 */
export function divideRefunds(payment: Division, refunds: readonly Cents[], told?: ToldParts): Division[] {
  let remains = payment;
  return refunds.map((refund, place) => {
    if (!(refund > 0 && refund <= sumOf(remains))) throw new RangeError('A refund is above 0 and at most what is left');
    // One that gave back more than its share has nothing left to give.
    const weights = PARTIES.map((party) => Math.max(0, remains[party])) as [Cents, Cents, Cents, Cents];
    const [merchant, processor, partner, platform] = divideByLargestRemainder(refund, weights);
    const workedOut = { merchant, processor, partner, platform };
    const parts = told?.(place, workedOut) ?? workedOut;
    remains = subtract(remains, parts);
    return { ...parts, merchant: parts.merchant + parts.processor, processor: 0 };
  });
}

/** What each party would give back of one more refund (cents), after these. */
export function divideNextRefund(
  payment: Division,
  refunds: readonly Cents[],
  next: Cents,
  told?: ToldParts,
): Division {
  return addDivisions(divideRefunds(payment, [...refunds, next], told).slice(-1));
}

/** All refunds together: what each party gave back, in cents. */
export function addDivisions(divisions: readonly Division[]): Division {
  const nothing: Division = { merchant: 0, processor: 0, partner: 0, platform: 0 };
  return divisions.reduce((sum, division) => combine(sum, division, (one, other) => one + other), nothing);
}

/** Where each party stands after it gave back: a merchant that carried the processor's fee may be below zero. */
export function subtract(division: Division, givenBack: Division): Division {
  return combine(division, givenBack, (one, other) => one - other);
}

/** The whole that the parts make, in cents. */
export function sumOf(division: Division): Cents {
  return PARTIES.reduce((sum, party) => sum + division[party], 0);
}

/** Whether the division of a payment and of its refunds adds up: parts sum to their wholes, and no part is negative. */
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
