import type { Currency } from './currency';
import { minorUnits, type Cents } from './money';
import { dividePayment, MERCHANT_SHARE, PROCESSOR_FIXED, PROCESSOR_RATE, WHOLE, type SplitRate } from './split';

/**
 * The payment (cents) from which on the fees always cover a split that is an amount (cents), after the processor's cost. Every
 * payment below it leaves the partner nothing: the platform takes what the processor leaves.
 */
export function leastCoveredPayment(splitAmount: Cents, currency: Currency): Cents {
  const split: SplitRate = { unit: '$', hundredths: splitAmount };
  const isCovered = (payment: Cents) => dividePayment(payment, split, currency).platform === splitAmount;
  // Roundings take at most a cent from what is left of a payment: from here on it is covered for certain.
  const least = splitAmount + minorUnits(PROCESSOR_FIXED, currency) + 1;
  let payment = Math.ceil((least * WHOLE) / (WHOLE - MERCHANT_SHARE - PROCESSOR_RATE));
  while (isCovered(payment - 1)) payment -= 1;
  return payment;
}
