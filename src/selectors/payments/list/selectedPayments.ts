import type { TransactionTable } from '@/data/tables/transactionTable';
import { createSelector } from '@/selectors/createSelector';
import { selectSelection } from '@/slices/lists/selectionSlice';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectFilteredTransactions } from './transactionsSearch';
import { selectSortedTransactions } from './transactionsSelectors';

const NONE = new Uint32Array();

/**
 * The table indices of the selected payments, in the order of the list. Payments that were selected before a filter
 * excluded them come last. Ids without a payment are ignored.
 */
export const selectSelectedPositions = createSelector(
  [selectSelection, selectTransactionTable, selectSortedTransactions],
  (selection, table, sorted): Uint32Array => {
    if (selection.list !== 'transactions') return NONE;
    const isMatching = selection.mode === 'matching';
    const named = isMatching ? selection.except : selection.ids;
    if (named.length === 0) return isMatching ? sorted : NONE;
    return pick(table, sorted, named, isMatching);
  },
);

/** The number of selected payments. */
export const selectSelectedCount = createSelector([selectSelectedPositions], (positions) => positions.length);

/** The sorted rows that are named, then the named ones that the list does not have; or the sorted rows that are not named. */
function pick(table: TransactionTable, sorted: Uint32Array, named: readonly string[], areExcluded: boolean) {
  const isNamed = new Uint8Array(table.length);
  let count = 0;
  for (const id of named) {
    const index = table.indexOf(id);
    if (index === undefined || isNamed[index] === 1) continue;
    isNamed[index] = 1;
    count += 1;
  }
  const picked = new Uint32Array(areExcluded ? sorted.length : count);
  const wanted = areExcluded ? 0 : 1;
  let length = 0;
  // A loop, because a callback for each of a million rows takes ten times as long.
  for (let position = 0; position < sorted.length && length < picked.length; position += 1) {
    const index = Number(sorted[position]);
    if (isNamed[index] !== wanted) continue;
    picked[length] = index;
    length += 1;
    isNamed[index] = 2;
  }
  for (let index = 0; !areExcluded && length < picked.length; index += 1) {
    if (isNamed[index] !== 1) continue;
    picked[length] = index;
    length += 1;
  }
  return picked.subarray(0, length);
}

/** The number of selected payments that the list shows on some page. Filters may exclude the others. */
export const selectListedCount = createSelector(
  [selectSelection, selectSelectedPositions, selectSelectedCount, selectFilteredTransactions, selectTransactionTable],
  (selection, positions, selected, filtered, table) => {
    if (selection.mode === 'matching' || filtered.length === table.length) return selected;
    const isFiltered = new Uint8Array(table.length);
    for (const index of filtered) isFiltered[index] = 1;
    return positions.reduce((count, index) => count - 1 + Number(isFiltered[index]), selected);
  },
);
