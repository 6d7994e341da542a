import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionRows } from '@/slices/entities/transactionsSlice';
import { selectPath } from '@/slices/ui/routeSlice';
import { selectSortedTransactions, selectTransactionsOrder } from './transactionsSelectors';

/** Its place in the list (from 1; 0 where the filters leave it out), how many that holds, and the ids beside it. */
export type PaymentPlace = { place: number; count: number; previousId?: string; nextId?: string };

const selectPlace = createSelector(
  [
    selectTransactionRows,
    selectSortedTransactions,
    selectTransactionsOrder,
    (_state: unknown, transactionId: string) => transactionId,
  ],
  (rows, sorted, order, transactionId): PaymentPlace => {
    const idAt = (position: number | undefined) => (position === undefined ? undefined : rows[position]?.id);
    const count = sorted.length;
    const index = sorted.findIndex((position) => idAt(position) === transactionId);
    if (index >= 0) {
      return { place: index + 1, count, previousId: idAt(sorted[index - 1]), nextId: idAt(sorted[index + 1]) };
    }
    // A void may have taken it out of what is filtered: the walk goes on from where it was.
    const own = rows.findIndex(({ id }) => id === transactionId);
    if (own < 0) return { place: 0, count };
    const ranks = order && new Map(order.map((position, rank) => [position, rank]));
    const rankOf = (position: number) => ranks?.get(position) ?? position;
    const next = sorted.findIndex((position) => rankOf(position) > rankOf(own));
    const before = next < 0 ? count - 1 : next - 1;
    return { place: 0, count, previousId: idAt(sorted[before]), nextId: idAt(sorted[next]) };
  },
);

/** Where a payment stands in the filtered and sorted list; undefined on a screen that does not show that list. */
export function selectPaymentPlace(
  state: Parameters<typeof selectPlace>[0] & Parameters<typeof selectPath>[0],
  transactionId: string,
): PaymentPlace | undefined {
  return selectPath(state) === PATHS.transactions ? selectPlace(state, transactionId) : undefined;
}
