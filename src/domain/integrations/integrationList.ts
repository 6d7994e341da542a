import { ALL_STATUSES, defineList } from '@/domain/lists/lists';
import { formatPercent, plainAmount } from '@/domain/money/money';
import { numberOf } from '@/domain/rowNumbers';
import { PATHS } from '@/domain/screens';
import type { Integration } from './integrations';
import { CONFIGURATIONS, INTEGRATION_STATUSES } from './vocabulary';

/** An integration with the name of its merchant. */
export type NamedIntegration = Integration & { merchantName: string };

/** The search looks at the merchant's name. */
export const INTEGRATION_LIST = defineList<NamedIntegration>()({
  noun: 'integration',
  path: PATHS.integrations,
  columns: {
    merchant: { header: 'MERCHANT NAME', value: ({ merchantName }) => merchantName },
    name: { header: 'INTEGRATION NAME', value: ({ integrationName }) => integrationName },
    configuration: { header: 'CONFIGURATION', value: ({ configurations }) => configurations.join(', ') },
  },
  filters: {
    configuration: {
      label: 'Configuration',
      options: ['All Configurations', ...CONFIGURATIONS],
      matches: ({ configurations }, option) => configurations.some((configuration) => configuration === option),
    },
    status: {
      label: 'Status',
      options: [ALL_STATUSES, ...INTEGRATION_STATUSES],
      matches: ({ status }, option) => status === option,
    },
  },
  searchedTexts: ({ merchantName }) => [merchantName],
  fileColumns: [
    { header: 'INTEGRATION ID', text: numberOf },
    {
      header: 'SPLIT',
      text: ({ split }, currency) =>
        split.unit === '%' ? formatPercent(split.hundredths) : currency.sign + plainAmount(split.hundredths, currency),
    },
    { header: 'SURCHARGE', text: ({ surchargeRate }) => (surchargeRate === null ? '' : formatPercent(surchargeRate)) },
    { header: 'STATUS', text: ({ status }) => status },
  ],
});
