import { merchantNameOf } from '@/domain/merchants/merchants';
import { feesOf } from '@/domain/money/split';
import { allocationAt, isPaidAt, noteAt, statusAt } from '@/domain/payments/recordedPayments';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';

const RECENT_TRANSACTIONS = 5;

/**
 * The newest transactions with all fees (the platform share) and the platform's fee, in cents; both are 0 for an unpaid
 * payment. `note` is a partial refund, or a status other than Completed.
 */
export const selectRecentTransactions = createSelector(
  [selectTransactionTable, selectMerchantNames, selectRecordedPayments, selectCurrency],
  (table, names, recorded, currency) =>
    Array.from({ length: Math.min(table.length, RECENT_TRANSACTIONS) }, (_, index) => {
      const allocation = allocationAt(table, index);
      const status = statusAt(table, recorded, index);
      const isCounted = isPaidAt(table, recorded, index);
      return {
        id: table.idAt(index),
        merchantName: merchantNameOf(names, table.merchantIdAt(index)),
        date: table.dateAt(index),
        totalAmount: table.amountAt(index),
        platformShare: isCounted ? feesOf(allocation) : 0,
        splitPayFee: isCounted ? allocation.platform : 0,
        note: noteAt(table, recorded, index, currency) ?? (status === 'Completed' ? undefined : status),
      };
    }),
);
