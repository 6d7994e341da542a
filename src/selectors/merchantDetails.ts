import { createSelector } from './createSelector';
import { selectIntegrationRows } from './entitySelectors';
import { byId } from '@/lib/byKey';
import { selectMerchants, selectListedPayments } from './merchantsSelectors';

const selectMerchantsById = createSelector([selectMerchants], byId);

/** A merchant with its integrations and the number of its listed payments. Undefined for an unknown id. */
export const selectMerchantDetails = createSelector(
  [
    selectMerchantsById,
    selectIntegrationRows,
    selectListedPayments,
    (_state: unknown, merchantId: string) => merchantId,
  ],
  (merchants, integrations, listed, merchantId) => {
    const merchant = merchants.get(merchantId);
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
export const selectActiveIntegrations = createSelector(
  [selectIntegrationRows, (_state: unknown, merchantId: string) => merchantId],
  (rows, merchantId) => rows.filter((row) => row.merchantId === merchantId && row.status === 'Active'),
);
