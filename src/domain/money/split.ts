import type { Currency } from './currency';
import { minorUnits, shareOf, type BasisPoints, type Cents } from './money';

/** What the merchant is paid of each payment; the rest are fees (product rules, section 3). */
export const MERCHANT_SHARE: BasisPoints = 9000;
export const WHOLE: BasisPoints = 10_000;

/** The processor's cost: a percentage of the payment, and fixed hundredths of the currency's unit. */
export const PROCESSOR_RATE: BasisPoints = 290;
export const PROCESSOR_FIXED = 30;

/** The platform's split of the fees: basis points where the unit is %, minor units of the currency where it is $. */
export type SplitRate = { unit: '%' | '$'; hundredths: number };

/** The platform's split of the fees where a payment names no integration. */
export const DEFAULT_SPLIT: SplitRate = { unit: '%', hundredths: 2000 };

/** How a payment divides, in cents: the four parts sum to the payment. */
export type Allocation = { merchant: Cents; processor: Cents; partner: Cents; platform: Cents };

/**
 * Divides a payment (cents, zero or more): 90 % to the merchant, 10 % fees; of the fees the processor takes its cost
 * first, at most the fees; the platform takes its split, never more than the processor leaves; the partner the rest. Merchant
 * and fees are what largest remainder gives: half a cent is the merchant's.
 */
export function dividePayment(amount: Cents, split: SplitRate, currency: Currency): Allocation {
  const merchant = shareOf(amount, MERCHANT_SHARE);
  const fees = amount - merchant;
  const processor = Math.min(fees, shareOf(amount, PROCESSOR_RATE) + minorUnits(PROCESSOR_FIXED, currency));
  const wanted = split.unit === '%' ? shareOf(fees, split.hundredths) : split.hundredths;
  const platform = Math.min(fees - processor, wanted);
  return { merchant, processor, partner: fees - processor - platform, platform };
}

/** All fees of a payment in cents: what does not go to the merchant. */
export function feesOf({ processor, partner, platform }: Allocation): Cents {
  return processor + partner + platform;
}
