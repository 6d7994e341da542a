import { selectTransactionsCalendar } from '@/selectors/payments/calendarSelectors';
import {
  integrationsListActions,
  merchantsListActions,
  notificationsListActions,
} from '@/slices/lists/entityListSlices';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';

describe.each([
  ['transactions', transactionsListActions],
  ['integrations', integrationsListActions],
  ['merchants', merchantsListActions],
  ['notifications', notificationsListActions],
] as const)('The %s list', (name, actions) => {
  test('starts on page 1 with 10 rows a page and no search', () => {
    expect(setupStore().getState()[`${name}List`]).toMatchObject({ search: '', page: 1, pageSize: 10 });
  });

  test('goes back to page 1 when the search changes', () => {
    const store = setupStore();
    store.dispatch(actions.pageChosen(3));
    expect(store.getState()[`${name}List`].page).toBe(3);
    store.dispatch(actions.searchChanged('jazz'));
    expect(store.getState()[`${name}List`]).toMatchObject({ search: 'jazz', page: 1 });
  });

  test('keeps the first visible row when the page size changes', () => {
    const store = setupStore();
    store.dispatch(actions.pageChosen(3));
    store.dispatch(actions.pageSizeChosen(20));
    expect(store.getState()[`${name}List`]).toMatchObject({ pageSize: 20, page: 2 });
  });
});

describe('The date range of the transactions', () => {
  const pick = (...days: string[]) => {
    const store = setupStore();
    store.dispatch(transactionsListActions.pageChosen(2));
    for (const day of days) store.dispatch(transactionsListActions.rangeDayPicked(day));
    return store.getState().transactionsList;
  };

  test('is selected with two clicks and returns to page 1', () => {
    expect(pick('2024-06-10', '2024-06-20')).toMatchObject({
      range: { start: '2024-06-10', end: '2024-06-20' },
      page: 1,
    });
  });

  test('is cleared by two clicks on the same date', () => {
    expect(pick('2024-06-10', '2024-06-10').range).toEqual({ start: null, end: null });
  });

  test('accepts both ends in either order, and ignores invalid days', () => {
    const store = setupStore();
    store.dispatch(transactionsListActions.pageChosen(2));
    store.dispatch(transactionsListActions.rangeChosen({ start: '2023-06-20', end: '2023-06-10' }));
    const chosen = { range: { start: '2023-06-10', end: '2023-06-20' }, page: 1, shownMonth: '2023-06' };
    expect(store.getState().transactionsList).toMatchObject(chosen);
    store.dispatch(transactionsListActions.rangeChosen({ start: '2024-02-30', end: '2024-03-01' }));
    expect(store.getState().transactionsList).toMatchObject(chosen);
    store.dispatch(transactionsListActions.rangeCleared());
    expect(store.getState().transactionsList.range).toEqual({ start: null, end: null });
  });

  test('has a calendar that opens on the newest rows or on the range, within the offered years', () => {
    const openedWith = (from: string, to: string) => {
      const store = setupStore();
      store.dispatch(transactionsListActions.calendarMonthShown('2021-01'));
      store.dispatch(addressVisited({ path: '/transactions', query: { from, to } }));
      store.dispatch(transactionsListActions.calendarToggled());
      return selectTransactionsCalendar(store.getState());
    };
    expect(openedWith('', '')).toMatchObject({ shownMonth: '2024-06', focusedDay: '2024-06-30' });
    expect(openedWith('2023-01-05', '2023-02-05')).toMatchObject({ shownMonth: '2023-02', focusedDay: '2023-02-05' });
    expect(openedWith('1999-01-05', '1999-02-05')).toMatchObject({ shownMonth: '2020-01', focusedDay: '2020-01-01' });
  });

  test('has a calendar that toggles, closes, and closes when another screen is visited', () => {
    const store = setupStore();
    const isOpen = () => store.getState().transactionsList.isCalendarOpen;
    store.dispatch(transactionsListActions.calendarToggled());
    expect(isOpen()).toBe(true);
    store.dispatch(transactionsListActions.calendarToggled());
    expect(isOpen()).toBe(false);
    store.dispatch(transactionsListActions.calendarToggled());
    store.dispatch(transactionsListActions.calendarClosed());
    expect(isOpen()).toBe(false);
    store.dispatch(transactionsListActions.calendarToggled());
    store.dispatch(addressVisited({ path: '/merchants', query: {} }));
    expect(isOpen()).toBe(false);
  });
});

test('The filters of the lists go back to page 1', () => {
  const store = setupStore();
  store.dispatch(integrationsListActions.pageChosen(2));
  store.dispatch(integrationsListActions.filterChosen({ filter: 'configuration', option: 'ACH' }));
  expect(store.getState().integrationsList).toMatchObject({ filters: { configuration: 'ACH' }, page: 1 });
  store.dispatch(merchantsListActions.pageChosen(2));
  store.dispatch(merchantsListActions.filterChosen({ filter: 'status', option: 'Suspended' }));
  expect(store.getState().merchantsList).toMatchObject({ filters: { status: 'Suspended' }, page: 1 });
  store.dispatch(notificationsListActions.pageChosen(2));
  store.dispatch(notificationsListActions.filterChosen({ filter: 'filter', option: 'Unread' }));
  expect(store.getState().notificationsList).toMatchObject({ filters: { filter: 'Unread' }, page: 1 });
});

test('An order that is selected by name shows the first page, and so does the default order', () => {
  const store = setupStore();
  const view = () => store.getState().transactionsList;
  store.dispatch(transactionsListActions.pageChosen(3));
  store.dispatch(transactionsListActions.orderChosen({ column: 'amount', direction: 'descending' }));
  expect(view()).toMatchObject({ sort: { column: 'amount', direction: 'descending' }, page: 1 });
  store.dispatch(transactionsListActions.orderChosen(null));
  expect(view().sort).toBeNull();
});

test('Clearing the filters keeps the sort and the page size', () => {
  const store = setupStore();
  store.dispatch(transactionsListActions.sortChosen('amount'));
  store.dispatch(transactionsListActions.pageSizeChosen(20));
  store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Failed' }));
  store.dispatch(transactionsListActions.rangeChosen({ start: '2024-06-01', end: '2024-06-30' }));
  store.dispatch(transactionsListActions.searchChanged('x'));
  store.dispatch(transactionsListActions.filtersCleared());
  expect(store.getState().transactionsList).toMatchObject({
    search: '',
    filters: { status: 'All Status' },
    range: { start: null, end: null },
    sort: { column: 'amount', direction: 'ascending' },
    pageSize: 20,
  });
  store.dispatch(integrationsListActions.filterChosen({ filter: 'configuration', option: 'ACH' }));
  store.dispatch(integrationsListActions.filterChosen({ filter: 'status', option: 'Inactive' }));
  store.dispatch(integrationsListActions.filtersCleared());
  expect(store.getState().integrationsList.filters).toEqual({
    configuration: 'All Configurations',
    status: 'All Status',
  });
  store.dispatch(merchantsListActions.filterChosen({ filter: 'status', option: 'Active' }));
  store.dispatch(merchantsListActions.filtersCleared());
  expect(store.getState().merchantsList.filters.status).toBe('All Status');
  store.dispatch(notificationsListActions.filterChosen({ filter: 'filter', option: 'Read' }));
  store.dispatch(notificationsListActions.filtersCleared());
  expect(store.getState().notificationsList.filters.filter).toBe('All Notifications');
});
