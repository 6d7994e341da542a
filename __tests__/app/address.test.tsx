import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { addressOf, PATHS, readQuery } from '@/domain/screens';
import { selectAddress } from '@/selectors/screenSelectors';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { renderApp } from '../helpers/renderApp';
import { readTable } from '../helpers/table';

const address = () => window.location.pathname + window.location.search;

describe('The address of a view', () => {
  test('contains search, filters, range, sort and page in the query string, without defaults', async () => {
    const { user } = await renderApp('/transactions');
    expect(address()).toBe('/transactions');
    await user.click(screen.getByRole('button', { name: 'AMOUNT' }));
    await user.click(screen.getByRole('button', { name: 'AMOUNT' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('/transactions?sort=-amount&page=2&status=Completed');
    await user.type(screen.getByRole('searchbox'), '2024');
    expect(address()).toBe('/transactions?search=2024&sort=-amount&status=Completed');
  });

  test('restores the view', async () => {
    await renderApp('/transactions?search=2024&sort=amount&status=Completed&from=2024-06-10&to=2024-06-30');
    expect(screen.getByRole('searchbox')).toHaveValue('2024');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Completed');
    expect(screen.getByRole('columnheader', { name: 'AMOUNT' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('button', { name: 'Jun 10, 2024 – Jun 30, 2024' })).toBeVisible();
  });

  test.each([
    ['/integrations?search=festival&sort=-name&configuration=ACH&status=Inactive'],
    ['/merchants?search=o&sort=sales&status=Active'],
    ['/merchants?page=3'],
    ['/documentation?search=split&subject=Configuration'],
    ['/documentation?article=embed-a-form'],
    ['/notifications?search=o&sort=merchant&filter=Unread'],
  ])('restores the view of every list: %s', async (link) => {
    await renderApp(link);
    expect(address()).toBe(link);
  });

  test('ignores invalid values, and shows the last page for a page beyond the end', async () => {
    await renderApp('/transactions?sort=foo&status=Nope&from=2024-06-31&to=x&page=-2&unknown=1');
    expect(address()).toBe('/transactions');
    await renderApp('/transactions?page=99');
    expect(address()).toBe('/transactions?page=3');
    expect(screen.getByText('Showing 21 to 30 of 30 entries')).toBeVisible();
  });

  test('opens with any content, and the resulting address opens the same view', () => {
    const key = fc.constantFrom(
      'search',
      'sort',
      'page',
      'status',
      'from',
      'to',
      'configuration',
      'filter',
      'subject',
      'article',
    );
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('-amount', 'name', '2', '99', 'Failed', 'ACH', '2024-06-10', '2024-06-20'),
    );
    const path = fc.constantFrom(...Object.values(PATHS), '/nowhere');
    fc.assert(
      fc.property(path, fc.dictionary(key, value), (where, query) => {
        const store = setupStore();
        store.dispatch(addressVisited({ path: where, query }));
        const shown = selectAddress(store.getState());
        const b = setupStore();
        const url = new URL(shown, 'http://localhost');
        b.dispatch(addressVisited({ path: url.pathname, query: readQuery(url.search) }));
        expect(selectAddress(b.getState())).toBe(shown);
      }),
      { numRuns: 300 },
    );
  });
});

test('Typing replaces the history entry, a filter adds an entry, and Back removes it', async () => {
  const { user } = await renderApp('/merchants');
  const before = window.history.length;
  await user.type(screen.getByRole('searchbox'), 'ma');
  expect(window.history.length).toBe(before);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  expect(window.history.length).toBe(before + 1);
  expect(address()).toBe('/merchants?search=ma&status=Active');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(address()).toBe('/merchants?search=ma');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('All Status');
  expect(screen.getByRole('searchbox')).toHaveValue('ma');
});

test("Merchants' list is searched by name and filtered by status", async () => {
  const { user } = await renderApp('/merchants');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
  expect(readTable('Merchants').rows.map((row) => row[3])).toEqual(['Suspended', 'Suspended', 'Suspended']);
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(
    screen.getByText('No merchants match "zzz", Suspended. Check the spelling or clear the filters.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(readTable('Merchants').rows).toHaveLength(10);
});

test("Notifications' list is searched by merchant and integration name, and filtered by read status", async () => {
  const { user } = await renderApp('/notifications');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Read or unread' }), 'Unread');
  expect(screen.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Read or unread' }), 'Read');
  expect(screen.getByText('Showing 1 to 10 of 18 entries')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Read or unread' }), 'All Notifications');
  await user.type(screen.getByRole('searchbox'), 'race registration');
  expect(readTable('Notifications').rows.map((row) => row[1])).toEqual(['Race Registration']);
});

test('A path with a trailing slash opens the page without it, and a path in capitals is unknown', async () => {
  await renderApp('/merchants/');
  expect(address()).toBe('/merchants');
  expect(document.title).toBe('Merchants · SplitPay');
  jest.spyOn(console, 'info').mockImplementation();
  await renderApp('/Merchants');
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('An address omits undefined parameters', () => {
  expect(addressOf('/merchants', { search: undefined, page: '2' })).toBe('/merchants?page=2');
  expect(addressOf('/', {})).toBe('/');
});
