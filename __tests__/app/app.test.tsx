import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chartActions } from '@/slices/ui/chartSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { media } from '../helpers/browser';
import { renderApp } from '../helpers/renderApp';
import { popComplaints } from '../helpers/setup';
import { givenWorkspace } from '../helpers/workspace';

describe('The navigation', () => {
  test('has six entries, in the order of the specification', async () => {
    await renderApp('/merchants');
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Dashboard', '/'],
      ['Transactions', '/transactions'],
      ['Integrations', '/integrations'],
      ['Merchants', '/merchants'],
      ['Notifications', '/notifications'],
      ['Documentation', '/documentation'],
    ]);
  });

  test('highlights the entry whose path equals the current path', async () => {
    const { user } = await renderApp('/merchants');
    const current = () =>
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { current: 'page' });
    expect(current()).toHaveTextContent('Merchants');
    await user.click(screen.getByRole('link', { name: 'Integrations' }));
    expect(current()).toHaveTextContent('Integrations');
    expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
    expect(window.location.pathname).toBe('/integrations');
    expect(document.title).toBe('Integrations · SplitPay');
  });

  test('has the brand above and the 2024 copyright line below', async () => {
    await renderApp('/merchants');
    const sidebar = screen.getByRole('navigation', { name: 'Main' }).parentElement!;
    expect(sidebar).toHaveTextContent(/^SplitPay/);
    expect(sidebar).toHaveTextContent(/© 2024 SplitPayAll rights reserved\.$/);
  });

  test('is a drawer that opens with the menu button and closes when the operator chooses an entry', async () => {
    media.isSmall = true;
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await user.click(within(drawer).getByRole('link', { name: 'Merchants' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('follows Back of the browser', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('link', { name: 'Notifications' }));
    await screen.findByRole('heading', { level: 1, name: 'Notification' });
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  });

  test('closes an open dialog when the screen changes', async () => {
    const { user, dispatch } = await renderApp('/merchants');
    await user.click(screen.getByRole('link', { name: 'Notifications' }));
    dispatch(dialogOpened({ kind: 'addMerchant' }));
    await screen.findByRole('dialog', { name: 'Add New Merchant' });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Errors', () => {
  test("appear for an unknown path as '404', 'Oops! Page not found' and 'Return to Home', and are logged to the console", async () => {
    const log = jest.spyOn(console, 'info').mockImplementation();
    const { user } = await renderApp('/transactions/TR1-1');
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · SplitPay');
    expect(log).toHaveBeenCalledWith('404: there is no screen at /transactions/TR1-1');
    const home = screen.getByRole('link', { name: 'Return to Home' });
    expect(home).toHaveAttribute('href', '/');
    await user.click(home);
    expect(window.location.pathname).toBe('/');
  });

  test('of a broken page appear as ‘Unexpected Application Error!’ with the message, and another page still opens', async () => {
    const broken = givenWorkspace({ notifications: { rows: null as unknown as [] } });
    const { user } = await renderApp('/notifications', broken);
    expect(screen.getByRole('alert')).toHaveTextContent(/Unexpected Application Error!.*null/);
    expect(popComplaints().join()).toContain('null');
    await user.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
    expect(screen.getByRole('link', { name: /New transaction received/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Merchants' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  });
});

describe('A toast', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('closes automatically after 8 seconds', async () => {
    const { dispatch } = await renderApp('/merchants');
    dispatch(toastShown({ title: 'Done', text: 'It is done' }));
    expect(screen.getByText('It is done')).toBeVisible();
    act(() => jest.advanceTimersByTime(7900));
    expect(screen.getByText('It is done')).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('It is done')).toBeNull();
  });

  test('stays while it has the pointer or the focus, and restarts its time afterwards', async () => {
    const { dispatch } = await renderApp('/merchants');
    dispatch(toastShown({ title: 'Done', text: 'It is done' }));
    const card = screen.getByText('It is done');
    for (const [hold, leave] of [
      [fireEvent.mouseEnter, fireEvent.mouseLeave],
      [fireEvent.focus, fireEvent.blur],
    ] as const) {
      hold(card.parentElement!);
      act(() => jest.advanceTimersByTime(20_000));
      expect(card).toBeVisible();
      leave(card.parentElement!);
      act(() => jest.advanceTimersByTime(7900));
      expect(card).toBeVisible();
    }
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('It is done')).toBeNull();
  });

  test('offers a single Undo if its action can be undone', async () => {
    const { user, store, dispatch } = await renderApp('/merchants');
    dispatch(toastShown({ title: 'Week', text: 'Shown', undo: chartActions.periodChosen('year') }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().chart.period).toBe('year');
    expect(screen.queryByText('Shown')).toBeNull();
  });
});
