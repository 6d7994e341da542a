import { FEW_ROWS, type Resumable } from '@/lib/resumable';
import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { selectPath } from '@/slices/ui/routeSlice';
import { selectMeasuring } from './listMetrics';
import { preparePaymentSearch } from './searchText';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { filterResumably, selectFinding } from './transactionsSearch';
import { selectOrdering, selectTransactionsPage } from './transactionsSelectors';

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
