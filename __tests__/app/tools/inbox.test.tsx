import { screen, within } from '@testing-library/react';
import { renderApp } from '../../helpers/renderApp';
import { notificationsOf } from '../../helpers/builders';

const bell = () => screen.getByRole('button', { name: /^Notifications, / });
const item = (name: RegExp) => screen.getByRole('button', { name });

async function openInbox() {
  const app = await renderApp('/');
  await app.user.click(bell());
  return app;
}

describe('The bell', () => {
  test('counts only the two unread messages of the inbox, and none of the Notifications page', async () => {
    const { store } = await renderApp('/');
    expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
    expect(bell()).toHaveTextContent('2');
    expect(notificationsOf(store.getState()).filter(({ isRead }) => !isRead)).toHaveLength(12);
  });

  test('counts less when an item is opened, and has no badge at 0', async () => {
    const { user } = await openInbox();
    await user.click(item(/System update/));
    expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
    expect(bell()).toHaveTextContent('1');
    await user.click(screen.getByRole('link', { name: /New transaction received/ }));
    expect(bell()).toHaveAccessibleName('Notifications, 0 unread');
    expect(bell().textContent).toBe('');
  });
});

describe('The popover', () => {
  test('marks an opened item read and shows its whole text, and a second press closes it', async () => {
    const { user, store } = await openInbox();
    const update = item(/^Unread: System update/);
    expect(update).toHaveAttribute('aria-expanded', 'false');
    await user.click(update);
    expect(update).toHaveAttribute('aria-expanded', 'true');
    expect(update).not.toHaveAccessibleName(/Unread/);
    expect(update).toHaveTextContent(/payments will not be interrupted\./);
    expect(store.getState().inbox).toMatchObject({ readIds: [2], openId: 2 });
    await user.click(update);
    expect(update).toHaveAttribute('aria-expanded', 'false');
    expect(store.getState().inbox).toMatchObject({ readIds: [2], openId: null });
  });

  test('shows no whole text when it is reopened', async () => {
    const { user, store } = await openInbox();
    await user.click(item(/System update/));
    await user.click(bell());
    await user.click(bell());
    expect(item(/System update/)).toHaveAttribute('aria-expanded', 'false');
    expect(store.getState().inbox.openId).toBeNull();
  });

  test('has ‘Mark all as read’, which marks the inbox, not the page, and Undo restores exactly what it changed', async () => {
    const { user, store } = await openInbox();
    await user.click(item(/System update/));
    const rows = notificationsOf(store.getState());
    const markAll = screen.getByRole('button', { name: 'Mark all as read' });
    await user.click(markAll);
    expect(bell()).toHaveAccessibleName('Notifications, 0 unread');
    expect(notificationsOf(store.getState())).toEqual(rows);
    expect(markAll).toHaveFocus();
    expect(markAll).toHaveAttribute('aria-disabled', 'true');
    expect(markAll).toHaveAccessibleName('All caught up');
    const toast = screen.getByRole('status');
    expect(toast).toHaveTextContent('1 notification in the inbox');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
    expect(store.getState().inbox.readIds).toEqual([2]);
  });

  test('has ‘Mark all as read’, which does nothing if everything is read', async () => {
    const { user } = await openInbox();
    const markAll = screen.getByRole('button', { name: 'Mark all as read' });
    await user.click(markAll);
    await user.click(markAll);
    expect(screen.getAllByText('Marked as read')).toHaveLength(1);
  });

  test("'View integration activity' goes to the screen and closes the popover", async () => {
    const { user, store } = await openInbox();
    await user.click(screen.getByRole('link', { name: 'View integration activity' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notification' })).toBeVisible();
    expect(window.location.pathname).toBe('/notifications');
    expect(store.getState().layout.isInboxOpen).toBe(false);
  });
});
