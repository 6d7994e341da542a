import { selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { effectiveRows } from '@/slices/entities/overlay';
import { createSelector } from './createSelector';

/** All merchants as they stand: those that operators added first. */
export const selectMerchantRows = createSelector([selectMerchantOverlay], effectiveRows);

/** All integrations as they stand: those that operators added first. */
export const selectIntegrationRows = createSelector([selectIntegrationOverlay], effectiveRows);
