import * as v from 'valibot';
import type { Tone } from './tones';

export const CONFIGURATIONS = ['Credit Card', 'ACH', 'Surcharge'] as const;
export type Configuration = (typeof CONFIGURATIONS)[number];

/** The filter option that lets every integration through (specification, Integrations screen). */
export const ALL_CONFIGURATIONS = 'All Configurations';
export const CONFIGURATION_FILTERS = [ALL_CONFIGURATIONS, ...CONFIGURATIONS] as const;
export type ConfigurationFilter = (typeof CONFIGURATION_FILTERS)[number];

/** The columns the lists of integrations and notifications sort by, as they stand in a link. */
export const INTEGRATION_COLUMNS = ['merchant', 'name', 'configuration'] as const;
export type IntegrationColumn = (typeof INTEGRATION_COLUMNS)[number];

export const INTEGRATION_STATUSES = ['Active', 'Inactive'] as const;

/** What a split or a surcharge can be given in; the first is the default. */
export const RATE_UNITS = ['%', '$'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

export const integrationSchema = v.object({
  id: v.string(),
  merchantId: v.string(),
  integrationName: v.pipe(v.string(), v.nonEmpty('is empty')),
  configurations: v.pipe(v.array(v.picklist(CONFIGURATIONS)), v.minLength(1)),
  /** Basis points; none where there is no surcharge. */
  surchargeRate: v.nullable(v.pipe(v.number(), v.safeInteger())),
  /** The platform's split of the fees: basis points where the unit is %, cents where it is $. */
  split: v.object({ unit: v.picklist(RATE_UNITS), hundredths: v.pipe(v.number(), v.safeInteger()) }),
  status: v.picklist(INTEGRATION_STATUSES),
});

export type Integration = v.InferOutput<typeof integrationSchema>;
export type IntegrationStatus = Integration['status'];
export type SplitRate = Integration['split'];

/** Where embedded forms would be served from: a reserved name, because nothing is ever sent. */
export const EMBED_HOST = 'https://forms.splitpay.example';

/** The badge colour of an integration's status. */
export function integrationTone(status: IntegrationStatus): Tone {
  return status === 'Active' ? 'green' : 'grey';
}

/** The snippet a merchant pastes into a page: an iframe on the form of this integration, every value escaped. */
export function embedCode(id: string, integrationName: string): string {
  const source = escapeHtml(`${EMBED_HOST}/embed/${encodeURIComponent(id)}`);
  const title = escapeHtml(`${integrationName.trim() || 'SplitPay'} payment form`);
  return `<iframe src="${source}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`;
}

/** The next free id: one above the highest, `INT001` where there is none. */
export function nextIntegrationId(integrations: readonly Pick<Integration, 'id'>[]): string {
  const highest = integrations.reduce((max, { id }) => Math.max(max, Number(/^INT(\d+)$/.exec(id)?.[1] ?? 0)), 0);
  return `INT${String(highest + 1).padStart(3, '0')}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
