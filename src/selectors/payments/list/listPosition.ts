import { PATHS } from '@/domain/screens';
import { createSelector, selectAskedId } from '@/selectors/createSelector';
import { selectPath } from '@/slices/ui/routeSlice';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectSortedTransactions, selectTransactionsOrder } from './transactionsSelectors';

/** The position in the list (from 1; 0 if the filters exclude the payment), the length of the list, and the ids of the neighbors. */
export type ListPosition = { position: number; count: number; previousId?: string; nextId?: string };

/** The position of a payment in the filtered and sorted list. */
export const selectPosition = createSelector(
  [selectTransactionTable, selectSortedTransactions, selectTransactionsOrder, selectAskedId],
  (table, sorted, order, transactionId): ListPosition => {
    const count = sorted.length;
    const rowIndex = table.indexOf(transactionId);
    if (rowIndex === undefined) return { position: 0, count };
    const idAt = (index: number | undefined) => (index === undefined ? undefined : table.idAt(index));
    const position = sorted.indexOf(rowIndex);
    if (position >= 0) {
      return {
        position: position + 1,
        count,
        previousId: idAt(sorted[position - 1]),
        nextId: idAt(sorted[position + 1]),
      };
    }
    // A void may have removed the payment from the filtered list, so the neighbors are those of its former position.
    const ranks = order && new Uint32Array(order.length);
    if (ranks) order.forEach((index, rank) => (ranks[index] = rank));
    const rankOf = (index: number) => ranks?.[index] ?? index;
    const next = sorted.findIndex((index) => rankOf(index) > rankOf(rowIndex));
    const before = next < 0 ? count - 1 : next - 1;
    return { position: 0, count, previousId: idAt(sorted[before]), nextId: idAt(sorted[next]) };
  },
);

/** The position of a payment in the filtered and sorted list; undefined if the current screen does not show the list. */
export function selectListPosition(
  state: Parameters<typeof selectPosition>[0] & Parameters<typeof selectPath>[0],
  transactionId: string,
): ListPosition | undefined {
  return selectPath(state) === PATHS.transactions ? selectPosition(state, transactionId) : undefined;
}
