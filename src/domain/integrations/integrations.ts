import type { InferOutput } from 'valibot';
import { normalizeQuery } from '@/domain/lists/searching/matching';
import type { BasisPoints, Cents } from '@/domain/money/money';
import type { SplitRate } from '@/domain/money/split';
import type { integrationSchema } from '@/domain/schemas/integrations';
import type { Tone } from '@/domain/tones';

export const CONFIGURATIONS = ['Credit Card', 'ACH', 'Surcharge'] as const;
export type Configuration = (typeof CONFIGURATIONS)[number];

export const INTEGRATION_STATUSES = ['Active', 'Inactive'] as const;

/** What a split can be given in; the first is the default. `$` is the specification's name for an amount of the currency. */
export const RATE_UNITS = ['%', '$'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

/** The bounds of what an integration may say (product rules, section 6); rates in basis points. */
export const NAME_LENGTH = 80;
export const HIGHEST_SURCHARGE: BasisPoints = 400;
export const HIGHEST_SPLIT_RATE: BasisPoints = 10_000;
/** What Visa caps surcharges at; above it there is a hint. */
export const VISA_SURCHARGE_CAP: BasisPoints = 300;
/** Far beyond any payment, so that all arithmetic with a dollar split stays exact. */
export const HIGHEST_SPLIT_AMOUNT: Cents = 999_999_999_999;

export type Integration = InferOutput<typeof integrationSchema>;
export type IntegrationStatus = Integration['status'];

/** The badge colour of an integration's status. */
export function integrationTone(status: IntegrationStatus): Tone {
  return status === 'Active' ? 'green' : 'grey';
}

/** Whether an integration may be called so. */
export function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= NAME_LENGTH;
}

/** Whether the basis points are a rate that a surcharge may have. */
export function isSurchargeRate(rate: BasisPoints): boolean {
  return isWithin(rate, HIGHEST_SURCHARGE);
}

/** Whether the split is more than nothing, and not more than a split can be. */
export function isSplit({ unit, hundredths }: SplitRate): boolean {
  return isWithin(hundredths, unit === '%' ? HIGHEST_SPLIT_RATE : HIGHEST_SPLIT_AMOUNT);
}

function isWithin(count: number, highest: number): boolean {
  return Number.isSafeInteger(count) && count >= 1 && count <= highest;
}

/** Whether there is a rate where there is a surcharge, and nowhere else. */
export function isRateRight(configurations: readonly Configuration[], surchargeRate: BasisPoints | null): boolean {
  return configurations.includes('Surcharge') === (surchargeRate !== null);
}

/** Whether there is a surcharge and no Credit Card to put it on. */
export function lacksCreditCard(configurations: readonly Configuration[]): boolean {
  return configurations.includes('Surcharge') && !configurations.includes('Credit Card');
}

type Named = Pick<Integration, 'id' | 'merchantId' | 'integrationName'>;

/** Its merchant and its name, case and outer blanks aside: no two integrations have the same. */
export function integrationKey({ merchantId, integrationName }: Omit<Named, 'id'>): string {
  return `${merchantId}\n${normalizeQuery(integrationName)}`;
}

/** Whether another integration of the merchant has the name. */
export function isNameTaken(integration: Named, integrations: readonly Named[]): boolean {
  const key = integrationKey(integration);
  return integrations.some((b) => b.id !== integration.id && integrationKey(b) === key);
}

/**
 * Whether the integration may stand among the others: it keeps every rule, and its name is free. As `integrationSchema`, without
 * a look at the types: the first look has no schemas.
 */
export function isValidIntegration(integration: Integration, integrations: readonly Integration[]): boolean {
  const { integrationName, configurations, surchargeRate, split } = integration;
  return (
    isName(integrationName) &&
    configurations.length > 0 &&
    !lacksCreditCard(configurations) &&
    isRateRight(configurations, surchargeRate) &&
    (surchargeRate === null || isSurchargeRate(surchargeRate)) &&
    isSplit(split) &&
    !isNameTaken(integration, integrations)
  );
}
