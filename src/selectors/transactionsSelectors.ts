import { rowsAt } from '@/domain/matching';
import { plainAmount } from '@/domain/money';
import { viewPage } from '@/domain/paging';
import { feesOf } from '@/domain/split';
import { arrange } from '@/domain/sorting';
import {
  FALLBACK_CUSTOMER_ID,
  FALLBACK_INTEGRATION_ID,
  PAYMENT_STATUSES,
  type Transaction,
  type PaymentStatus,
  type TransactionColumn,
} from '@/domain/transactions';
import {
  selectFeeRows,
  selectTransactionRows,
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
  selectTransactionsSort,
} from '@/slices/transactionsSlice';
import { createSelector } from './createSelector';
import { orderBy } from './listSelectors';
import { selectMerchantName } from './merchantsSelectors';
import { selectDivisionOf, selectPartlyRefundedNoteOf, selectRecordsOf, selectStatusOf } from './paymentsSelectors';
import { selectFilteredTransactions } from './transactionsSearch';

const RECENT_TRANSACTIONS = 5;

/** How many rows the filters leave over, and the sum of their amounts in cents: of all pages. */
export const selectTransactionsSum = createSelector(
  [selectTransactionRows, selectFilteredTransactions],
  (rows, found) => {
    let amount = 0;
    for (const position of found) amount += rows[position]?.amount ?? 0;
    return { count: found.length, amount };
  },
);

// Only the order by status changes with a refund.
const ownStatus = ({ status }: Transaction): PaymentStatus => status;
const selectSortedStatusOf = (
  state: Parameters<typeof selectTransactionsSort>[0] & Parameters<typeof selectStatusOf>[0],
) => (selectTransactionsSort(state)?.column === 'status' ? selectStatusOf(state) : ownStatus);

const selectTransactionsOrder = createSelector(
  [selectTransactionRows, selectTransactionsSort, selectMerchantName, selectSortedStatusOf],
  (rows, sort, nameOf, statusOf) =>
    orderBy<TransactionColumn, Transaction>(rows, sort, {
      id: ({ id }) => id,
      merchant: ({ merchantId }) => nameOf(merchantId),
      amount: ({ amount }) => amount,
      date: ({ date }) => date,
      status: (row) => PAYMENT_STATUSES.indexOf(statusOf(row)),
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
    selectStatusOf,
    selectPartlyRefundedNoteOf,
  ],
  (rows, sorted, nameOf, page, pageSize, statusOf, noteOf) => {
    const view = viewPage(sorted, page, pageSize);
    return {
      ...view,
      rows: rowsAt(rows, view.rows).map((row) => ({
        ...row,
        merchantName: nameOf(row.merchantId),
        status: statusOf(row),
        note: noteOf(row),
      })),
    };
  },
);

/** The filtered and sorted transactions as a file gets them: the columns of the screen, amounts in plain dollars. */
export const selectTransactionsTable = createSelector(
  [selectTransactionRows, selectSortedTransactions, selectMerchantName, selectStatusOf],
  (rows, sorted, nameOf, statusOf) => ({
    headers: ['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
    rows: rowsAt(rows, sorted).map((row) => [
      row.id,
      nameOf(row.merchantId),
      plainAmount(row.amount),
      row.date,
      statusOf(row),
    ]),
  }),
);

/**
 * The newest transactions with all fees (the platform share) and the platform's own part of them, in cents, as they were
 * paid; `note` tells of a recorded refund or void.
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
      return {
        id: row.id,
        merchantName: nameOf(row.merchantId),
        totalAmount: row.amount,
        platformShare: feesOf(division),
        splitPayFee: division.platform,
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
        fees: fees.filter((fee) => fee.transactionId === transactionId),
      }
    );
  },
);
