import fc from 'fast-check';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { THEME_CHOICES, themeOf } from '@/domain/themes';
import { selectTheme, themeChosen } from '@/slices/ui/themeSlice';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import { givenComputer, type FakeComputer } from '../helpers/computerTheme';

let computer: FakeComputer;

beforeEach(() => {
  computer = givenComputer();
});

/** Returns the theme that the blocking script sets. */
function load(): string | undefined {
  delete document.documentElement.dataset.bsTheme;
  jest.isolateModules(() => {
    jest.requireActual('@/app/theme/initialTheme');
  });
  return document.documentElement.dataset.bsTheme;
}

test('The theme is set by the script before the first paint if it was stored, for any preference of the computer', async () => {
  for (const choice of THEME_CHOICES) {
    localStorage.clear();
    const { store, ready, stop } = setupPersistedStore({ entryLogs: createLocalEntryLogs() });
    await ready;
    store.dispatch(themeChosen('Dark'));
    store.dispatch(themeChosen(choice));
    window.dispatchEvent(new Event('pagehide'));
    stop();
    for (const preferred of ['light', 'dark'] as const) {
      computer.prefer(preferred);
      expect(load()).toBe(themeOf(choice, preferred));
      expect(load()).toBe(selectTheme({ theme: { choice, system: preferred } }));
    }
  }
});

test('The theme follows the computer if the stored value is damaged or refused', () => {
  computer.prefer('dark');
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
