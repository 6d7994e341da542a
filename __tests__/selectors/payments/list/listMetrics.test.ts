import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { computerClock } from '@/store/clock';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../../helpers/workspace';

/** The number of payments that are measured for a filtered list, at first and after each refund. */
function measuredFor(completed: number): number[] {
  const rows = Array.from({ length: 100 }, (_, index) =>
    importedPayment(`P${index}`, index < completed ? {} : { status: 'Failed', isPaid: false }),
  );
  const store = setupStore(givenImportedData(rows));
  store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Completed' }));
  const reading = jest.spyOn(selectTransactionTable(store.getState()), 'isPaidAt');
  const measure = () => {
    reading.mockClear();
    expect(selectListMetrics(store.getState())).toMatchObject({ count: completed, failed: 0 });
    return reading.mock.calls.length;
  };
  const atFirst = measure();
  const refund = { ...createAuditStamp(computerClock), transactionId: 'P0', amount: 100, reason: 'Other' } as const;
  store.dispatch(refundRecorded(refund, { amount: 10_000, status: 'Completed' }));
  return [atFirst, measure()];
}

test.each([
  ['of half of all payments are measured directly', 60, [60, 60]],
  ['of three quarters of all payments are the metrics of all less the others', 75, [125, 125]],
  ['of most payments are the metrics of all less the others, which are cached for the next filter', 90, [110, 110]],
])('The metrics %s', (_, completed, measured) => {
  expect(measuredFor(completed)).toEqual(measured);
});
