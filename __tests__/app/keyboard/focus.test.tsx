import { screen, waitFor } from '@testing-library/react';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../../helpers/renderApp';

describe('The focus', () => {
  test('stays unchanged on load, and moves to the heading on another page', async () => {
    const { user } = await renderApp('/merchants');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Integrations' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Integrations' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading).toHaveAttribute('tabindex', '-1');
  });

  test('stays unchanged when only the view changes', async () => {
    const { user } = await renderApp('/merchants');
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(window.location.search).toBe('?page=2');
    expect(next).toHaveFocus();
  });

  test('can skip to the main content', async () => {
    const { user } = await renderApp('/merchants');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(window.location.hash).toBe('');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add New Merchant' })).toHaveFocus();
  });

  test('moves to the table when ‘Clear filters’ disappears', async () => {
    const { user } = await renderApp('/merchants?search=zzz');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Merchants' })).toHaveFocus());
  });
});

describe('When a dialog closes, the focus returns', () => {
  test.each(['{Escape}', '{Enter}'])('to the button in the dialog behind it that opened it, by %s', async (key) => {
    const { user } = await renderApp('/transactions?payment=TR20240630-030');
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    await screen.findByRole('dialog', { name: 'Refund payment' });
    await user.keyboard(key);
    await screen.findByRole('dialog', { name: 'Transaction Details' });
    expect(screen.getByRole('button', { name: 'Refund' })).toHaveFocus();
  });

  test('to the button that opened it', async () => {
    const { user } = await renderApp('/merchants');
    const opener = screen.getByRole('button', { name: 'Add New Merchant' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  test('to the first opener if another dialog replaced the dialog', async () => {
    const { user, dispatch } = await renderApp('/integrations');
    const opener = screen.getByRole('button', { name: 'Create Integration' });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Create Integration' });
    dispatch(dialogOpened({ kind: 'viewIntegration', integrationId: 'INT001' }));
    const second = await screen.findByRole('dialog', { name: 'View Integration' });
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  test('to the heading of the page if the opener does not exist anymore', async () => {
    const { user, dispatch } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: 'TR20240630-030' }));
    await screen.findByRole('dialog');
    dispatch({ type: 'transactionsList/searchChanged', payload: 'zzz' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('to the opener of the palette if the palette opened the dialog', async () => {
    const { user } = await renderApp('/merchants');
    const opener = screen.getByRole('button', { name: /^Search or go to/ });
    await user.click(opener);
    await user.type(await screen.findByRole('combobox', { name: 'Search or go to…' }), 'keyboard{Enter}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });
});
