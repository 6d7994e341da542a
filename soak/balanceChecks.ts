import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { merchantsList, selectTopMerchants } from '@/selectors/merchantsSelectors';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { selectPayment, type Payment } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import type { RootState } from '@/store/rootReducer';

/**
 * Describes what does not balance in a state, one sentence per problem. It also runs the selectors of all lists,
 * because one of them may throw.
 */
export function checkBalances(state: RootState): string[] {
  for (const select of [
    integrationsList.selectPage,
    merchantsList.selectPage,
    selectTopMerchants,
    notificationsList.selectPage,
  ])
    select(state);
  selectTransactionsPage(state);
  return state.transactions.rows.flatMap(({ id }) => {
    const payment = selectPayment(state, id);
    return payment ? checkPayment(payment).map((problem) => `${id}: ${problem}`) : [`${id}: is not a payment`];
  });
}

function checkPayment({
  row,
  records,
  status,
  allocation,
  refundedShares,
  refunded,
  refundableAmount,
  isBalanced,
}: Payment): string[] {
  const sum = (parts: typeof allocation) => PARTIES.reduce((whole, party) => whole + parts[party], 0);
  // The merchant bears the processor's share, because the processor keeps its fee.
  const limits = { ...allocation, merchant: allocation.merchant + allocation.processor, processor: 0 };
  const isVoided = records.some(({ kind }) => kind === 'void');
  const problems = {
    'its allocation does not sum to it': sum(allocation) !== row.amount,
    'a share is below zero': PARTIES.some((party) => allocation[party] < 0),
    'the refunded shares do not sum to its refunds': sum(refundedShares) !== refunded,
    'a party refunded more than it got': PARTIES.some((party) => refundedShares[party] > limits[party]),
    'more was refunded than paid': refunded > row.amount,
    'the refundable amount is not the amount that was not refunded':
      status === 'Completed' && refundableAmount !== row.amount - refunded,
    'it was voided and refunded': isVoided && (refunded > 0 || records.length > 1),
    'it is not balanced': !isBalanced,
  };
  return Object.entries(problems).flatMap(([problem, isTrue]) => (isTrue ? [problem] : []));
}
