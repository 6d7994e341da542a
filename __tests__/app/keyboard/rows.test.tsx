import { act, screen, waitFor, within } from '@testing-library/react';
import { shortcutsSlice } from '@/slices/ui/shortcutsSlice';
import { notificationsOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';

const PAYMENT = 'TR20240630-030';

const links = () => screen.getAllByRole('link', { name: /^TR/ });
const row = (id: string) => screen.getByRole('link', { name: id }).closest('tr')!;

describe('A row of a list', () => {
  test('opens its details on a click anywhere in the row', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(within(row(PAYMENT)).getByText('$250.00'));
    expect(await screen.findByRole('dialog', { name: 'Transaction Details' })).toHaveTextContent(PAYMENT);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: PAYMENT })).toHaveFocus());
  });

  test('stays closed if a text in it was selected', async () => {
    const { user, store } = await renderApp('/transactions');
    const amount = within(row(PAYMENT)).getByText('$250.00');
    document.getSelection()?.selectAllChildren(amount);
    // The click that ends a selection keeps it.
    jest.spyOn(document.getSelection()!, 'isCollapsed', 'get').mockReturnValue(false);
    await user.click(amount);
    expect(store.getState().dialogs.open.kind).toBe('none');
  });

  test('of the notifications opens its integration and becomes read, and its button does only its action', async () => {
    const { user, store } = await renderApp('/notifications?filter=Unread');
    const [, first, second] = screen.getAllByRole('row');
    await user.click(within(second!).getByRole('button'));
    expect(store.getState().dialogs.open.kind).toBe('none');
    const { integrationId, id } = notificationsOf(store.getState()).find(({ isRead }) => !isRead)!;
    await user.click(within(first!).getAllByRole('cell')[0]!);
    expect(await screen.findByRole('dialog', { name: 'View Integration' })).toBeVisible();
    expect(store.getState().dialogs.open).toEqual({ kind: 'viewIntegration', integrationId });
    expect(notificationsOf(store.getState()).find((notification) => notification.id === id)?.isRead).toBe(true);
  });
});

describe('On the keyboard,', () => {
  test('Enter in the search opens the first matching row', async () => {
    const { user } = await renderApp('/transactions');
    await user.type(screen.getByRole('searchbox'), 'harbor{Enter}');
    const id = links()[0]!.textContent;
    expect(await screen.findByRole('dialog', { name: 'Transaction Details' })).toHaveTextContent(id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  test('Enter in a search without results does nothing', async () => {
    const { user, store } = await renderApp('/merchants');
    await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(store.getState().dialogs.open.kind).toBe('none');
  });

  test('the arrow keys move from the search through the rows, and stop at the ends', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links()[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(links()[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(links()[0]).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    // With Shift, the key also selects both rows.
    expect(links()[1]).toHaveFocus();
    await user.keyboard('{ArrowDown>12/}');
    expect(links().at(-1)).toHaveFocus();
  });

  test('J and K move through the rows from anywhere except fields, unless single-key shortcuts are off', async () => {
    const { user, dispatch } = await renderApp('/transactions');
    await user.keyboard('jjjk');
    expect(links()[1]).toHaveFocus();
    await user.type(screen.getByRole('searchbox'), 'k');
    expect(screen.getByRole('searchbox')).toHaveValue('k');
    act(() => screen.getByRole('searchbox').blur());
    dispatch(shortcutsSlice.actions.singleKeysSwitched(false));
    await user.keyboard('j');
    expect(document.body).toHaveFocus();
  });

  test.each([
    ['d', 'Dashboard'],
    ['t', 'Recent Transactions'],
    ['i', 'Integrations'],
    ['m', 'Merchants'],
    ['h', 'Hello, how can we help you?'],
  ])('G and %s go to %s', async (letter, heading) => {
    const { user } = await renderApp('/notifications?search=o');
    await user.keyboard(`g${letter}`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('G and the letter of the open page do not change its view, and a letter alone does nothing', async () => {
    const { user, store } = await renderApp('/notifications?search=o');
    await user.keyboard('gn');
    await user.keyboard('tm');
    await user.keyboard('gxt');
    expect(store.getState().route.path).toBe('/notifications');
    expect(store.getState().notificationsList.search).toBe('o');
  });
});

test('The bell and the operator’s menu are available on every page', async () => {
  for (const path of ['/', '/transactions', '/integrations', '/merchants', '/notifications', '/documentation']) {
    await renderApp(path);
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Hi Alex!/ })).toBeVisible();
  }
});

test("The bell's 'New transaction received' opens the payment and becomes read, and then the focus returns to the bell", async () => {
  const { user } = await renderApp('/merchants');
  await user.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
  const item = screen.getByRole('link', { name: /New transaction received/ });
  expect(item).toHaveAttribute('href', `/merchants?payment=${PAYMENT}`);
  await user.click(item);
  expect(await screen.findByRole('dialog', { name: 'Transaction Details' })).toHaveTextContent(PAYMENT);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toHaveFocus());
});
