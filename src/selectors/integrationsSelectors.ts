import { ALL_CONFIGURATIONS, ALL_STATUSES, embedCode, nextIntegrationId } from '@/domain/integrations';
import { formatPercent, plainAmount } from '@/domain/money';
import {
  selectConfigurationFilter,
  selectIntegrationRows,
  selectIntegrationStatusFilter,
  selectIntegrationsView,
} from '@/slices/integrationsSlice';
import { createSelector } from './createSelector';
import { createListSelectors } from './listSelectors';
import { selectMerchantName } from './merchantsSelectors';

/** All integrations with the names of their merchants. */
export const selectNamedIntegrations = createSelector([selectIntegrationRows, selectMerchantName], (rows, nameOf) =>
  rows.map((row) => ({ ...row, merchantName: nameOf(row.merchantId) })),
);

export type NamedIntegration = ReturnType<typeof selectNamedIntegrations>[number];

const list = createListSelectors({
  selectRows: selectNamedIntegrations,
  selectView: selectIntegrationsView,
  selectFilter: createSelector(
    [selectConfigurationFilter, selectIntegrationStatusFilter],
    (configuration, wanted) =>
      ({ configurations, status }: NamedIntegration) =>
        (configuration === ALL_CONFIGURATIONS || configurations.includes(configuration)) &&
        (wanted === ALL_STATUSES || status === wanted),
  ),
  searchedTexts: ({ merchantName }) => [merchantName],
  sortValues: {
    merchant: ({ merchantName }) => merchantName,
    name: ({ integrationName }) => integrationName,
    configuration: ({ configurations }) => configurations.join(', '),
  },
});

/** The integrations whose merchant's name contains the search, with the chosen configuration and status, as sorted. */
export const selectSortedIntegrations = list.selectSorted;

/** The page of integrations in view, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectIntegrationsPage = list.selectPage;

/** The filtered and sorted integrations as a file gets them: the columns of the screen, then what one reconciles with. */
export const selectIntegrationsTable = createSelector([selectSortedIntegrations], (rows) => ({
  headers: [
    ...['MERCHANT NAME', 'INTEGRATION NAME', 'CONFIGURATION'],
    ...['INTEGRATION ID', 'SPLIT', 'SURCHARGE', 'STATUS'],
  ],
  rows: rows.map(({ id, merchantName, integrationName, configurations, split, surchargeRate, status }) => [
    merchantName,
    integrationName,
    configurations.join(', '),
    id,
    split.unit === '%' ? formatPercent(split.hundredths) : `$${plainAmount(split.hundredths)}`,
    surchargeRate === null ? '' : formatPercent(surchargeRate),
    status,
  ]),
}));

/** One integration with its merchant's name and its embed code; undefined where no row has the id. */
export const selectIntegrationDetails = createSelector(
  [selectNamedIntegrations, (_state: unknown, integrationId: string) => integrationId],
  (rows, integrationId) => {
    const integration = rows.find(({ id }) => id === integrationId);
    return integration && { ...integration, embedCode: embedCode(integration.id, integration.integrationName) };
  },
);

/** One integration as it is kept; undefined where no row has the id. */
export const selectIntegration = createSelector(
  [selectIntegrationRows, (_state: unknown, integrationId: string) => integrationId],
  (rows, integrationId) => rows.find(({ id }) => id === integrationId),
);

/** The id that the next integration gets. */
export const selectNextIntegrationId = createSelector([selectIntegrationRows], nextIntegrationId);
