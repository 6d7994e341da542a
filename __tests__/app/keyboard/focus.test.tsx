import { screen, waitFor } from '@testing-library/react';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../../helpers/renderApp';

describe('The focus', () => {
  test('stays at load, and goes to the heading on arrival at another screen', async () => {
    const { user } = await renderApp('/merchants');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Integrations' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Integrations' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading).toHaveAttribute('tabindex', '-1');
  });

  test('stays where it is when only the view changes', async () => {
    const { user } = await renderApp('/merchants');
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(window.location.search).toBe('?page=2');
    expect(next).toHaveFocus();
  });

  test('can skip to the content', async () => {
    const { user } = await renderApp('/merchants');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(window.location.hash).toBe('');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add New Merchant' })).toHaveFocus();
  });

  test('is not lost with what had it: the table takes it from ‘Clear filters’', async () => {
    const { user } = await renderApp('/merchants?search=zzz');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Merchants' })).toHaveFocus());
  });
});

describe('A dialog gives the focus back', () => {
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

  test('to the first opener, where one dialog took the place of another', async () => {
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

  test('to the screen’s heading, where the opener is gone', async () => {
    const { user, dispatch } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: 'TR20240630-030' }));
    await screen.findByRole('dialog');
    dispatch({ type: 'transactionsList/searchChanged', payload: 'zzz' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('to what opened the palette, where the palette opened it', async () => {
    const { user } = await renderApp('/merchants');
    const opener = screen.getByRole('button', { name: /^Search or go to/ });
    await user.click(opener);
    await user.type(await screen.findByRole('combobox', { name: 'Search or go to' }), 'keyboard{Enter}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });
});
