import { readFileSync } from 'node:fs';
import { createSlice } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createList } from '@/selectors/lists/listSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { listSlice } from '@/slices/lists/listView';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { PAYOUT_LIST, PayoutList, payoutListOf } from '../helpers/screens/payoutList';

const rows = Array.from({ length: 25 }, (_, index) => ({
  id: `P${index}`,
  party: index % 2 === 0 ? 'Harbor Lights' : 'River Nights',
  cents: ((index * 7) % 25) * 100,
  isPaid: index % 3 === 0,
}));

test('A new list needs at most 30 lines', () => {
  const definition = readFileSync('__tests__/helpers/screens/payoutList.tsx', 'utf8');
  expect(definition.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});

describe('The view of a list from a single definition', () => {
  const list = payoutListOf(rows);
  function open(query: Record<string, string> = {}) {
    const store = setupStore();
    store.dispatch(addressVisited({ path: '/transactions', query: { view: 'changes', ...query } }));
    render(
      <Provider store={store}>
        <PayoutList list={list} />
      </Provider>,
    );
    return { store, user: userEvent.setup() };
  }
  const texts = () =>
    within(screen.getByRole('table', { name: 'Payouts' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  test('searches, filters, sorts and pages, and shows the number of matching rows', async () => {
    const { user } = open();
    expect(texts()).toHaveLength(10);
    expect(texts()[1]).toEqual(['River Nights', '$7.00', 'Open']);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(texts()).toHaveLength(5);
    await user.type(screen.getByRole('searchbox', { name: 'Search payouts' }), 'harbor');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paid');
    await user.click(screen.getByRole('button', { name: 'AMOUNT' }));
    await user.click(screen.getByRole('button', { name: 'AMOUNT' }));
    const meant = rows.filter(({ party, isPaid }) => party.startsWith('Harbor') && isPaid);
    const amounts = meant.map(({ cents }) => cents).toSorted((a, b) => b - a);
    expect(texts().map(([, amount]) => amount)).toEqual(amounts.map((cents) => `$${cents / 100}.00`));
    expect(screen.getByText('Showing 1 to 5 of 5 entries')).toBeVisible();
  });

  test('opens by its address, and offers to clear the filters if no row matches', async () => {
    const { user } = open({ search: 'harbor', state: 'Open', sort: '-amount', page: '9' });
    expect(texts()[0]).toEqual(['Harbor Lights', '$23.00', 'Open']);
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(texts()).toHaveLength(10);
  });

  test('exports a file of all matching rows', () => {
    const { store } = open({ state: 'Open' });
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    const { headers, rows: cells } = selectTableOf(list)(store.getState());
    expect(headers).toEqual(['PARTY', 'AMOUNT', 'STATE', 'ID']);
    expect(cells).toHaveLength(16);
    expect(cells[0]).toEqual(['River Nights', '7.00', 'Open', 'P1']);
  });
});

describe('The slice of a list with a page', () => {
  const slice = createSlice({ name: 'payoutsList', ...listSlice(PAYOUT_LIST, { type: 'payouts/payoutAdded' }) });
  const list = createList(PAYOUT_LIST, () => rows, slice);
  const { searchChanged, filterChosen, filtersCleared, sortChosen, pageChosen } = list.actions;
  const paid = filterChosen({ filter: 'state', option: 'Paid' });
  const after = (...actions: Parameters<typeof slice.reducer>[1][]) => ({
    payoutsList: actions.reduce(slice.reducer, slice.getInitialState()),
  });

  test('has an address that restores the same view, with the shown page number', () => {
    const state = after(searchChanged('harbor'), paid, sortChosen('party'), pageChosen(9));
    const query = list.selectQuery(state);
    expect(query).toEqual({ search: 'harbor', sort: 'party', page: undefined, state: 'Paid' });
    const visited = after(addressVisited({ path: '/payouts', query }));
    expect(visited.payoutsList).toEqual({ ...state.payoutsList, page: 1 });
    const strange = { sort: '-nothing', state: 'Lost', page: '0', search: 'x' };
    expect(after(addressVisited({ path: '/payouts', query: strange })).payoutsList).toMatchObject({
      sort: null,
      filters: { state: 'All' },
      page: 1,
      search: 'x',
    });
    expect(after(addressVisited({ path: '/merchants', query: strange }))).toEqual(after());
  });

  test('ignores an unknown option, and clears search and filters together', () => {
    expect(after(filterChosen({ filter: 'state', option: 'Lost' }))).toEqual(after());
    expect(after(searchChanged('x'), paid, pageChosen(2), filtersCleared())).toEqual(after());
    expect(list.selectStatus(after(paid))).toBe('9 payouts found');
    expect(list.selectStatus(after(searchChanged('nobody')))).toBe('0 payouts found');
  });

  test('returns to the first page when a row is added, and stays on a chosen page', () => {
    const third = list.selectPage(after(pageChosen(3)));
    expect(third).toMatchObject({ page: 3, total: 25, rows: rows.slice(20) });
    expect(after(pageChosen(2), { type: 'payouts/payoutAdded' })).toEqual(after());
  });
});
