import type { Currency } from './currency';
import { minorUnits, shareOf, type BasisPoints, type Cents } from './money';

/** The merchant's share of each payment. The rest are fees. */
export const MERCHANT_SHARE: BasisPoints = 9000;
export const WHOLE: BasisPoints = 10_000;

/** The processor's cost: a percentage of the payment, plus fixed hundredths of the currency's unit. */
export const PROCESSOR_RATE: BasisPoints = 290;
export const PROCESSOR_FIXED = 30;

/** The platform's split of the fees: basis points if the unit is %, minor units of the currency if it is $. */
export type SplitRate = { unit: '%' | '$'; hundredths: number };

/** The platform's split of the fees for a payment without an integration. */
export const DEFAULT_SPLIT: SplitRate = { unit: '%', hundredths: 2000 };

/** The allocation of a payment in cents: its four parts sum to the payment. */
export type Allocation = { merchant: Cents; processor: Cents; partner: Cents; platform: Cents };

/**
 * Allocates a payment (cents, zero or more): 90% to the merchant and 10% to fees. Of the fees, the processor takes its
 * cost first, at most all of them; the platform takes its split, at most what remains; the partner gets the rest.
 * Merchant and fees are rounded by largest remainder, so half a cent goes to the merchant.
 */
export function dividePayment(amount: Cents, split: SplitRate, currency: Currency): Allocation {
  const merchant = shareOf(amount, MERCHANT_SHARE);
  const fees = amount - merchant;
  const processor = Math.min(fees, shareOf(amount, PROCESSOR_RATE) + minorUnits(PROCESSOR_FIXED, currency));
  const wanted = split.unit === '%' ? shareOf(fees, split.hundredths) : split.hundredths;
  const platform = Math.min(fees - processor, wanted);
  return { merchant, processor, partner: fees - processor - platform, platform };
}

/** All fees of a payment in cents: the payment without the merchant's share. */
export function feesOf({ processor, partner, platform }: Allocation): Cents {
  return processor + partner + platform;
}
