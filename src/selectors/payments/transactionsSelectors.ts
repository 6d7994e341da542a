import { rowsAt } from '@/domain/lists/matching';
import { viewPage } from '@/domain/lists/paging';
import { arrange } from '@/domain/lists/sorting';
import { feesOf } from '@/domain/money/split';
import { isPaid } from '@/domain/payments/payments';
import type { TransactionColumn } from '@/domain/payments/transactionList';
import {
  FALLBACK_CUSTOMER_ID,
  FALLBACK_INTEGRATION_ID,
  PAYMENT_STATUSES,
  type Transaction,
  type PaymentStatus,
} from '@/domain/payments/transactions';
import { createSelector } from '@/selectors/createSelector';
import { orderBy } from '@/selectors/lists/listSelectors';
import { selectMerchantName } from '@/selectors/merchantsSelectors';
import { selectFeeRows, selectTransactionRows } from '@/slices/entities/transactionsSlice';
import {
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
  selectTransactionsSort,
} from '@/slices/lists/transactionsListSlice';
import { selectMetricsOf } from './metricsSelectors';
import { selectDivisionOf, selectPartlyRefundedNoteOf, selectRecordsOf, selectStatusOf } from './paymentsSelectors';
import { selectFilteredTransactions } from './transactionsSearch';

const RECENT_TRANSACTIONS = 5;

/** Gross, refunded, net and how they divide (cents) of all rows that the filters leave over, of all pages. */
export const selectListMetrics = createSelector([selectMetricsOf, selectFilteredTransactions], (metricsOf, found) =>
  metricsOf(found),
);

/** Tells the platform's own part (cents) of a payment: nothing of one that was not paid. */
const selectPlatformFeeOf = createSelector(
  [selectDivisionOf, selectStatusOf],
  (divisionOf, statusOf) => (row: Transaction) => (isPaid(statusOf(row)) ? divisionOf(row).platform : 0),
);

// Only the orders by status and by fees change with a refund or a void.
const ownStatus = ({ status }: Transaction): PaymentStatus => status;
const selectSortedStatusOf = (
  state: Parameters<typeof selectTransactionsSort>[0] & Parameters<typeof selectStatusOf>[0],
) => (selectTransactionsSort(state)?.column === 'status' ? selectStatusOf(state) : ownStatus);
const noFee = () => 0;
const selectSortedFeeOf = (
  state: Parameters<typeof selectTransactionsSort>[0] & Parameters<typeof selectPlatformFeeOf>[0],
) => (selectTransactionsSort(state)?.column === 'fees' ? selectPlatformFeeOf(state) : noFee);

/** Positions of all rows in the chosen order; null where it is that of the rows. */
export const selectTransactionsOrder = createSelector(
  [selectTransactionRows, selectTransactionsSort, selectMerchantName, selectSortedStatusOf, selectSortedFeeOf],
  (rows, sort, nameOf, statusOf, feeOf) =>
    orderBy<TransactionColumn, Transaction>(rows, sort, {
      id: { value: ({ id }) => id },
      merchant: { value: ({ merchantId }) => nameOf(merchantId) },
      amount: { value: ({ amount }) => amount },
      fees: { value: feeOf },
      date: { value: ({ date }) => date },
      status: { value: (row) => PAYMENT_STATUSES.indexOf(statusOf(row)) },
    }),
);

/** Positions of the filtered rows in the chosen order. */
export const selectSortedTransactions = createSelector([selectFilteredTransactions, selectTransactionsOrder], arrange);

/** The page of transactions in view, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectTransactionsPage = createSelector(
  [
    selectTransactionRows,
    selectSortedTransactions,
    selectMerchantName,
    selectTransactionsPageNumber,
    selectTransactionsPageSize,
    selectStatusOf,
    selectPartlyRefundedNoteOf,
    selectPlatformFeeOf,
  ],
  (rows, sorted, nameOf, page, pageSize, statusOf, noteOf, platformFeeOf) => {
    const view = viewPage(sorted, page, pageSize);
    return {
      ...view,
      rows: rowsAt(rows, view.rows).map((row) => ({
        ...row,
        merchantName: nameOf(row.merchantId),
        status: statusOf(row),
        note: noteOf(row),
        platformFee: platformFeeOf(row),
      })),
    };
  },
);

/**
 * The newest transactions with all fees (the platform share) and the platform's own part of them, in cents, as they were
 * paid, and nothing where it was not; `note` tells of a recorded refund or void.
 */
export const selectRecentTransactions = createSelector(
  [
    selectTransactionRows,
    selectMerchantName,
    selectDivisionOf,
    selectRecordsOf,
    selectStatusOf,
    selectPartlyRefundedNoteOf,
  ],
  (rows, nameOf, divisionOf, recordsOf, statusOf, noteOf) =>
    rows.slice(0, RECENT_TRANSACTIONS).map((row) => {
      const division = divisionOf(row);
      const isCounted = isPaid(statusOf(row));
      return {
        id: row.id,
        merchantName: nameOf(row.merchantId),
        totalAmount: row.amount,
        platformShare: isCounted ? feesOf(division) : 0,
        splitPayFee: isCounted ? division.platform : 0,
        note: recordsOf(row.id).length === 0 ? undefined : (noteOf(row) ?? statusOf(row)),
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
        isIntegrationRecorded: transaction.integrationId !== undefined,
        isCustomerRecorded: transaction.customerId !== undefined,
        fees: fees.filter((fee) => fee.transactionId === transactionId),
      }
    );
  },
);
