import { isWithin } from '@/domain/dates';
import type { Integration } from '@/domain/integrations';
import { findRows, prepareSearch, rowsAt } from '@/domain/matching';
import { formatMoney, plainAmount } from '@/domain/money';
import { viewPage } from '@/domain/paging';
import { DEFAULT_SPLIT, dividePayment, feesOf } from '@/domain/split';
import { FALLBACK_CUSTOMER_ID, FALLBACK_INTEGRATION_ID, type Transaction } from '@/domain/transactions';
import { selectIntegrationRows } from '@/slices/integrationsSlice';
import {
  selectFeeRows,
  selectTransactionRows,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
  selectTransactionsRange,
  selectTransactionsSearch,
} from '@/slices/transactionsSlice';
import { createSelector } from './createSelector';
import { selectMerchantName } from './merchantsSelectors';

const RECENT_TRANSACTIONS = 5;

/** The text a search looks through, prepared once for each set of rows: id, merchant, amount as typed, date, status. */
export const selectTransactionsSearchText = createSelector(
  [selectTransactionRows, selectMerchantName],
  (rows, nameOf) =>
    prepareSearch(rows, ({ id, merchantId, amount, date, status }) => [
      id,
      nameOf(merchantId),
      // '1250', '1250.00', '1,250.00' and '$1,250.00' all occur in these two.
      plainAmount(amount),
      formatMoney(amount),
      date,
      status,
    ]),
);

/** Positions of the rows that the search and the whole range leave over, in the order of the rows. */
export const selectFilteredTransactions = createSelector(
  [selectTransactionRows, selectTransactionsSearchText, selectTransactionsSearch, selectTransactionsRange],
  (rows, searchText, search, range) =>
    findRows(searchText, search, (index) => isWithin(rows[index]?.date ?? '', range)),
);

/** The page of transactions in view, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectTransactionsPage = createSelector(
  [
    selectTransactionRows,
    selectFilteredTransactions,
    selectMerchantName,
    selectTransactionsPageNumber,
    selectTransactionsPageSize,
  ],
  (rows, filtered, nameOf, page, pageSize) => {
    const view = viewPage(filtered, page, pageSize);
    return {
      ...view,
      rows: rowsAt(rows, view.rows).map((row) => ({ ...row, merchantName: nameOf(row.merchantId) })),
    };
  },
);

/** The newest transactions with all fees (the platform share) and the platform's own part of them, in cents. */
export const selectRecentTransactions = createSelector(
  [selectTransactionRows, selectMerchantName, selectIntegrationRows],
  (rows, nameOf, integrations) =>
    rows.slice(0, RECENT_TRANSACTIONS).map((transaction) => {
      const division = dividePayment(transaction.amount, splitOf(transaction, integrations));
      return {
        id: transaction.id,
        merchantName: nameOf(transaction.merchantId),
        totalAmount: transaction.amount,
        platformShare: feesOf(division),
        splitPayFee: division.platform,
      };
    }),
);

/** One transaction with its merchant, its fee rows and the fallback ids; undefined where no row has the id. */
export const selectTransactionDetails = createSelector(
  [selectTransactionRows, selectFeeRows, selectMerchantName, (_state: unknown, transactionId: string) => transactionId],
  (rows, fees, nameOf, transactionId) => {
    const transaction = rows.find(({ id }) => id === transactionId);
    return (
      transaction && {
        ...transaction,
        merchantName: nameOf(transaction.merchantId),
        integrationId: transaction.integrationId ?? FALLBACK_INTEGRATION_ID,
        customerId: transaction.customerId ?? FALLBACK_CUSTOMER_ID,
        fees: fees.filter((fee) => fee.transactionId === transactionId),
      }
    );
  },
);

function splitOf(transaction: Transaction, integrations: readonly Integration[]) {
  return integrations.find(({ id }) => id === transaction.integrationId)?.split ?? DEFAULT_SPLIT;
}
