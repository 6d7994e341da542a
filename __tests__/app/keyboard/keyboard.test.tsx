import { act, screen, waitFor, within } from '@testing-library/react';
import { selectIsPaletteOpen } from '@/slices/ui/paletteSlice';
import { media } from '../../helpers/browser';
import { renderApp } from '../../helpers/renderApp';

const isPaletteOpen = (store: Awaited<ReturnType<typeof renderApp>>['store']) => selectIsPaletteOpen(store.getState());

describe("'/'", () => {
  test('goes to the search of the screen', async () => {
    const { user } = await renderApp('/merchants');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is a letter like any other in a field, and does nothing with Ctrl or under a dialog', async () => {
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
    expect(within(dialog).getAllByRole('definition')).toHaveLength(14);
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

test('The foot of the drawer opens the list of the keys, and the drawer makes way', async () => {
  media.isSmall = true;
  const { user, store } = await renderApp('/merchants');
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await user.click(within(drawer).getByRole('button', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(store.getState().layout.isDrawerOpen).toBe(false);
});
