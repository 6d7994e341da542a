import { screen, waitFor, within } from '@testing-library/react';
import { voidOf } from '../../helpers/builders';
import { address, go, noDialog } from '../../helpers/history';
import { dialog, SETTLED } from '../../helpers/screens/paymentDialogs';
import { renderApp } from '../../helpers/renderApp';

describe('The details of a payment', () => {
  test('link to its integration, and to all payments of its customer', async () => {
    const { user } = await renderApp(`/transactions?payment=${SETTLED}`);
    const details = await dialog('Transaction Details');
    await user.click(within(details).getByRole('link', { name: 'INT023' }));
    expect(await dialog('View Integration')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(within(await dialog('Transaction Details')).getByRole('link', { name: /^CUST014/ }));
    await noDialog();
    expect(screen.getByRole('searchbox')).toHaveValue('CUST014');
    expect(screen.getByRole('link', { name: SETTLED })).toBeVisible();
  });

  test('have no links if the payment names no integration and no customer', async () => {
    const { store } = await renderApp('/transactions');
    const unnamed = store.getState().transactions.rows.find((row) => !row.integrationId && !row.customerId)!;
    await renderApp(`/transactions?payment=${unnamed.id}`);
    const details = within(await dialog('Transaction Details'));
    expect(details.getAllByText(/^(Integration|Customer) unknown/)).toHaveLength(2);
    expect(details.getAllByRole('link')).toHaveLength(1);
  });

  const findIndex = () => screen.getByRole('group', { name: 'Payments in the list' }).textContent;

  test('step through the filtered and sorted list with the buttons and with J and K, and stay open', async () => {
    const { user, store } = await renderApp('/transactions?search=festival&sort=amount');
    const ids = screen.getAllByRole('link', { name: /^TR/ }).map((link) => link.textContent);
    await user.click(screen.getByRole('link', { name: ids[0] }));
    const details = within(await dialog('Transaction Details'));
    const shown = () => store.getState().dialogs.open;
    const next = details.getByRole('button', { name: 'Next payment' });
    expect(details.getByRole('button', { name: 'Previous payment' })).toHaveAttribute('aria-disabled', 'true');
    expect(findIndex()).toMatch(/^1 of \d+/);
    await user.click(next);
    expect(shown()).toEqual({ kind: 'transactionDetails', transactionId: ids[1] });
    expect(next).toHaveFocus();
    await user.keyboard('jjk');
    expect(shown()).toEqual({ kind: 'transactionDetails', transactionId: ids[2] });
    await waitFor(() => expect(findIndex()).toMatch(/^3 of \d+/));
    expect(address()).toBe(`/transactions?search=festival&sort=amount&payment=${ids[2]}`);
    await user.click(details.getByRole('button', { name: 'Previous payment' }));
    expect(shown()).toEqual({ kind: 'transactionDetails', transactionId: ids[1] });
    // All steps share one history entry.
    await go(-1);
    await noDialog();
    expect(address()).toBe('/transactions?search=festival&sort=amount');
  });

  test('continue from a payment that left the filtered list, for example after a void', async () => {
    const { user, store, dispatch } = await renderApp('/transactions?status=Pending');
    const ids = screen.getAllByRole('link', { name: /^TR/ }).map((link) => link.textContent);
    await user.click(screen.getByRole('link', { name: ids[1] }));
    await dialog('Transaction Details');
    dispatch(voidOf(ids[1]!));
    expect(findIndex()).toContain('Not in the filtered list');
    await user.keyboard('j');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: ids[2] });
    await user.keyboard('k');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: ids[0] });
    await user.keyboard('k');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: ids[0] });
    expect(screen.getByRole('button', { name: 'Previous payment' })).toHaveAccessibleDescription(/^1 of \d+/);
  });

  test('do not step through a list on a page with another list', async () => {
    const { user, store } = await renderApp(`/?payment=${SETTLED}`);
    await dialog('Transaction Details');
    expect(screen.queryByRole('group', { name: 'Payments in the list' })).toBeNull();
    await user.keyboard('j');
    expect(store.getState().dialogs.open).toEqual({ kind: 'transactionDetails', transactionId: SETTLED });
  });
});
