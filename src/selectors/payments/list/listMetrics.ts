import { measureResumably, measureComplement } from '@/domain/payments/resumableMetrics';
import { allIndices } from '@/lib/indices';
import { lazyResumable, FEW_ROWS, type Resumable } from '@/lib/resumable';
import { answered } from '@/selectors/answered';
import { createSelector } from '@/selectors/createSelector';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectFilteredTransactions, filterResumably, selectFinding } from './transactionsSearch';
import { PATHS } from '@/domain/screens';
import { selectPath } from '@/slices/ui/routeSlice';
import { preparePaymentSearch } from './searchText';
import { selectOrdering, selectTransactionsPage } from './transactionsSelectors';

const selectMeasuringAll = createSelector([selectTransactionTable, selectRecordedPayments], (table, recorded) =>
  lazyResumable(() => measureResumably(table, recorded, allIndices(table.length))),
);

/**
 * If a filter keeps this share of the rows, measuring the others is faster: the figures of all rows are cached until
 * the next refund.
 */
const MOST = 3 / 4;

/** Measures the filtered rows of all pages, in steps. */
export const selectMeasuring = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectFilteredTransactions, selectMeasuringAll],
  (table, recorded, filtered, all) =>
    lazyResumable(() =>
      filtered.length >= table.length * MOST
        ? measureComplement(table, recorded, filtered, all.precompute)
        : measureResumably(table, recorded, filtered),
    ),
);

/** The figures of the filtered rows, in cents. */
export const selectListMetrics = answered((state: Parameters<typeof selectMeasuring>[0]) => selectMeasuring(state)());

type State = Parameters<typeof selectTransactionsPage>[0] & Parameters<typeof selectPath>[0];

const selectWork = createSelector([selectFinding, selectOrdering, selectRecordedPayments], (...work) => work);

/** The inputs of the list, by which a change is noticed; undefined if the list is not shown or is short enough for one step. */
export const selectListWork = (state: State) =>
  selectPath(state) === PATHS.transactions && selectTransactionTable(state).length >= FEW_ROWS
    ? selectWork(state)
    : undefined;

/** Computes everything that the list shows, so that the selectors then answer from their caches. */
export function* computeList(state: State): Resumable<void> {
  yield* preparePaymentSearch(state);
  yield* filterResumably(state);
  yield;
  yield* selectOrdering(state).precompute();
  yield* selectMeasuring(state).precompute();
  yield;
  selectTransactionsPage(state);
}
