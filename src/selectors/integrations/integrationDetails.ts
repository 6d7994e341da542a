import { createSelector } from '@/selectors/createSelector';
import { embedCode } from '@/domain/integrations/embedCode';
import { numberOf } from '@/domain/rowNumbers';
import { byId } from '@/lib/byKey';
import { selectNamedIntegrations } from './integrationsSelectors';

const selectNamedIntegrationsById = createSelector([selectNamedIntegrations], byId);

/** An integration with its merchant's name and its embed code. Undefined for an unknown id. */
export const selectIntegrationDetails = createSelector(
  [selectNamedIntegrationsById, (_state: unknown, integrationId: string) => integrationId],
  (integrations, integrationId) => {
    const integration = integrations.get(integrationId);
    return integration && { ...integration, embedCode: embedCode(numberOf(integration), integration.integrationName) };
  },
);
