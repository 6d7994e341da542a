import { createSlice } from '@reduxjs/toolkit';
import { defineList } from '@/domain/lists/lists';
import { createListSelectors } from '@/selectors/lists/listSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { followAddress, initialListView, listViewReducers } from '@/slices/lists/listView';
import { addressVisited } from '@/slices/ui/routeSlice';
import { workspaceSlice } from '@/slices/workspaceSlice';

type Payout = { id: string; party: string; cents: number; isPaid: boolean };

const PAYOUT_LIST = defineList<Payout>()({
  noun: 'payout',
  path: '/payouts',
  columns: {
    party: { header: 'PARTY', value: ({ party }) => party },
    amount: { header: 'AMOUNT', value: ({ cents }) => cents, text: ({ cents }) => (cents / 100).toFixed(2) },
  },
  filters: {
    state: {
      label: 'State',
      options: ['All', 'Paid', 'Open'],
      isKept: ({ isPaid }, option) => isPaid === (option === 'Paid'),
    },
  },
  searchedTexts: ({ party }) => [party],
  fileColumns: [{ header: 'ID', text: ({ id }) => id }],
});

const slice = createSlice({
  name: 'payoutsList',
  initialState: initialListView(PAYOUT_LIST),
  reducers: listViewReducers(PAYOUT_LIST),
  extraReducers: (builder) => followAddress(builder, PAYOUT_LIST),
});

const rows: Payout[] = Array.from({ length: 25 }, (_, index) => ({
  id: `P${index}`,
  party: index % 2 === 0 ? 'Harbor Lights' : 'River Nights',
  cents: ((index * 7) % 25) * 100,
  isPaid: index % 3 === 0,
}));

type State = { rows: readonly Payout[]; view: ReturnType<typeof slice.reducer> };
const list = createListSelectors(
  PAYOUT_LIST,
  (state: State) => state.rows,
  (state: State) => state.view,
);
const after = (...actions: Parameters<typeof slice.reducer>[1][]): State => ({
  rows,
  view: actions.reduce(slice.reducer, slice.getInitialState()),
});
const { searchChanged, filterChosen, filtersCleared, sortChosen, pageChosen } = slice.actions;
const paid = filterChosen({ filter: 'state', option: 'Paid' });

describe('A list that is defined once', () => {
  test('searches, filters, sorts and pages', () => {
    const state = after(searchChanged(' harbor'), paid, sortChosen('amount'), sortChosen('amount'));
    const meant = rows.filter(({ party, isPaid }) => party.startsWith('Harbor') && isPaid);
    expect(list.selectSorted(state)).toEqual(meant.toSorted((a, b) => b.cents - a.cents));
    expect(list.selectPage(after(pageChosen(3)))).toMatchObject({ page: 3, total: 25, rows: rows.slice(20) });
  });

  test('has an address that leads back to the same view, and the page as it is shown', () => {
    const state = after(searchChanged('harbor'), paid, sortChosen('party'), pageChosen(9));
    const query = list.selectQuery(state);
    expect(query).toEqual({ search: 'harbor', sort: 'party', page: undefined, state: 'Paid' });
    const visited = after(addressVisited({ path: '/payouts', query }));
    expect(visited.view).toEqual({ ...state.view, page: 1 });
    const strange = { sort: '-nothing', state: 'Lost', page: '0', search: 'x' };
    expect(after(addressVisited({ path: '/payouts', query: strange })).view).toMatchObject({
      ...{ sort: null, filters: { state: 'All' }, page: 1, search: 'x' },
    });
    expect(after(addressVisited({ path: '/merchants', query: strange })).view).toEqual(slice.getInitialState());
  });

  test('tells how many rows it leaves over, and hands over the file of all of them', () => {
    expect(list.selectStatus(after(paid))).toBe('9 payouts listed');
    expect(list.selectStatus(after(searchChanged('nobody')))).toBe('No payouts listed');
    const workspace = workspaceSlice.getInitialState();
    const { headers, rows: cells } = selectTableOf(list)({ ...after(), workspace });
    expect(headers).toEqual(['PARTY', 'AMOUNT', 'ID']);
    expect(cells).toHaveLength(25);
    expect(cells[1]).toEqual(['River Nights', '7.00', 'P1']);
  });

  test('refuses an option that it does not have, and forgets search and filters at once', () => {
    expect(after(filterChosen({ filter: 'state', option: 'Lost' }))).toEqual(after());
    expect(after(searchChanged('x'), paid, pageChosen(2), filtersCleared())).toEqual(after());
  });
});
