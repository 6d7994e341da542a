import { act, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { listenToSystemTheme } from '@/app/theme/theme';
import { THEME_CHOICES, themeOf, type Theme } from '@/domain/themes';
import { selectTheme, systemThemeChanged, themeChosen } from '@/slices/ui/themeSlice';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import { setupStore } from '@/store/store';
import { renderApp } from '../helpers/renderApp';
import { FakeBrowser } from '../helpers/store/fakeBrowser';

/** The preference of the computer, and the listeners for its changes. */
let system: Theme = 'light';
let listeners: (() => void)[] = [];

function prefer(theme: Theme) {
  system = theme;
  for (const listener of listeners) listener();
}

beforeEach(() => {
  system = 'light';
  listeners = [];
  delete document.documentElement.dataset.bsTheme;
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
  localStorage.clear();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return system === 'dark';
        },
        addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
        removeEventListener: (_type: string, listener: () => void) => {
          listeners = listeners.filter((b) => b !== listener);
        },
      }) as unknown as MediaQueryList,
  );
});

const shown = () => [
  document.documentElement.dataset.bsTheme,
  document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
];

/** Returns the theme that the blocking script sets. */
function load(): string | undefined {
  delete document.documentElement.dataset.bsTheme;
  jest.isolateModules(() => {
    jest.requireActual('@/app/theme/initialTheme');
  });
  return document.documentElement.dataset.bsTheme;
}

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
    system = 'dark';
    const { store, dispatch } = await renderApp('/merchants');
    const stops: (() => void)[] = [];
    act(() => void stops.push(listenToSystemTheme(store)));
    expect(shown()).toEqual(['dark', 'dark']);
    act(() => prefer('light'));
    expect(shown()).toEqual(['light', 'light']);
    dispatch(themeChosen('Dark'));
    expect(shown()).toEqual(['dark', 'dark']);
    act(() => prefer('light'));
    expect(shown()).toEqual(['dark', 'dark']);
    const others = listeners.length;
    for (const stop of stops) stop();
    expect(listeners).toHaveLength(others - 1);
  });

  test('is set by the script before the first paint if it was stored, for any preference of the computer', async () => {
    for (const choice of THEME_CHOICES) {
      localStorage.clear();
      const { store, ready, stop } = setupPersistedStore({ entryLogs: createLocalEntryLogs() });
      await ready;
      store.dispatch(themeChosen('Dark'));
      store.dispatch(themeChosen(choice));
      window.dispatchEvent(new Event('pagehide'));
      stop();
      for (const preferred of ['light', 'dark'] as const) {
        system = preferred;
        expect(load()).toBe(themeOf(choice, preferred));
        expect(load()).toBe(selectTheme({ theme: { choice, system: preferred } }));
      }
    }
  });

  test('follows the computer if the stored value is damaged or refused', () => {
    system = 'dark';
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"kept":{"choice":"Pink"}}')), (text) => {
        localStorage.setItem('splitpay:theme', text);
        expect(load()).toBe('dark');
      }),
    );
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    expect(load()).toBe('dark');
    refused.mockRestore();
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
