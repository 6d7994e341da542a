import { act, screen, within } from '@testing-library/react';
import { listenToSystemTheme } from '@/app/theme/theme';
import { selectTheme, systemThemeChanged, themeChosen } from '@/slices/ui/themeSlice';
import { setupStore } from '@/store/store';
import { givenComputer, type FakeComputer } from '../helpers/computerTheme';
import { renderApp } from '../helpers/renderApp';
import { FakeBrowser } from '../helpers/store/fakeBrowser';

let computer: FakeComputer;

beforeEach(() => {
  computer = givenComputer();
});

const shown = () => [
  document.documentElement.dataset.bsTheme,
  document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
];

describe('The theme', () => {
  test('follows the computer until the operator chooses Light or Dark', () => {
    const store = setupStore();
    expect(selectTheme(store.getState())).toBe('light');
    store.dispatch(systemThemeChanged('dark'));
    expect(selectTheme(store.getState())).toBe('dark');
    store.dispatch(themeChosen('Light'));
    expect(selectTheme(store.getState())).toBe('light');
    store.dispatch(themeChosen('System'));
    expect(selectTheme(store.getState())).toBe('dark');
  });

  test('is set as attribute and color-scheme of the page, and follows the computer and the store', async () => {
    computer.prefer('dark');
    const { store, dispatch } = await renderApp('/merchants');
    const stops: (() => void)[] = [];
    act(() => void stops.push(listenToSystemTheme(store)));
    expect(shown()).toEqual(['dark', 'dark']);
    act(() => computer.prefer('light'));
    expect(shown()).toEqual(['light', 'light']);
    dispatch(themeChosen('Dark'));
    expect(shown()).toEqual(['dark', 'dark']);
    act(() => computer.prefer('light'));
    expect(shown()).toEqual(['dark', 'dark']);
    const others = computer.countListeners();
    for (const stop of stops) stop();
    expect(computer.countListeners()).toBe(others - 1);
  });

  test('is stored across reloads, and applied in another tab', async () => {
    const browser = new FakeBrowser();
    const a = await browser.openTab();
    const b = await browser.openTab();
    a.store.dispatch(themeChosen('Dark'));
    a.page.dispatchEvent(new Event('pagehide'));
    while (browser.deliverOne());
    expect(b.store.getState().theme.choice).toBe('Dark');
    const reloaded = await browser.openTab();
    expect(reloaded.store.getState().theme).toMatchObject({ choice: 'Dark', system: 'light' });
    for (const { stop } of [a, b, reloaded]) stop();
  });
});

describe('The choice of a theme', () => {
  test('is in the sidebar footer on every page', async () => {
    const { user, store } = await renderApp('/merchants');
    const field = screen.getByRole('group', { name: 'Theme' });
    expect(within(field).getByRole('radio', { name: 'System' })).toBeChecked();
    await user.click(within(field).getByRole('radio', { name: 'Dark' }));
    expect(selectTheme(store.getState())).toBe('dark');
    expect(within(field).getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('is also in the menu of the user badge on the dashboard, with the same value', async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Hi Alex! Alex Morgan' }));
    const menu = await screen.findByRole('list', { name: 'Alex Morgan' });
    await user.click(within(menu).getByRole('radio', { name: 'Light' }));
    act(() => within(menu).getByRole('radio', { name: 'Light' }).focus());
    await user.keyboard('{ArrowRight}');
    for (const field of screen.getAllByRole('group', { name: 'Theme' })) {
      expect(within(field).getByRole('radio', { name: 'Dark' })).toBeChecked();
    }
  });
});
