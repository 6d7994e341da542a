import { act, screen, waitFor, within } from '@testing-library/react';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { address, go, noDialog } from '../../helpers/history';
import { dialog, SETTLED } from '../../helpers/screens/paymentDialogs';
import { renderApp } from '../../helpers/renderApp';

describe('In the history,', () => {
  test('opening a dialog adds an entry, Back closes the dialog, and Forward opens it again', async () => {
    const { user } = await renderApp('/transactions?status=Completed');
    await user.click(screen.getByRole('link', { name: SETTLED }));
    await dialog('Transaction Details');
    expect(address()).toBe(`/transactions?status=Completed&payment=${SETTLED}`);
    await go(-1);
    await noDialog();
    expect(address()).toBe('/transactions?status=Completed');
    await go(1);
    expect(await dialog('Transaction Details')).toBeVisible();
  });

  test('closing a dialog returns to the entry that opened it, and leaves no entry', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    await user.click(await screen.findByRole('link', { name: SETTLED }));
    await dialog('Transaction Details');
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(address()).toBe('/transactions'));
    await go(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  });

  test('actions during a step back are not lost', async () => {
    const { user, store } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: SETTLED }));
    await dialog('Transaction Details');
    act(() => {
      store.dispatch(dialogClosed());
      store.dispatch(transactionsListActions.searchChanged('jazz'));
    });
    await waitFor(() => expect(address()).toBe('/transactions?search=jazz'));
    expect(screen.getByRole('searchbox')).toHaveValue('jazz');
  });

  test('an already open merchant comes to the front, and Escape leads to the dialog that opened it', async () => {
    const { user, store } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: SETTLED }));
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
    await waitFor(() => expect(address()).toBe(`/transactions?payment=${SETTLED}`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/transactions'));
  });

  test('Back from the payments of a customer leads to the payment that led there', async () => {
    const { user } = await renderApp(`/transactions?payment=${SETTLED}`);
    await user.click(within(await dialog('Transaction Details')).getByRole('link', { name: /^CUST014/ }));
    await noDialog();
    await go(-1);
    expect(await dialog('Transaction Details')).toBeVisible();
    expect(address()).toBe(`/transactions?payment=${SETTLED}`);
  });

  test('the merchant of a payment opens above the payment, and Escape and Back lead back to it', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: SETTLED }));
    const lead = async () => {
      const details = await dialog('Transaction Details');
      await user.click(within(details).getByRole('link', { name: 'Hudson Valley Film Festival' }));
      await dialog('Merchant Details');
      expect(address()).toBe('/transactions?merchant=MER023');
    };
    await lead();
    await user.keyboard('{Escape}');
    await dialog('Transaction Details');
    await waitFor(() => expect(address()).toBe(`/transactions?payment=${SETTLED}`));
    await lead();
    await go(-1);
    expect(await dialog('Transaction Details')).toBeVisible();
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(address()).toBe('/transactions'));
  });

  test('a form above a payment is not part of the address', async () => {
    const { user } = await renderApp(`/transactions?payment=${SETTLED}`);
    await user.click(within(await dialog('Transaction Details')).getByRole('button', { name: 'Refund' }));
    await dialog('Refund payment');
    expect(address()).toBe(`/transactions?payment=${SETTLED}`);
  });
});
