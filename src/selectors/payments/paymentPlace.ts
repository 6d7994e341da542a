import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { selectPath } from '@/slices/ui/routeSlice';
import { selectTransactionTable } from './tableSelectors';
import { selectSortedTransactions, selectTransactionsOrder } from './transactionsSelectors';

/** Its place in the list (from 1; 0 where the filters leave it out), how many that holds, and the ids beside it. */
export type PaymentPlace = { place: number; count: number; previousId?: string; nextId?: string };

const selectPlace = createSelector(
  [
    selectTransactionTable,
    selectSortedTransactions,
    selectTransactionsOrder,
    (_state: unknown, transactionId: string) => transactionId,
  ],
  (table, sorted, order, transactionId): PaymentPlace => {
    const count = sorted.length;
    const own = table.indexOf(transactionId);
    if (own === undefined) return { place: 0, count };
    const idAt = (index: number | undefined) => (index === undefined ? undefined : table.idAt(index));
    const place = sorted.indexOf(own);
    if (place >= 0) {
      return { place: place + 1, count, previousId: idAt(sorted[place - 1]), nextId: idAt(sorted[place + 1]) };
    }
    // A void may have taken it out of what is filtered: the walk goes on from where it was.
    const ranks = order && new Uint32Array(order.length);
    if (ranks) order.forEach((index, rank) => (ranks[index] = rank));
    const rankOf = (index: number) => ranks?.[index] ?? index;
    const next = sorted.findIndex((index) => rankOf(index) > rankOf(own));
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
