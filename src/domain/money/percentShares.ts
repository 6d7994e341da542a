import { divideByLargestRemainder, formatPercent, type BasisPoints, type Cents } from './money';

/**
 * The share of each part (cents) in tenths of a percent. The shares sum to 100% by largest remainder. A negative part
 * has a negative share. Empty if the sum of the parts is zero or negative.
 */
export function percentShares(parts: readonly Cents[]): BasisPoints[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return whole > 0 ? divideByLargestRemainder(1000, parts).map((tenths) => tenths * 10) : [];
}

/** `4.9%`, or `<0.1%` for a positive part that is too small for a tenth of a percent. */
export function formatShare(part: Cents, share: BasisPoints): string {
  return share === 0 && part > 0 ? '<0.1%' : formatPercent(share);
}
