import { screen, within } from '@testing-library/react';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

describe('The Notifications screen', () => {
  test('has its heading, its columns and the footer of Integrations', async () => {
    await renderApp('/notifications');
    expect(screen.getByRole('heading', { level: 1, name: 'Notification' })).toBeVisible();
    expect(screen.getByText('Customize and manage notifications to stay informed and in control.')).toBeVisible();
    const { headers, rows } = readTable('Notifications');
    expect(headers).toEqual(['MERCHANT NAME', 'INTEGRATION NAME', 'CONFIGURATION']);
    expect(rows).toHaveLength(10);
    expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages of notifications' })).toHaveTextContent('Previous123Next');
  });

  test('has a search box and a filter (All Notifications, Unread, Read)', async () => {
    const { user, store } = await renderApp('/notifications');
    await user.type(screen.getByRole('searchbox', { name: 'Search notifications' }), 'box');
    const filter = screen.getByRole('combobox', { name: 'Read or unread' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Notifications', 'Unread', 'Read']);
    await user.selectOptions(filter, 'Unread');
    expect(store.getState().notificationsList).toMatchObject({ search: 'box', filters: { filter: 'Unread' } });
  });

  test('pages and resizes', async () => {
    const { user } = await renderApp('/notifications');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
    expect(screen.getByText('Showing 21 to 30 of 30 entries')).toBeVisible();
  });
});

describe('The help screen', () => {
  test("says 'Hello, how can we help you?' and has a search box and three cards", async () => {
    const { user, store } = await renderApp('/documentation');
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, how can we help you?' })).toBeVisible();
    for (const name of ['On Boarding', 'Configuration', 'Form Embed']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await user.type(screen.getByRole('searchbox'), 'split');
    expect(store.getState().help.search).toBe('split');
  });

  test("has a 'Quick Links' list of 8 titles", async () => {
    await renderApp('/documentation');
    const links = screen.getByRole('heading', { name: 'Quick Links' }).closest('section')!;
    expect(within(links).getAllByRole('listitem')).toHaveLength(8);
    expect(links).toHaveTextContent('Embedding a payment form');
  });
});
