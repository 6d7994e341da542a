import { selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { effectiveRow, effectiveRows } from '@/slices/entities/overlay';
import { createSelector } from './createSelector';

/** All merchants as they stand: those that operators added first. */
export const selectMerchantRows = createSelector([selectMerchantOverlay], effectiveRows);

/** All integrations as they stand: those that operators added first. */
export const selectIntegrationRows = createSelector([selectIntegrationOverlay], effectiveRows);

/** One merchant as it stands; undefined where no row has the id. */
export const selectMerchant = createSelector(
  [selectMerchantOverlay, (_state: unknown, merchantId: string) => merchantId],
  effectiveRow,
);

/** One integration as it stands; undefined where no row has the id. */
export const selectIntegration = createSelector(
  [selectIntegrationOverlay, (_state: unknown, integrationId: string) => integrationId],
  effectiveRow,
);
