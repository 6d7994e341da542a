import type { Currency } from './currency';
import { minorUnits, type Cents } from './money';
import { type SplitRate, dividePayment, PROCESSOR_FIXED, WHOLE, MERCHANT_SHARE, PROCESSOR_RATE } from './split';

/**
 * The payment in cents from which on the fees always cover a split that is an amount (cents) after the processor's
 * cost. Below it, the platform takes everything that the processor leaves, and the partner gets nothing.
 */
export function leastCoveredPayment(splitAmount: Cents, currency: Currency): Cents {
  const split: SplitRate = { unit: '$', hundredths: splitAmount };
  const isCovered = (payment: Cents) => dividePayment(payment, split, currency).platform === splitAmount;
  // Rounding takes at most one cent of the rest of a payment, so from this payment on it is always covered.
  const least = splitAmount + minorUnits(PROCESSOR_FIXED, currency) + 1;
  let payment = Math.ceil((least * WHOLE) / (WHOLE - MERCHANT_SHARE - PROCESSOR_RATE));
  while (isCovered(payment - 1)) payment -= 1;
  return payment;
}
