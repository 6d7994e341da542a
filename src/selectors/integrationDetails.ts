import { embedCode } from '@/domain/integrations/embedCode';
import { nextIntegrationId } from '@/domain/integrations/integrations';
import { createSelector } from './createSelector';
import { selectIntegrationRows } from './entitySelectors';
import { selectNamedIntegrations } from './integrationsSelectors';

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
