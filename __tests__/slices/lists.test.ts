import { integrationsActions } from '@/slices/integrationsSlice';
import { merchantsActions } from '@/slices/merchantsSlice';
import { notificationsActions } from '@/slices/notificationsSlice';
import { addressVisited } from '@/slices/routeSlice';
import { transactionsActions } from '@/slices/transactionsSlice';
import { selectTransactionsCalendar } from '@/selectors/calendarSelectors';
import { setupStore } from '@/store/store';

describe.each([
  ['transactions', transactionsActions],
  ['integrations', integrationsActions],
  ['merchants', merchantsActions],
  ['notifications', notificationsActions],
] as const)('The %s list', (name, actions) => {
  test('starts on page 1 with 10 rows a page and no search', () => {
    expect(setupStore().getState()[name]).toMatchObject({ search: '', page: 1, pageSize: 10 });
  });

  test('goes back to page 1 when the search changes', () => {
    const store = setupStore();
    store.dispatch(actions.pageChosen(3));
    expect(store.getState()[name].page).toBe(3);
    store.dispatch(actions.searchChanged('jazz'));
    expect(store.getState()[name]).toMatchObject({ search: 'jazz', page: 1 });
  });

  test('keeps the first row shown in view when the page size changes', () => {
    const store = setupStore();
    store.dispatch(actions.pageChosen(3));
    store.dispatch(actions.pageSizeChosen(20));
    expect(store.getState()[name]).toMatchObject({ pageSize: 20, page: 2 });
  });
});

describe('The date range of the transactions', () => {
  const pick = (...days: string[]) => {
    const store = setupStore();
    store.dispatch(transactionsActions.pageChosen(2));
    for (const day of days) store.dispatch(transactionsActions.rangeDayPicked(day));
    return store.getState().transactions;
  };

  test('is picked with two clicks, and goes back to page 1', () => {
    expect(pick('2024-06-10', '2024-06-20')).toMatchObject({
      range: { start: '2024-06-10', end: '2024-06-20' },
      page: 1,
    });
  });

  test('is cleared by picking the same date twice', () => {
    expect(pick('2024-06-10', '2024-06-10').range).toEqual({ start: null, end: null });
  });

  test('is chosen whole with its ends in either order, and is left alone by what is no day', () => {
    const store = setupStore();
    store.dispatch(transactionsActions.pageChosen(2));
    store.dispatch(transactionsActions.rangeChosen({ start: '2023-06-20', end: '2023-06-10' }));
    const chosen = { range: { start: '2023-06-10', end: '2023-06-20' }, page: 1, shownMonth: '2023-06' };
    expect(store.getState().transactions).toMatchObject(chosen);
    store.dispatch(transactionsActions.rangeChosen({ start: '2024-02-30', end: '2024-03-01' }));
    expect(store.getState().transactions).toMatchObject(chosen);
    store.dispatch(transactionsActions.rangeCleared());
    expect(store.getState().transactions.range).toEqual({ start: null, end: null });
  });

  test('has a calendar that opens on the newest rows, or on the range, within the years it offers', () => {
    const openedWith = (from: string, to: string) => {
      const store = setupStore();
      store.dispatch(transactionsActions.calendarMonthShown('2021-01'));
      store.dispatch(addressVisited({ path: '/transactions', query: { from, to } }));
      store.dispatch(transactionsActions.calendarToggled());
      return selectTransactionsCalendar(store.getState());
    };
    expect(openedWith('', '')).toMatchObject({ shownMonth: '2024-06', focusedDay: '2024-06-30' });
    expect(openedWith('2023-01-05', '2023-02-05')).toMatchObject({ shownMonth: '2023-02', focusedDay: '2023-02-05' });
    expect(openedWith('1999-01-05', '1999-02-05')).toMatchObject({ shownMonth: '2020-01', focusedDay: '2020-01-01' });
  });

  test('has a calendar that toggles, closes, and closes when another screen is visited', () => {
    const store = setupStore();
    const isOpen = () => store.getState().transactions.isCalendarOpen;
    store.dispatch(transactionsActions.calendarToggled());
    expect(isOpen()).toBe(true);
    store.dispatch(transactionsActions.calendarToggled());
    expect(isOpen()).toBe(false);
    store.dispatch(transactionsActions.calendarToggled());
    store.dispatch(transactionsActions.calendarClosed());
    expect(isOpen()).toBe(false);
    store.dispatch(transactionsActions.calendarToggled());
    store.dispatch(addressVisited({ path: '/merchants', query: {} }));
    expect(isOpen()).toBe(false);
  });
});

test('The filters of the lists go back to page 1', () => {
  const store = setupStore();
  store.dispatch(integrationsActions.pageChosen(2));
  store.dispatch(integrationsActions.configurationChosen('ACH'));
  expect(store.getState().integrations).toMatchObject({ configuration: 'ACH', page: 1 });
  store.dispatch(merchantsActions.pageChosen(2));
  store.dispatch(merchantsActions.statusChosen('Suspended'));
  expect(store.getState().merchants).toMatchObject({ status: 'Suspended', page: 1 });
  store.dispatch(notificationsActions.pageChosen(2));
  store.dispatch(notificationsActions.filterChosen('Unread'));
  expect(store.getState().notifications).toMatchObject({ filter: 'Unread', page: 1 });
});

test('Clearing the filters keeps the sort and the page size', () => {
  const store = setupStore();
  store.dispatch(transactionsActions.sortChosen('amount'));
  store.dispatch(transactionsActions.pageSizeChosen(20));
  store.dispatch(transactionsActions.statusChosen('Failed'));
  store.dispatch(transactionsActions.rangeChosen({ start: '2024-06-01', end: '2024-06-30' }));
  store.dispatch(transactionsActions.searchChanged('x'));
  store.dispatch(transactionsActions.filtersCleared());
  expect(store.getState().transactions).toMatchObject({
    search: '',
    status: 'All Status',
    range: { start: null, end: null },
    sort: { column: 'amount', direction: 'ascending' },
    pageSize: 20,
  });
  store.dispatch(integrationsActions.configurationChosen('ACH'));
  store.dispatch(integrationsActions.statusChosen('Inactive'));
  store.dispatch(integrationsActions.filtersCleared());
  expect(store.getState().integrations).toMatchObject({ configuration: 'All Configurations', status: 'All Status' });
  store.dispatch(merchantsActions.statusChosen('Active'));
  store.dispatch(merchantsActions.filtersCleared());
  expect(store.getState().merchants.status).toBe('All Status');
  store.dispatch(notificationsActions.filterChosen('Read'));
  store.dispatch(notificationsActions.filtersCleared());
  expect(store.getState().notifications.filter).toBe('All Notifications');
});
