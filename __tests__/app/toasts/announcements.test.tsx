import { act, screen } from '@testing-library/react';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { refundOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';

describe('The status region', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('announces the number of matching rows, also none, after a pause', async () => {
    const { dispatch } = await renderApp('/merchants');
    const status = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(700));
    expect(status).toHaveTextContent('30 merchants');
    dispatch(merchantsListActions.filterChosen({ filter: 'status', option: 'Suspended' }));
    dispatch(merchantsListActions.searchChanged('zzz'));
    expect(status).toHaveTextContent('30 merchants');
    act(() => jest.advanceTimersByTime(700));
    expect(status).toHaveTextContent('0 merchants');
  });

  test('announces it on the tabs of a page, too', async () => {
    const { dispatch } = await renderApp('/transactions?view=changes');
    await screen.findByRole('table', { name: 'Changes' });
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('status')).toHaveTextContent('0 changes');
    dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 5_000, reason: 'Fraudulent' }));
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('status')).toHaveTextContent('1 change');
  });

  test('is silent without a list', async () => {
    await renderApp('/documentation?article=embed-a-form');
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });
});

describe('Toasts', () => {
  test('get the focus with F6, which also returns it', async () => {
    const { user, dispatch } = await renderApp('/merchants');
    const search = screen.getByRole('searchbox');
    await user.click(search);
    await user.keyboard('{F6}');
    expect(search).toHaveFocus();
    dispatch(toastShown({ title: 'Done', text: 'It is done', undo: merchantsListActions.searchChanged('back') }));
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{F6}');
    expect(search).toHaveFocus();
  });

  test('pass the focus to the next toast when they are dismissed, and the last toast returns it', async () => {
    const { user, dispatch } = await renderApp('/merchants');
    await user.click(screen.getByRole('searchbox'));
    dispatch(toastShown({ title: 'One', text: 'first' }));
    dispatch(toastShown({ title: 'Two', text: 'second' }));
    await user.keyboard('{F6}{Enter}');
    expect(screen.getByRole('button', { name: 'Dismiss: One' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByText('first')).toBeNull();
  });

  test('are reachable above an open dialog, which stays open', async () => {
    const { user, dispatch, store } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
    const dialog = await screen.findByRole('dialog');
    dispatch(toastShown({ title: 'Done', text: 'It is done', undo: merchantsListActions.searchChanged('back') }));
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(store.getState().merchantsList.search).toBe('back');
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test('close on Escape, which keeps the dialog open and returns the focus to it', async () => {
    const { user, dispatch } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
    const dialog = await screen.findByRole('dialog');
    const focused = document.activeElement;
    dispatch(toastShown({ title: 'Done', text: 'It is done', undo: merchantsListActions.searchChanged('back') }));
    await user.keyboard('{F6}{Escape}');
    expect(screen.queryByText('It is done')).toBeNull();
    expect(dialog).toBeVisible();
    expect(focused).toHaveFocus();
  });

  test('do not stack: a new toast replaces a toast with the same title, unless it undoes another action', async () => {
    const { dispatch } = await renderApp('/merchants');
    dispatch(toastShown({ title: 'Copied', text: 'The code' }));
    dispatch(toastShown({ title: 'Copied', text: 'Another code' }));
    expect(screen.getByText('Copied')).toBeVisible();
    expect(screen.getByText('Another code')).toBeVisible();
    const undo = dialogClosed();
    for (const text of ['Payment 1', 'Payment 2', 'Payment 2']) dispatch(toastShown({ title: 'Voided', text, undo }));
    expect(screen.getAllByText('Voided')).toHaveLength(2);
  });
});
