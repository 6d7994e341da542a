import { merchantNameOf } from '@/domain/merchants/merchants';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';

/** The merchant of a payment, which may no longer exist. */
export const selectMerchantOf = createSelector(
  [selectTransactionTable, selectPartyNames],
  (table, names) =>
    (paymentId: string): { merchantId?: string; merchantName: string } => {
      const index = table.indexOf(paymentId);
      if (index === undefined) return { merchantName: '' };
      const merchantId = table.merchantIdAt(index);
      return { merchantId, merchantName: merchantNameOf(names, merchantId) };
    },
);
