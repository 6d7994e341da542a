import { INTEGRATION_LIST } from '@/domain/integrations/integrationList';
import { embedCode, nextIntegrationId } from '@/domain/integrations/integrations';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { createListSelectors } from '@/selectors/lists/listSelectors';
import { selectIntegrationsView } from '@/slices/lists/integrationsListSlice';
import { createSelector } from './createSelector';
import { selectIntegrationRows } from './entitySelectors';
import { selectMerchantNames } from './merchantsSelectors';

/** All integrations with the names of their merchants. */
export const selectNamedIntegrations = createSelector([selectIntegrationRows, selectMerchantNames], (rows, names) =>
  rows.map((row) => ({ ...row, merchantName: merchantNameOf(names, row.merchantId) })),
);

/** The list of the Integrations screen. */
export const integrationsList = createListSelectors(INTEGRATION_LIST, selectNamedIntegrations, selectIntegrationsView);

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
