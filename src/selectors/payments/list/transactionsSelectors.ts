import type { TransactionTable } from '@/data/tables/transactionTable';
import { toTimestamp } from '@/domain/calendar/dates';
import { viewPage } from '@/domain/lists/paging';
import { arrange, orderRows, ranksOf } from '@/lib/sorting/orderRows';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { noteAt, NO_EVENTS, platformFeeAt, statusAt } from '@/domain/payments/recordedPayments';
import type { TransactionColumn } from '@/domain/payments/transactionList';
import { lazyResumable, type Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import {
  selectTransactionsPageNumber,
  selectTransactionsPageSize,
  selectTransactionsSort,
} from '@/slices/lists/transactionsListSlice';
import { selectRecordedPayments, selectStatusNames, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectFilteredTransactions } from './transactionsSearch';

type WithSort = Parameters<typeof selectTransactionsSort>[0];
const selectSortColumn = (state: WithSort) => selectTransactionsSort(state)?.column;
const selectSortDirection = (state: WithSort) => selectTransactionsSort(state)?.direction ?? 'ascending';

// A refund or a void changes only the orders by status and by fees.
const selectSortedRecords = (state: WithSort & Parameters<typeof selectRecordedPayments>[0]) => {
  const column = selectSortColumn(state);
  return column === 'status' || column === 'fees' ? selectRecordedPayments(state) : NO_EVENTS;
};

/** The cached orders: both directions of two columns, because operators compare. Each takes four megabytes for a million rows. */
const CACHED_ORDERS = 4;

/** Sorts all rows in steps. */
export const selectOrdering = createSelector(
  [
    selectTransactionTable,
    selectSortColumn,
    selectSortDirection,
    selectMerchantNames,
    selectSortedRecords,
    selectStatusNames,
  ],
  (table, column, direction, names, recorded, statusNames) =>
    lazyResumable(function* (): Resumable<Uint32Array | null> {
      if (column === undefined) return null;
      if (column === 'date' && direction === 'descending' && table.isNewestFirst) return null;
      const values: Record<TransactionColumn, () => (index: number) => string | number> = {
        id: () => table.idAt,
        merchant: () => rankAt(table, names),
        amount: () => table.amountAt,
        fees: () => (index) => platformFeeAt(table, recorded, index),
        date: () => (index) => toTimestamp(table.dateAt(index)),
        status: () => (index) => statusNames.indexOf(statusAt(table, recorded, index)),
      };
      const valueAt = values[column]();
      if (table.orderResumably) return yield* table.orderResumably(table.length, valueAt, direction);
      return orderRows(table.length, valueAt, direction);
    }),
  { memoizeOptions: { maxSize: CACHED_ORDERS } },
);

/** The indices of all rows in the chosen order; null if it is the order of the rows. */
export const selectTransactionsOrder = (state: Parameters<typeof selectOrdering>[0]) => selectOrdering(state)();

export const selectSortedTransactions = createSelector([selectFilteredTransactions, selectTransactionsOrder], arrange);

/** The visible page of transactions, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectTransactionsPage = createSelector(
  [
    selectTransactionTable,
    selectSortedTransactions,
    selectMerchantNames,
    selectTransactionsPageNumber,
    selectTransactionsPageSize,
    selectRecordedPayments,
    selectCurrency,
  ],
  (table, sorted, names, page, pageSize, recorded, currency) =>
    viewPage(sorted, page, pageSize, (index) => {
      const row = table.rowAt(index);
      return {
        ...row,
        merchantName: merchantNameOf(names, row.merchantId),
        status: statusAt(table, recorded, index),
        note: noteAt(table, recorded, index, currency),
        platformFee: platformFeeAt(table, recorded, index),
      };
    }),
);

/** The rank of a payment's merchant by name. There are few names for many rows, so each name is ranked once. */
function rankAt({ searched }: TransactionTable, names: ReadonlyMap<string, string>): (index: number) => number {
  const { terms, indices } = searched.merchantIds;
  const ranks = ranksOf(terms.map((id) => merchantNameOf(names, id)));
  // The column is omitted if all payments have the same merchant, so the index is then 0.
  return (index) => ranks[indices[index] ?? 0] ?? 0;
}
