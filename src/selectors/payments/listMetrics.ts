import { measureResumably, measureMost } from '@/domain/payments/resumableMetrics';
import { allIndices } from '@/lib/indices';
import { lazyResumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { selectFilteredTransactions } from './transactionsSearch';

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
        ? measureMost(table, recorded, filtered, all.precompute)
        : measureResumably(table, recorded, filtered),
    ),
);

/** The figures of the filtered rows, in cents. */
export const selectListMetrics = (state: Parameters<typeof selectMeasuring>[0]) => selectMeasuring(state)();
