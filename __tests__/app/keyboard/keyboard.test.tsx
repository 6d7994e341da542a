import { act, screen, waitFor, within } from '@testing-library/react';
import { selectIsPaletteOpen } from '@/slices/ui/paletteSlice';
import { media } from '../../helpers/browser';
import { renderApp } from '../../helpers/renderApp';

const isPaletteOpen = (store: Awaited<ReturnType<typeof renderApp>>['store']) => selectIsPaletteOpen(store.getState());

describe("'/'", () => {
  test('focuses the search of the page', async () => {
    const { user } = await renderApp('/merchants');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is typed in a field, and does nothing with Ctrl or below a dialog', async () => {
    const { user, store } = await renderApp('/merchants');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('a/?');
    expect(screen.getByRole('searchbox')).toHaveValue('a/?');
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await user.keyboard('{Control>}/{/Control}');
    await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
    await screen.findByRole('dialog');
    act(() => screen.getByRole('dialog').focus());
    await user.keyboard('/?');
    expect(store.getState().dialogs.open.kind).toBe('addMerchant');
    expect(isPaletteOpen(store)).toBe(false);
  });

  test('opens the palette on a page without a search', async () => {
    const { user, store } = await renderApp('/documentation?article=embed-a-form');
    await user.keyboard('/');
    expect(isPaletteOpen(store)).toBe(true);
  });
});

describe("'?'", () => {
  test('lists the keyboard shortcuts, with a switch that turns single-key shortcuts off', async () => {
    const { user, store } = await renderApp('/merchants');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getAllByRole('definition')).toHaveLength(17);
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

  test('has an alternative: a button in the sidebar footer opens the list of shortcuts', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('switch')).toBeChecked();
  });
});

test('A button in the footer of the drawer opens the list of shortcuts, and the drawer closes', async () => {
  media.isSmall = true;
  const { user, store } = await renderApp('/merchants');
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await user.click(within(drawer).getByRole('button', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(store.getState().layout.isDrawerOpen).toBe(false);
});
