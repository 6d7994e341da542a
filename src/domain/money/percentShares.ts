import { divideByLargestRemainder, formatPercent, type BasisPoints, type Cents } from './money';

/**
 * What each part (cents) is of all of them together, in whole tenths of a percent that sum to 100 % by largest remainder. A part
 * below zero has a percentage below zero. None where the parts come to zero or less: nothing divides there.
 */
export function percentShares(parts: readonly Cents[]): BasisPoints[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return whole > 0 ? divideByLargestRemainder(1000, parts).map((tenths) => tenths * 10) : [];
}

/** `4.9%`; `<0.1%` of a part (cents) above zero that is too small for a tenth of a percent. */
export function formatShare(part: Cents, share: BasisPoints): string {
  return share === 0 && part > 0 ? '<0.1%' : formatPercent(share);
}
