import { measureInSteps, measureMost } from '@/domain/payments/metricsInSteps';
import { allIndices } from '@/domain/lists/indices';
import { onceInSteps } from '@/domain/steps';
import { createSelector } from '@/selectors/createSelector';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { selectFilteredTransactions } from './transactionsSearch';

/** Measures all rows, in steps. */
const selectMeasuringAll = createSelector([selectTransactionTable, selectRecordedPayments], (table, recorded) =>
  onceInSteps(() => measureInSteps(table, recorded, allIndices(table.length))),
);

/** From this share of all rows on, the others are measured instead: all are, once for every filter, but anew after each refund. */
const MOST = 3 / 4;

/** Measures all rows that the filters leave over, of all pages, in steps. */
export const selectMeasuring = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectFilteredTransactions, selectMeasuringAll],
  (table, recorded, filtered, all) =>
    onceInSteps(() =>
      filtered.length >= table.length * MOST
        ? measureMost(table, recorded, filtered, all.ahead)
        : measureInSteps(table, recorded, filtered),
    ),
);

/** Gross, refunded, net and how they divide (cents) of these rows. */
export const selectListMetrics = (state: Parameters<typeof selectMeasuring>[0]) => selectMeasuring(state)();
