import { isWithin } from '@/domain/dates';
import type { Integration } from '@/domain/integrations';
import { findRows, prepareSearch, rowsAt } from '@/domain/matching';
import { formatMoney, plainAmount } from '@/domain/money';
import { viewPage } from '@/domain/paging';
import { DEFAULT_SPLIT, dividePayment, feesOf } from '@/domain/split';
import { arrange } from '@/domain/sorting';
import {
  ALL_STATUSES,
  FALLBACK_CUSTOMER_ID,
  FALLBACK_INTEGRATION_ID,
  TRANSACTION_STATUSES,
  type Transaction,
  type TransactionColumn,
} from '@/domain/transactions';
import { selectIntegrationRows } from '@/slices/integrationsSlice';
import {
  selectFeeRows,
  selectStatusFilter,
  selectTransactionRows,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
  selectTransactionsRange,
  selectTransactionsSearch,
  selectTransactionsSort,
} from '@/slices/transactionsSlice';
import { createSelector } from './createSelector';
import { orderBy } from './listSelectors';
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

/** Positions of the rows that the search, the status and the whole range leave over, in the order of the rows. */
export const selectFilteredTransactions = createSelector(
  [
    selectTransactionRows,
    selectTransactionsSearchText,
    selectTransactionsSearch,
    selectStatusFilter,
    selectTransactionsRange,
  ],
  (rows, searchText, search, status, range) =>
    findRows(searchText, search, (position) => {
      const row = rows[position];
      return row !== undefined && (status === ALL_STATUSES || row.status === status) && isWithin(row.date, range);
    }),
);

/** How many rows the filters leave over, and the sum of their amounts in cents: of all pages. */
export const selectTransactionsSum = createSelector(
  [selectTransactionRows, selectFilteredTransactions],
  (rows, found) => {
    let amount = 0;
    for (const position of found) amount += rows[position]?.amount ?? 0;
    return { count: found.length, amount };
  },
);

const selectTransactionsOrder = createSelector(
  [selectTransactionRows, selectTransactionsSort, selectMerchantName],
  (rows, sort, nameOf) =>
    orderBy<TransactionColumn, Transaction>(rows, sort, {
      id: ({ id }) => id,
      merchant: ({ merchantId }) => nameOf(merchantId),
      amount: ({ amount }) => amount,
      date: ({ date }) => date,
      status: ({ status }) => TRANSACTION_STATUSES.indexOf(status),
    }),
);

const selectSortedTransactions = createSelector([selectFilteredTransactions, selectTransactionsOrder], arrange);

/** The page of transactions in view, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectTransactionsPage = createSelector(
  [
    selectTransactionRows,
    selectSortedTransactions,
    selectMerchantName,
    selectTransactionsPageNumber,
    selectTransactionsPageSize,
  ],
  (rows, sorted, nameOf, page, pageSize) => {
    const view = viewPage(sorted, page, pageSize);
    return {
      ...view,
      rows: rowsAt(rows, view.rows).map((row) => ({ ...row, merchantName: nameOf(row.merchantId) })),
    };
  },
);

/** The filtered and sorted transactions as a file gets them: the columns of the screen, amounts in plain dollars. */
export const selectTransactionsTable = createSelector(
  [selectTransactionRows, selectSortedTransactions, selectMerchantName],
  (rows, sorted, nameOf) => ({
    headers: ['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
    rows: rowsAt(rows, sorted).map(({ id, merchantId, amount, date, status }) => [
      id,
      nameOf(merchantId),
      plainAmount(amount),
      date,
      status,
    ]),
  }),
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
