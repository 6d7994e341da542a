import { createSelector, selectAskedId } from '@/selectors/createSelector';
import { embedCode } from '@/domain/integrations/embedCode';
import { numberOf } from '@/domain/rowNumbers';
import { selectNamedIntegrations } from './integrationsSelectors';

/** An integration with its merchant's name and its embed code. Undefined for an unknown id. */
export const selectIntegrationDetails = createSelector(
  [selectNamedIntegrations, selectAskedId],
  (integrations, integrationId) => {
    const integration = integrations.find(({ id }) => id === integrationId);
    return integration && { ...integration, embedCode: embedCode(numberOf(integration), integration.integrationName) };
  },
);
