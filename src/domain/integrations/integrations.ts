import type { InferOutput } from 'valibot';
import { normalizeQuery } from '@/lib/searching/normalizing';
import type { integrationSchema } from './schema';
import type { Tone } from '@/domain/tones';
import { isName, lacksCreditCard, isRateRight, isSurchargeRate, isSplit } from './vocabulary';

export type Integration = InferOutput<typeof integrationSchema>;
export type IntegrationStatus = Integration['status'];

/** The badge color of an integration's status. */
export function integrationTone(status: IntegrationStatus): Tone {
  return status === 'Active' ? 'green' : 'grey';
}

type Named = Pick<Integration, 'id' | 'merchantId' | 'integrationName'>;

/** The merchant and the name, without case and surrounding spaces. It is unique among integrations. */
export function integrationKey({ merchantId, integrationName }: Omit<Named, 'id'>): string {
  return `${merchantId}\n${normalizeQuery(integrationName)}`;
}

/** Whether another integration of the merchant has the name. */
export function isNameTaken(integration: Named, integrations: readonly Named[]): boolean {
  const key = integrationKey(integration);
  return integrations.some((b) => b.id !== integration.id && integrationKey(b) === key);
}

/**
 * Whether the integration is valid and its name is free. It repeats the rules of `integrationSchema`, because the
 * first look loads no schemas.
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
