import { asOfChosen, asOfLeft, asOfPrepared, selectAsOf, selectWantedDay } from '@/slices/ui/asOfSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';

const daysOf = (store: ReturnType<typeof setupStore>) => [
  selectWantedDay(store.getState()),
  selectAsOf(store.getState()),
];
const visit = (query: Record<string, string>) => addressVisited({ path: '/transactions', query });

test('A chosen day is shown once its rows are prepared, and rows of a day that is no longer wanted are ignored', () => {
  const store = setupStore();
  expect(daysOf(store)).toEqual([null, null]);
  store.dispatch(asOfChosen('2024-06-20'));
  store.dispatch(asOfPrepared('2024-06-12'));
  expect(daysOf(store)).toEqual(['2024-06-20', null]);
  store.dispatch(asOfPrepared('2024-06-20'));
  expect(daysOf(store)).toEqual(['2024-06-20', '2024-06-20']);
  store.dispatch(asOfLeft());
  expect(daysOf(store)).toEqual([null, null]);
});

test('A link can name the day, a link without one keeps it, and a text that is not a day is ignored', () => {
  const store = setupStore();
  store.dispatch(visit({ asOf: '2024-06-31' }));
  expect(daysOf(store)).toEqual([null, null]);
  store.dispatch(visit({ asOf: '2024-06-12' }));
  expect(daysOf(store)).toEqual(['2024-06-12', null]);
  store.dispatch(visit({}));
  expect(daysOf(store)).toEqual(['2024-06-12', null]);
});
