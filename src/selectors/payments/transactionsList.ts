import { TRANSACTION_LIST } from '@/domain/payments/transactionList';
import { FEES_COLUMN } from '@/domain/payments/payment';
import { describeList } from '@/selectors/lists/listSelectors';
import { selectTransactionsView, transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { selectFilteredTransactions, selectSearchReading, selectShownMerchant } from './transactionsSearch';
import { selectTransactionsPage } from './transactionsSelectors';

type State = Parameters<typeof selectTransactionsPage>[0];

const described = describeList<State>(TRANSACTION_LIST, selectTransactionsView, selectFilteredTransactions);

export const transactionsList = {
  definition: TRANSACTION_LIST,
  actions: transactionsListActions,
  selectView: selectTransactionsView,
  selectPage: selectTransactionsPage,
  selectQuery: (state: State) => {
    const { range, areFeesShown } = selectTransactionsView(state);
    return {
      ...described.selectQuery(state),
      paymentsOf: selectShownMerchant(state)?.id,
      from: range.end === null ? undefined : (range.start ?? undefined),
      to: range.end ?? undefined,
      columns: areFeesShown ? FEES_COLUMN : undefined,
    };
  },
  selectStatus: (state: State) => `${selectSearchReading(state)} ${described.selectStatus(state)}`.trim(),
};
