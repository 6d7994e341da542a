import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';
import { buildDispute } from '../../helpers/builders';

test('The next step of a payment is about its dispute that waits for a result, or else about the last one', () => {
  const store = setupStore();
  const transactionId = 'TR20240630-030';
  const shown = () => selectPayment(store.getState(), transactionId)?.dispute?.id;
  expect(shown()).toBeUndefined();
  const step = (disputeId: string, status: 'lost' | 'under review' | 'won', minute: number) =>
    buildDispute({
      id: `${disputeId} ${status}`,
      disputeId,
      transactionId,
      status,
      amount: 100,
      recordedAt: `2024-07-01 09:0${minute}:00`,
    });
  store.dispatch(
    disputesSlice.actions.recorded([
      step('first', 'lost', 1),
      step('second', 'under review', 2),
      step('third', 'won', 3),
    ]),
  );
  expect(shown()).toBe('second');
  store.dispatch(disputesSlice.actions.recorded([step('second', 'won', 4)]));
  expect(shown()).toBe('third');
});
