import { TRANSACTION_LIST } from '@/domain/payments/transactionList';
import { answered } from '@/selectors/answered';
import { describeList } from '@/selectors/lists/listSelectors';
import { registerList } from '@/selectors/lists/screenLists';
import {
  selectTransactionsQuery,
  selectTransactionsView,
  transactionsListActions,
} from '@/slices/lists/transactionsListSlice';
import { selectFilteredTransactions, selectSearchReading, selectShownMerchant } from './transactionsSearch';
import { selectTransactionsPage } from './transactionsSelectors';

type State = Parameters<typeof selectTransactionsPage>[0];

/** The number of payments that match the search and all filters. */
export const selectTransactionCount = answered(
  (state: Parameters<typeof selectFilteredTransactions>[0]) => selectFilteredTransactions(state).length,
);

const described = describeList<State>(TRANSACTION_LIST, selectTransactionsView, selectTransactionCount);

export const transactionsList = {
  definition: TRANSACTION_LIST,
  actions: transactionsListActions,
  selectView: selectTransactionsView,
  selectPage: selectTransactionsPage,
  selectQuery: (state: State) => ({
    ...selectTransactionsQuery(state),
    ...described.selectQuery(state),
    paymentsOf: selectShownMerchant(state)?.id,
  }),
  selectStatus: answered((state: State) => `${selectSearchReading(state)} ${described.selectStatus(state)}`.trim()),
};

registerList(transactionsList);
