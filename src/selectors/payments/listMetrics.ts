import { measureInSteps } from '@/domain/payments/metricsInSteps';
import { onceInSteps } from '@/domain/steps';
import { createSelector } from '@/selectors/createSelector';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { selectFilteredTransactions } from './transactionsSearch';

/** Measures all rows that the filters leave over, of all pages, in steps. */
export const selectMeasuring = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectFilteredTransactions],
  (table, recorded, filtered) => onceInSteps(() => measureInSteps(table, recorded, filtered)),
);

/** Gross, refunded, net and how they divide (cents) of these rows. */
export const selectListMetrics = (state: Parameters<typeof selectMeasuring>[0]) => selectMeasuring(state)();
