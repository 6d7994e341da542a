import fc from 'fast-check';
import * as v from 'valibot';
import { describeFieldRefusal } from '@/components/text/refusals/fieldRefusalTexts';
import { integrationDraftSchema, offeredMerchants, type IntegrationDraft } from '@/domain/integrations/integrationForm';
import type { Integration } from '@/domain/integrations/integrations';
import { CONFIGURATIONS, INTEGRATION_STATUSES, lacksCreditCard } from '@/domain/integrations/vocabulary';
import type { FieldRefusal } from '@/domain/refusals';
import { setupStore } from '@/store/store';
import { USD } from '../currencies';

export const state = setupStore().getState();
export const integrations = state.integrations.rows;
export const merchants = offeredMerchants(state.merchants.rows);

/** A draft that passes the validation. */
export const GOOD: IntegrationDraft = {
  integrationName: 'Winter Gala',
  merchantId: 'MER001',
  configurations: ['Credit Card', 'Surcharge'],
  surchargeRate: '2.5',
  splitAmount: '17.5',
  splitUnit: '%',
  status: 'Active',
};

export function check(draft: Partial<IntegrationDraft>, id = 'INT031', currency = USD) {
  return v.safeParse(integrationDraftSchema({ id, merchants, integrations, currency }), { ...GOOD, ...draft });
}

/** Returns the error message of each invalid field. */
export function messagesOf(draft: Partial<IntegrationDraft>, id?: string, currency = USD): Record<string, string> {
  const { issues = [] } = check(draft, id, currency);
  return Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? '', describeFieldRefusal(issue.message as FieldRefusal, currency)]),
  );
}

/** Generates any valid integration of a merchant of the demo data. */
export const integration: fc.Arbitrary<Integration> = fc
  .record({
    configurations: fc.subarray([...CONFIGURATIONS], { minLength: 1 }).filter((chosen) => !lacksCreditCard(chosen)),
    rate: fc.integer({ min: 1, max: 400 }),
    split: fc.oneof(
      fc.record({ unit: fc.constant('%' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ unit: fc.constant('$' as const), hundredths: fc.integer({ min: 1, max: 999_999_999_999 }) }),
    ),
    name: fc.string({ maxLength: 70 }),
    merchantId: fc.constantFrom(...merchants.map(({ id }) => id)),
    status: fc.constantFrom(...INTEGRATION_STATUSES),
  })
  .map(({ configurations, rate, name, ...fields }) => ({
    ...fields,
    id: 'INT031',
    integrationName: `Test ${name}`.trim(),
    configurations,
    surchargeRate: configurations.includes('Surcharge') ? rate : null,
  }));
