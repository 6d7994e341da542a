import { selectPinnedReports } from '@/selectors/pinnedReports';
import { savedViewsActions, selectSavedViews } from '@/slices/entities/savedViewsSlice';
import { setupStore } from '@/store/store';

const { viewSaved, viewPinned, viewRemoved } = savedViewsActions;

function given() {
  const store = setupStore();
  for (const [id, name] of Object.entries({ v1: 'Merchants', v2: 'by day', v3: 'Statuses' }))
    store.dispatch(viewSaved({ id, name, address: '/transactions?view=compare' }));
  const pin = (id: string, isPinned = true) => store.dispatch(viewPinned({ id, isPinned }));
  return { store, pin, reports: () => selectPinnedReports(store.getState()).map(({ name }) => name) };
}

test('Only pinned comparisons are reports, in the order of their names', () => {
  const { pin, reports } = given();
  expect(reports()).toEqual([]);
  pin('v1');
  pin('v2');
  expect(reports()).toEqual(['by day', 'Merchants']);
  pin('v1', false);
  expect(reports()).toEqual(['by day']);
});

test('A pinned view of another list is not a report', () => {
  const { store, pin, reports } = given();
  store.dispatch(viewSaved({ id: 'list', name: 'Failed', address: '/transactions?status=Failed' }));
  pin('list');
  expect(selectSavedViews(store.getState()).list?.isPinned).toBe(true);
  expect(reports()).toEqual([]);
});

test('A view that does not exist cannot be pinned', () => {
  const { store, pin, reports } = given();
  const before = selectSavedViews(store.getState());
  pin('v9');
  expect(selectSavedViews(store.getState())).toBe(before);
  expect(reports()).toEqual([]);
});

test('A deleted view is not a report any more', () => {
  const { store, pin, reports } = given();
  pin('v3');
  store.dispatch(viewRemoved('v3'));
  expect(reports()).toEqual([]);
});
