import { byId } from '@/domain/lists/byKey';
import { selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { effectiveRows } from '@/slices/entities/overlay';
import { createSelector } from './createSelector';

/** A state of which the merchants are asked. */
export type WithMerchants = Parameters<typeof selectMerchantOverlay>[0];
type WithIntegrations = Parameters<typeof selectIntegrationOverlay>[0];

/** All merchants as they stand: those that operators added first. */
export const selectMerchantRows = createSelector([selectMerchantOverlay], effectiveRows);

/** All integrations as they stand: those that operators added first. */
export const selectIntegrationRows = createSelector([selectIntegrationOverlay], effectiveRows);

const selectMerchantsById = createSelector([selectMerchantRows], byId);

/** The integrations as they stand, by their ids. */
export const selectIntegrationsById = createSelector([selectIntegrationRows], byId);

/** One merchant as it stands; undefined where no row has the id. */
export const selectMerchant = (state: WithMerchants, merchantId: string) => selectMerchantsById(state).get(merchantId);

/** One integration as it stands; undefined where no row has the id. */
export const selectIntegration = (state: WithIntegrations, integrationId: string) =>
  selectIntegrationsById(state).get(integrationId);
