import type { BasisPoints, Cents } from '@/domain/money/money';
import type { SplitRate } from '@/domain/money/split';

export const CONFIGURATIONS = ['Credit Card', 'ACH', 'Surcharge'] as const;
export type Configuration = (typeof CONFIGURATIONS)[number];

export const INTEGRATION_STATUSES = ['Active', 'Inactive'] as const;

/** The units of a split, the default first. `$` is the specification's name for an amount of the currency. */
export const RATE_UNITS = ['%', '$'] as const;

/** The limits of an integration's values. Rates are in basis points. */
export const NAME_LENGTH = 80;
export const HIGHEST_SURCHARGE: BasisPoints = 400;
export const HIGHEST_SPLIT_RATE: BasisPoints = 10_000;
/** Visa's limit for surcharges. A hint appears above it. */
export const VISA_SURCHARGE_CAP: BasisPoints = 300;
/** Far more than any payment, so that arithmetic with an amount stays exact. */
export const HIGHEST_SPLIT_AMOUNT: Cents = 999_999_999_999;

/** Whether the text is a valid name of an integration. */
export function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= NAME_LENGTH;
}

/** Whether the basis points are a valid surcharge rate. */
export function isSurchargeRate(rate: BasisPoints): boolean {
  return isWithin(rate, HIGHEST_SURCHARGE);
}

/** Whether the split is above zero and within its limit. */
export function isSplit({ unit, hundredths }: SplitRate): boolean {
  return isWithin(hundredths, unit === '%' ? HIGHEST_SPLIT_RATE : HIGHEST_SPLIT_AMOUNT);
}

function isWithin(count: number, highest: number): boolean {
  return Number.isSafeInteger(count) && count >= 1 && count <= highest;
}

/** Whether a rate exists exactly if there is a surcharge. */
export function isRateRight(configurations: readonly Configuration[], surchargeRate: BasisPoints | null): boolean {
  return configurations.includes('Surcharge') === (surchargeRate !== null);
}

/** Whether a surcharge lacks the Credit Card that it applies to. */
export function lacksCreditCard(configurations: readonly Configuration[]): boolean {
  return configurations.includes('Surcharge') && !configurations.includes('Credit Card');
}
