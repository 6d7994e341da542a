import { act, screen, waitFor, within } from '@testing-library/react';
import { merchantsListActions } from '@/slices/lists/merchantsListSlice';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectIsPaletteOpen } from '@/slices/ui/paletteSlice';
import { media } from '../helpers/browser';
import { renderApp } from '../helpers/renderApp';

const isPaletteOpen = (store: Awaited<ReturnType<typeof renderApp>>['store']) => selectIsPaletteOpen(store.getState());

describe("'/'", () => {
  test('goes to the search of the screen', async () => {
    const { user } = await renderApp('/merchants');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is a letter like any other in a field, and does nothing with Ctrl or under a dialog', async () => {
    const { user, dispatch, store } = await renderApp('/merchants');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('a/?');
    expect(screen.getByRole('searchbox')).toHaveValue('a/?');
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await user.keyboard('{Control>}/{/Control}');
    dispatch(dialogOpened({ kind: 'addMerchant' }));
    await screen.findByRole('dialog');
    await user.keyboard('/?');
    expect(store.getState().dialogs.open.kind).toBe('addMerchant');
    expect(isPaletteOpen(store)).toBe(false);
  });

  test('opens the palette on a screen that has no search', async () => {
    const { user, store } = await renderApp('/documentation?article=embed-a-form');
    await user.keyboard('/');
    expect(isPaletteOpen(store)).toBe(true);
  });
});

describe("'?'", () => {
  test('lists the keys, with a switch that turns the single ones off', async () => {
    const { user, store } = await renderApp('/merchants');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getAllByRole('definition')).toHaveLength(9);
    await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(within(dialog).getByText('Search this screen (off)')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?/');
    expect(store.getState().dialogs.open.kind).toBe('none');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    expect(isPaletteOpen(store)).toBe(true);
  });

  test('is not needed: a button in the sidebar’s foot opens the list as well', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('switch')).toBeChecked();
  });
});

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
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
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

describe('The status region', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('says how many rows are left, or that none is, after a pause', async () => {
    const { dispatch } = await renderApp('/merchants');
    const status = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(700));
    expect(status).toHaveTextContent('30 merchants');
    dispatch(merchantsListActions.filterChosen({ filter: 'status', option: 'Suspended' }));
    dispatch(merchantsListActions.searchChanged('zzz'));
    expect(status).toHaveTextContent('30 merchants');
    act(() => jest.advanceTimersByTime(700));
    expect(status).toHaveTextContent('No merchants');
  });

  test('is silent where there is no list', async () => {
    await renderApp('/documentation?article=embed-a-form');
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });
});

describe('A dialog gives the focus back', () => {
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
    const opener = screen.getByRole('button', { name: /^Search or jump to/ });
    await user.click(opener);
    await user.type(await screen.findByRole('combobox', { name: 'Search or jump to' }), 'keyboard{Enter}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });
});

describe('Toasts', () => {
  test('are reached with F6, which also goes back', async () => {
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

  test('that are dismissed hand the focus to the next one, and the last to where it came from', async () => {
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

  test('stay in reach while a dialog is open, which keeps its place', async () => {
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

  test('do not stack: the newer takes the place of one of its title, but not of another thing to undo', async () => {
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

test('The foot of the drawer opens the list of the keys, and the drawer makes way', async () => {
  media.isSmall = true;
  const { user, store } = await renderApp('/merchants');
  await user.click(screen.getByRole('button', { name: 'Open the navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await user.click(within(drawer).getByRole('button', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(store.getState().layout.isDrawerOpen).toBe(false);
});
