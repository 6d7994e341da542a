import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { voidOf } from '../helpers/builders';
import { renderApp } from '../helpers/renderApp';

// The drawing is tested in a real browser: jsdom has no canvas.
jest.mock('echarts-for-react/lib/core', () => ({ __esModule: true, default: () => <div data-testid="drawing" /> }));

const PAYMENT = 'TR20240630-030';
const MERCHANT = 'Harbor Lights Music Festival';

const address = () => window.location.pathname + window.location.search;
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The press of the browser's Back or Forward. */
async function go(delta: number) {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await moved;
  });
}

describe('A payment, an integration and a merchant have an address', () => {
  test.each([
    [`/transactions?status=Completed&payment=${PAYMENT}`, 'Transaction Details'],
    [`/?payment=${PAYMENT}`, 'Transaction Details'],
    ['/integrations?integration=INT001', 'View Integration'],
    ['/merchants?page=2&merchant=MER001', 'Merchant Details'],
  ])('that opens them: %s', async (link, name) => {
    const { user } = await renderApp(link);
    expect(await dialog(name)).toBeVisible();
    expect(address()).toBe(link);
    await user.keyboard('{Escape}');
    await noDialog();
    expect(address()).toBe(link.replace(/[?&](payment|integration|merchant)=.*/, ''));
  });

  test.each([
    ['/transactions?payment=TR0-0', 'There is no transaction with the id TR0-0.'],
    ['/integrations?integration=INT0', 'There is no integration with the id INT0.'],
    ['/merchants?merchant=MER0', 'There is no merchant with the id MER0.'],
  ])('and where nothing has the id, the console says so: %s', async (link, text) => {
    await renderApp(link);
    expect(await screen.findByRole('dialog')).toHaveTextContent(text);
  });

  test.each([
    ['/transactions?search=hudson', PAYMENT, `payment=${PAYMENT}`],
    ['/merchants?search=harbor', MERCHANT, 'merchant=MER'],
    ['/integrations?search=empire', /, view Race Registration$/, 'integration=INT'],
  ])('each row of %s is a link to its own', async (path, name, parameter) => {
    await renderApp(path);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(`${path}&${parameter}`));
  });

  test('which the browser opens in another tab where the press says so', async () => {
    const { store } = await renderApp('/transactions');
    const press = createEvent.click(screen.getByRole('link', { name: PAYMENT }), { ctrlKey: true });
    let isLeft = false;
    const hear = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', hear, { once: true });
    fireEvent(screen.getByRole('link', { name: PAYMENT }), press);
    expect(isLeft).toBe(true);
    expect(store.getState().dialogs.open.kind).toBe('none');
  });
});

describe('The history', () => {
  test('opening adds an entry, Back closes, Forward opens again', async () => {
    const { user } = await renderApp('/transactions?status=Completed');
    await user.click(screen.getByRole('link', { name: PAYMENT }));
    await dialog('Transaction Details');
    expect(address()).toBe(`/transactions?status=Completed&payment=${PAYMENT}`);
    await go(-1);
    await noDialog();
    expect(address()).toBe('/transactions?status=Completed');
    await go(1);
    expect(await dialog('Transaction Details')).toBeVisible();
  });

  test('closing goes back to the entry it was opened from, and leaves none behind', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    await user.click(await screen.findByRole('link', { name: PAYMENT }));
    await dialog('Transaction Details');
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(address()).toBe('/transactions'));
    await go(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  });

  test('what happens on the way back is not lost', async () => {
    const { user, store } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: PAYMENT }));
    await dialog('Transaction Details');
    act(() => {
      store.dispatch(dialogClosed());
      store.dispatch(transactionsListActions.searchChanged('jazz'));
    });
    await waitFor(() => expect(address()).toBe('/transactions?search=jazz'));
    expect(screen.getByRole('searchbox')).toHaveValue('jazz');
  });

  test('a merchant that lies behind already comes to the front, and Escape leads to what it was opened from', async () => {
    const { user, store } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: PAYMENT }));
    const merchantOf = async (name: string) =>
      user.click(within(await dialog(name)).getByRole('link', { name: 'Hudson Valley Film Festival' }));
    await merchantOf('Transaction Details');
    const table = within(await dialog('Merchant Details')).getByRole('table', { name: 'Integrations of the merchant' });
    await user.click(within(table).getAllByRole('link')[0]!);
    await merchantOf('View Integration');
    await dialog('Merchant Details');
    await waitFor(() => expect(address()).toBe('/transactions?merchant=MER023'));
    expect(store.getState().dialogs.behind).toHaveLength(1);
    await user.keyboard('{Escape}');
    await dialog('Transaction Details');
    await waitFor(() => expect(address()).toBe(`/transactions?payment=${PAYMENT}`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/transactions'));
  });

  test('Back from the payments of a customer leads to the payment that led there', async () => {
    const { user } = await renderApp(`/transactions?payment=${PAYMENT}`);
    await user.click(within(await dialog('Transaction Details')).getByRole('link', { name: /^CUST014/ }));
    await noDialog();
    await go(-1);
    expect(await dialog('Transaction Details')).toBeVisible();
    expect(address()).toBe(`/transactions?payment=${PAYMENT}`);
  });

  test('the merchant of a payment opens above it, and Escape and Back lead back to the payment', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: PAYMENT }));
    const lead = async () => {
      const details = await dialog('Transaction Details');
      await user.click(within(details).getByRole('link', { name: 'Hudson Valley Film Festival' }));
      await dialog('Merchant Details');
      expect(address()).toBe('/transactions?merchant=MER023');
    };
    await lead();
    await user.keyboard('{Escape}');
    await dialog('Transaction Details');
    await waitFor(() => expect(address()).toBe(`/transactions?payment=${PAYMENT}`));
    await lead();
    await go(-1);
    expect(await dialog('Transaction Details')).toBeVisible();
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(address()).toBe('/transactions'));
  });

  test('a form above a payment is no part of the address', async () => {
    const { user } = await renderApp(`/transactions?payment=${PAYMENT}`);
    await user.click(within(await dialog('Transaction Details')).getByRole('button', { name: 'Refund' }));
    await dialog('Refund Payment');
    expect(address()).toBe(`/transactions?payment=${PAYMENT}`);
  });
});

describe('The details of a payment', () => {
  test('lead on to its integration, and to all payments of its customer', async () => {
    const { user } = await renderApp(`/transactions?payment=${PAYMENT}`);
    const details = await dialog('Transaction Details');
    await user.click(within(details).getByRole('link', { name: 'INT023' }));
    expect(await dialog('View Integration')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(within(await dialog('Transaction Details')).getByRole('link', { name: /^CUST014/ }));
    await noDialog();
    expect(screen.getByRole('searchbox')).toHaveValue('CUST014');
    expect(screen.getByRole('link', { name: PAYMENT })).toBeVisible();
  });

  test('lead nowhere where the payment names no integration and no customer', async () => {
    const { store } = await renderApp('/transactions');
    const unnamed = store.getState().transactions.rows.find((row) => !row.integrationId && !row.customerId)!;
    await renderApp(`/transactions?payment=${unnamed.id}`);
    const details = within(await dialog('Transaction Details'));
    expect(details.getAllByText('not recorded')).toHaveLength(2);
    expect(details.getAllByRole('link')).toHaveLength(1);
  });

  const place = () => screen.getByRole('group', { name: 'Payments of the list' }).textContent;

  test('walk through the filtered and sorted list, by button and by J and K, without closing', async () => {
    const { user, store } = await renderApp('/transactions?search=festival&sort=amount');
    const ids = screen.getAllByRole('link', { name: /^TR/ }).map((link) => link.textContent);
    await user.click(screen.getByRole('link', { name: ids[0] }));
    const details = within(await dialog('Transaction Details'));
    const shown = () => store.getState().dialogs.open;
    const next = details.getByRole('button', { name: 'Next payment' });
    expect(details.getByRole('button', { name: 'Previous payment' })).toHaveAttribute('aria-disabled', 'true');
    expect(place()).toMatch(/^1 of \d+ in the list/);
    await user.click(next);
    expect(shown()).toEqual({ kind: 'transactionDetails', transactionId: ids[1] });
    expect(next).toHaveFocus();
    await user.keyboard('jjk');
    expect(shown()).toEqual({ kind: 'transactionDetails', transactionId: ids[2] });
    await waitFor(() => expect(place()).toMatch(/^3 of \d+ in the list/));
    expect(address()).toBe(`/transactions?search=festival&sort=amount&payment=${ids[2]}`);
    await user.click(details.getByRole('button', { name: 'Previous payment' }));
    expect(shown()).toEqual({ kind: 'transactionDetails', transactionId: ids[1] });
    // One entry, however far one walked.
    await go(-1);
    await noDialog();
    expect(address()).toBe('/transactions?search=festival&sort=amount');
  });

  test('go on where a payment has left the filtered list, as a void makes it do', async () => {
    const { user, store, dispatch } = await renderApp('/transactions?status=Pending');
    const ids = screen.getAllByRole('link', { name: /^TR/ }).map((link) => link.textContent);
    await user.click(screen.getByRole('link', { name: ids[1] }));
    await dialog('Transaction Details');
    dispatch(voidOf(ids[1]!));
    expect(place()).toContain('Not in the list as it is filtered');
    await user.keyboard('j');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: ids[2] });
    await user.keyboard('k');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: ids[0] });
    await user.keyboard('k');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: ids[0] });
    expect(screen.getByRole('button', { name: 'Previous payment' })).toHaveAccessibleDescription(
      /^1 of \d+ in the list/,
    );
  });

  test('walk through no list on a screen that shows another one', async () => {
    const { user, store } = await renderApp(`/?payment=${PAYMENT}`);
    await dialog('Transaction Details');
    expect(screen.queryByRole('group', { name: 'Payments of the list' })).toBeNull();
    await user.keyboard('j');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: PAYMENT });
  });
});
