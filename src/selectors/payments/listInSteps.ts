import { FEW_ROWS, type Steps } from '@/domain/steps';
import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { selectPath } from '@/slices/ui/routeSlice';
import { selectMeasuring } from './listMetrics';
import { prepareSearch } from './searchText';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { filterInSteps, selectFinding } from './transactionsSearch';
import { selectOrdering, selectTransactionsPage } from './transactionsSelectors';

type State = Parameters<typeof selectTransactionsPage>[0] & Parameters<typeof selectPath>[0];

const selectWork = createSelector([selectFinding, selectOrdering, selectRecordedPayments], (...work) => work);

/** What the list of payments has to be worked out for; undefined where it is not shown, or holds so few that it is at once. */
export const selectListWork = (state: State) =>
  selectPath(state) === PATHS.transactions && selectTransactionTable(state).length >= FEW_ROWS
    ? selectWork(state)
    : undefined;

/** Works out what the list of payments shows, so that it is there once it is asked for. */
export function* workOutList(state: State): Steps<void> {
  yield* prepareSearch(state);
  yield* filterInSteps(state);
  yield;
  yield* selectOrdering(state).ahead();
  yield* selectMeasuring(state).ahead();
  yield;
  selectTransactionsPage(state);
}
