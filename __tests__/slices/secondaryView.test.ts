import { secondaryViewActions, secondaryViewSlice, selectSecondaryViewQuery } from '@/slices/lists/secondaryViewSlice';
import { addressVisited, routeSlice } from '@/slices/ui/routeSlice';

const { reducer } = secondaryViewSlice;
const {
  searchChanged,
  filterChosen,
  filtersCleared,
  sortChosen,
  orderChosen,
  pageChosen,
  pageSizeChosen,
  reportChosen,
} = secondaryViewActions;

const visited = (query: Record<string, string>, path = '/transactions') => {
  const action = addressVisited({ path, query });
  return { route: routeSlice.reducer(undefined, action), screenView: reducer(undefined, action) };
};

test.each<Record<string, string>>([
  { view: 'changes' },
  { view: 'changes', search: 'jazz', sort: 'by', page: '3', kind: 'Refunds' },
  { view: 'compare', search: 'harbor', sort: '-difference', measure: 'net', period: 'lastMonth', with: 'yearEarlier' },
  { view: 'reconciliation', report: 'r1', sort: '-risk', state: 'Open' },
])('A further view comes back from its address: %j', (query) => {
  const restored = Object.entries(selectSecondaryViewQuery(visited(query))).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(restored)).toEqual(query);
});

test('An invalid sort or page is the default', () => {
  const { screenView } = visited({ view: 'fees', sort: '-', page: '0' });
  expect(screenView).toMatchObject({ sort: null, page: 1 });
});

test('An open row is not a filter of the list', () => {
  const { screenView } = visited({ view: 'changes', payment: 'P1', kind: 'Edits' });
  expect(screenView.chosen).toEqual({ kind: 'Edits' });
});

test('A secondary view that is not open has no filters and keeps its page size', () => {
  const before = reducer(visited({ view: 'changes', search: 'jazz' }).screenView, pageSizeChosen(50));
  const after = reducer(before, addressVisited({ path: '/transactions', query: { search: 'blues' } }));
  expect(after).toMatchObject({ search: '', pageSize: 50 });
  expect(selectSecondaryViewQuery({ ...visited({}), screenView: after }).view).toBeUndefined();
});

test.each([
  ['a search', searchChanged('jazz'), { search: 'jazz' }],
  ['a filter', filterChosen({ filter: 'kind', option: 'Edits' }), { chosen: { kind: 'Edits' } }],
  ['no filter any more', filtersCleared(), { search: '', chosen: {} }],
  ['a sort', sortChosen('by'), { sort: { column: 'by', direction: 'ascending' } }],
  [
    'an order',
    orderChosen({ column: 'by', direction: 'descending' }),
    { sort: { column: 'by', direction: 'descending' } },
  ],
  ['another report', reportChosen('r2'), { reportId: 'r2' }],
])('%s shows the first page of the list', (_, action, expected) => {
  const third = reducer(undefined, pageChosen(3));
  expect(third.page).toBe(3);
  expect(reducer(third, action)).toMatchObject({ ...expected, page: 1 });
});

test('The first option of a filter clears only this filter', () => {
  const { screenView } = visited({ view: 'reconciliation', kind: 'Fee', state: 'Open' });
  expect(reducer(screenView, filterChosen({ filter: 'kind', option: undefined })).chosen).toEqual({ state: 'Open' });
});

test('A new page size keeps the first visible row', () => {
  expect(reducer(reducer(undefined, pageChosen(3)), pageSizeChosen(20))).toMatchObject({ page: 2, pageSize: 20 });
});
