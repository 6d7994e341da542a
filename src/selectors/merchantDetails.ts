import { createSelector, selectAskedId } from './createSelector';
import { selectIntegrationRows } from './entitySelectors';
import { selectMerchants, selectListedPayments } from './merchantsSelectors';

/** A merchant with its integrations and the number of its listed payments. Undefined for an unknown id. */
export const selectMerchantDetails = createSelector(
  [selectMerchants, selectIntegrationRows, selectListedPayments, selectAskedId],
  (merchants, integrations, listed, merchantId) => {
    const merchant = merchants.find(({ id }) => id === merchantId);
    return (
      merchant && {
        merchant,
        integrations: integrations.filter((row) => row.merchantId === merchantId),
        listed: listed.get(merchantId) ?? 0,
      }
    );
  },
);

/** The integrations of a merchant that are active. */
export const selectActiveIntegrations = createSelector([selectIntegrationRows, selectAskedId], (rows, merchantId) =>
  rows.filter((row) => row.merchantId === merchantId && row.status === 'Active'),
);
