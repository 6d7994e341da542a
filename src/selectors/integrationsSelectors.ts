import { ALL_CONFIGURATIONS, embedCode, nextIntegrationId } from '@/domain/integrations';
import { containsText } from '@/domain/matching';
import { viewPage } from '@/domain/paging';
import {
  selectConfigurationFilter,
  selectIntegrationRows,
  selectIntegrationsPageNumber,
  selectIntegrationsPageSize,
  selectIntegrationsSearch,
} from '@/slices/integrationsSlice';
import { createSelector } from './createSelector';
import { selectMerchantName } from './merchantsSelectors';

const selectNamedIntegrations = createSelector([selectIntegrationRows, selectMerchantName], (rows, nameOf) =>
  rows.map((row) => ({ ...row, merchantName: nameOf(row.merchantId) })),
);

/** The integrations whose merchant's name contains the search and that have the chosen configuration. */
export const selectFilteredIntegrations = createSelector(
  [selectNamedIntegrations, selectIntegrationsSearch, selectConfigurationFilter],
  (rows, search, configuration) =>
    rows.filter(
      ({ merchantName, configurations }) =>
        containsText(merchantName, search) &&
        (configuration === ALL_CONFIGURATIONS || configurations.includes(configuration)),
    ),
);

/** The page of integrations in view, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectIntegrationsPage = createSelector(
  [selectFilteredIntegrations, selectIntegrationsPageNumber, selectIntegrationsPageSize],
  viewPage,
);

/** One integration with its merchant's name and its embed code; undefined where no row has the id. */
export const selectIntegrationDetails = createSelector(
  [selectNamedIntegrations, (_state: unknown, integrationId: string) => integrationId],
  (rows, integrationId) => {
    const integration = rows.find(({ id }) => id === integrationId);
    return integration && { ...integration, embedCode: embedCode(integration.id, integration.integrationName) };
  },
);

/** The id that the next integration gets. */
export const selectNextIntegrationId = createSelector([selectIntegrationRows], nextIntegrationId);
