import { FIRST_ADDED_NUMBER, nextId } from '@/domain/nextId';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import { createSelector } from './createSelector';
import { selectIntegrationRows, selectMerchantRows } from './entitySelectors';

const selectLeast = createSelector([selectDataSetHash], (hash) => (hash === undefined ? 1 : FIRST_ADDED_NUMBER));

/** The id for the next merchant. */
export const selectNextMerchantId = createSelector([selectMerchantRows, selectLeast], (rows, least) =>
  nextId('MER', rows, least),
);

/** The id for the next integration. */
export const selectNextIntegrationId = createSelector([selectIntegrationRows, selectLeast], (rows, least) =>
  nextId('INT', rows, least),
);
