import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionsOrder } from '@/selectors/payments/transactionsSelectors';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { givenOwnData, ownPayment } from '../../helpers/workspace';

const rows = [
  ownPayment('P2', { date: '2025-06-16 12:00:00' }),
  ownPayment('P1', { customer: 'C1', integration: 'INT1' }),
];

test('Own payments, which stand newest first, need no sorting by date from the newest on', () => {
  const store = setupStore(givenOwnData(rows));
  const { sortChosen } = transactionsListActions;
  store.dispatch(sortChosen('date'));
  expect([...selectTransactionsOrder(store.getState())!]).toEqual([1, 0]);
  store.dispatch(sortChosen('date'));
  expect(selectTransactionsOrder(store.getState())).toBeNull();
});

test('Of own payments nobody makes up a customer or an integration that no file told', () => {
  const state = setupStore(givenOwnData(rows)).getState();
  expect(selectTransactionDetails(state, 'P2')).toMatchObject({ customerId: '', integrationId: '' });
  expect(selectTransactionDetails(state, 'P1')).toMatchObject({
    isCustomerRecorded: true,
    isIntegrationRecorded: true,
  });
});
