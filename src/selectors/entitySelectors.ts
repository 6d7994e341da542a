import { numberOf } from '@/domain/rowNumbers';
import { byId } from '@/lib/byKey';
import { ownValue } from '@/lib/objects';
import { selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { effectiveRows } from '@/slices/entities/overlay';
import { createSelector } from './createSelector';

/** The part of the state that merchants need, so that persistence can ask for them too. */
export type WithMerchants = Parameters<typeof selectMerchantOverlay>[0];
type WithIntegrations = Parameters<typeof selectIntegrationOverlay>[0];

/** All merchants with their changes, added ones first. */
export const selectMerchantRows = createSelector([selectMerchantOverlay], effectiveRows);

/** All integrations with their changes, added ones first. */
export const selectIntegrationRows = createSelector([selectIntegrationOverlay], effectiveRows);

const selectMerchantsById = createSelector([selectMerchantRows], byId);

/** All integrations with their changes, by id. */
export const selectIntegrationsById = createSelector([selectIntegrationRows], byId);

/** A merchant with its changes. Undefined for an unknown id. */
export const selectMerchant = (state: WithMerchants, merchantId: string) => selectMerchantsById(state).get(merchantId);

/** The number of a party on screen: that of an added merchant, otherwise its id. */
export const selectPartyNumber = (state: WithMerchants, partyId: string) =>
  numberOf(ownValue(selectMerchantOverlay(state).changed, partyId) ?? { id: partyId });

/** An integration with its changes. Undefined for an unknown id. */
export const selectIntegration = (state: WithIntegrations, integrationId: string) =>
  selectIntegrationsById(state).get(integrationId);
