import { INTEGRATION_LIST } from '@/domain/integrations/integrationList';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { createList } from '@/selectors/lists/listSelectors';
import { integrationsListSlice } from '@/slices/lists/entityListSlices';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';

/** All integrations with the names of their merchants. */
export const selectNamedIntegrations = createSelector([selectIntegrationRows, selectMerchantNames], (rows, names) =>
  rows.map((row) => ({ ...row, merchantName: merchantNameOf(names, row.merchantId) })),
);

/** The list of the Integrations screen. */
export const integrationsList = createList(INTEGRATION_LIST, selectNamedIntegrations, integrationsListSlice);
