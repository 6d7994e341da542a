import { TRANSACTION_LIST } from '@/domain/payments/transactionList';
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

const described = describeList<State>(TRANSACTION_LIST, selectTransactionsView, selectFilteredTransactions);

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
  selectStatus: (state: State) => `${selectSearchReading(state)} ${described.selectStatus(state)}`.trim(),
};

registerList(transactionsList);
