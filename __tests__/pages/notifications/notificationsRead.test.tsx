import { screen, within } from '@testing-library/react';
import { notificationsListActions } from '@/slices/lists/entityListSlices';
import { notificationsOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

const rows = () =>
  within(screen.getByRole('table', { name: 'Notifications' }))
    .getAllByRole('row')
    .slice(1);
const unreadRows = () => rows().filter((row) => within(row).queryByText('Unread:') !== null);
const toggle = (row: HTMLElement) => within(row).getByRole('button');

test('The list says what it shows, unlike the bell', async () => {
  await renderApp('/notifications');
  expect(screen.getByText(/^Activity on your integrations\. The bell shows messages\./)).toBeVisible();
});

test('Unread rows are marked in words, and the table keeps its three columns', async () => {
  const { store } = await renderApp('/notifications');
  const unread = notificationsOf(store.getState())
    .slice(0, 10)
    .filter(({ isRead }) => !isRead);
  expect(unread.length).toBeGreaterThan(0);
  expect(unreadRows()).toHaveLength(unread.length);
  expect(readTable('Notifications').headers).toEqual(['MERCHANT NAME', 'INTEGRATION NAME', 'CONFIGURATION']);
});

test('A row can be marked read, and unread again', async () => {
  const { user, store } = await renderApp('/notifications');
  const [row] = rows();
  const { id } = notificationsOf(store.getState())[0]!;
  const isRead = () => notificationsOf(store.getState()).find((candidate) => candidate.id === id)?.isRead;
  const name = readTable('Notifications').rows[0]![1]!;
  expect(row).toHaveTextContent('Integration set to inactive · Jun 30, 2024');
  expect(toggle(row!)).toHaveAttribute('title', 'Mark as read');
  expect(toggle(row!)).toHaveAccessibleName(expect.stringMatching(new RegExp(`^Mark as read ?: .*, ${name}$`)));
  await user.click(toggle(row!));
  expect(isRead()).toBe(true);
  expect(unreadRows()).not.toContain(row);
  expect(toggle(row!)).toHaveFocus();
  expect(toggle(row!)).toHaveTextContent(/^Mark as unread/);
  await user.click(toggle(row!));
  expect(isRead()).toBe(false);
  expect(unreadRows()).toContain(row);
});

test("'Mark all as read' marks every row, not the inbox, and Undo restores exactly what it changed", async () => {
  const { user, store } = await renderApp('/notifications');
  const shown = unreadRows().length;
  await user.click(toggle(unreadRows()[0]!));
  expect(unreadRows()).toHaveLength(shown - 1);
  const before = notificationsOf(store.getState());
  const markAll = screen.getByRole('button', { name: 'Mark all as read' });
  await user.click(markAll);
  expect(notificationsOf(store.getState()).every(({ isRead }) => isRead)).toBe(true);
  expect(store.getState().inbox.readIds).toEqual([]);
  expect(unreadRows()).toEqual([]);
  expect(markAll).toHaveAttribute('aria-disabled', 'true');
  expect(markAll).toHaveAccessibleName('All caught up');
  await user.click(markAll);
  expect(screen.getAllByText('Marked as read')).toHaveLength(1);
  const toast = screen.getByRole('status');
  expect(toast).toHaveTextContent('11 notifications');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect(notificationsOf(store.getState())).toEqual(before);
  expect(unreadRows()).toHaveLength(shown - 1);
});

test('A row that goes away with the focus in it leaves the focus in the table', async () => {
  const { dispatch } = await renderApp('/notifications');
  toggle(rows()[0]!).focus();
  dispatch(notificationsListActions.pageChosen(2));
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
});
