import { FIRST_ADDED_NUMBER, nextNumber } from '@/domain/newRows';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import { createSelector } from './createSelector';
import { selectIntegrationRows, selectMerchantRows } from './entitySelectors';

const selectLeast = createSelector([selectDataSetHash], (hash) => (hash === undefined ? 1 : FIRST_ADDED_NUMBER));

/** The number of the next merchant. */
export const selectNextMerchantNumber = createSelector([selectMerchantRows, selectLeast], (rows, least) =>
  nextNumber('MER', rows, least),
);

/** The number of the next integration. */
export const selectNextIntegrationNumber = createSelector([selectIntegrationRows, selectLeast], (rows, least) =>
  nextNumber('INT', rows, least),
);
