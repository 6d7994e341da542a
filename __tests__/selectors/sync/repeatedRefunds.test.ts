import { keepBothRefunds } from '@/commands/payments/keepBothRefunds';
import { selectRepeatedRefundIds } from '@/selectors/sync/repeatedRefunds';
import { repeatedRefundsNoted } from '@/slices/persistenceSlice';
import { setupStore } from '@/store/store';

test('The page asks about no refund until one was recorded twice, and no more about one that was answered', () => {
  const store = setupStore();
  const asked = () => selectRepeatedRefundIds(store.getState());
  expect(asked()).toEqual([]);
  store.dispatch(repeatedRefundsNoted(['r1', 'r2']));
  expect(asked()).toEqual(['r1', 'r2']);
  store.dispatch(keepBothRefunds('r1'));
  expect(asked()).toEqual(['r2']);
});
