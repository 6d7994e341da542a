import { trackLocalChanges } from '@/app/hydration/hasLocalChanges';
import { PATHS } from '@/domain/screens';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { sampleDataReset } from '@/slices/persistenceSlice';
import { PREFERENCES } from '@/store/persistence/preferences/preferences';
import { writePreference } from '@/store/persistence/preferences/preferenceText';
import { setupStore } from '@/store/store';

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
  localStorage.clear();
  sessionStorage.clear();
});

/** How much of the page that the build drew for `path` is shown at this address. */
function shownAt(address: string, path = address): string | undefined {
  window.history.replaceState(null, '', address);
  document.documentElement.dataset.path = path;
  jest.isolateModules(() => {
    jest.requireActual('@/app/hydration/partAtLoad');
  });
  return document.documentElement.dataset.shown;
}

test('Where nothing is kept, each screen is shown as the build drew it, and another path not at all', () => {
  for (const path of Object.values(PATHS)) expect(shownAt(path)).toBe('all');
  expect(shownAt('/merchants/', '/merchants')).toBe('all');
  expect(shownAt('/nowhere', '/')).toBe('nothing');
  expect(shownAt('/merchants?search=jazz', '/merchants')).toBe('frame');
});

test('A preference keeps the figures of its own screen waiting, and no other; the theme those of none', () => {
  for (const preference of PREFERENCES) {
    localStorage.clear();
    localStorage.setItem(`splitpay:${preference.name}`, writePreference(preference, preference.initial));
    const parts = Object.values(PATHS).map((path) => shownAt(path));
    const own = ['volume', 'firstSteps'].includes(preference.name) ? PATHS.dashboard : `/${preference.name}`;
    const others = preference.name === 'theme' ? 'screen' : 'all';
    expect(parts).toEqual(Object.values(PATHS).map((path) => (path === own ? 'frame' : others)));
  }
});

test('What version 1 kept, what was not written yet, and a kind that is not known keep all figures waiting', () => {
  for (const [key, text] of [
    ['splitpay:merchants', '{"slice":"merchants","version":1,"kept":{"rows":{}}}'],
    ['splitpay:unwritten', '[]'],
    ['splitpay:inventions', '{"version":2}'],
  ] as const) {
    localStorage.clear();
    localStorage.setItem(key, text);
    expect(shownAt('/')).toBe('frame');
  }
});

test('In own data, and where the storage is refused, all figures wait; what other workspaces keep makes none wait', () => {
  localStorage.setItem('splitpay:8f2a:unwritten', '[]');
  localStorage.setItem('splitpay:workspace', 'sample');
  expect(shownAt('/')).toBe('all');
  sessionStorage.setItem('splitpay:workspace', '8f2a');
  expect(shownAt('/')).toBe('frame');
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(shownAt('/')).toBe('frame');
  refused.mockRestore();
});

test('The first change to the sample keeps all figures waiting from then on, until the sample is back', () => {
  const store = setupStore();
  trackLocalChanges(store);
  expect(shownAt('/')).toBe('all');
  store.dispatch(
    merchantsActions.merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: 'Three disputes' }),
  );
  expect(shownAt('/')).toBe('frame');
  store.dispatch(sampleDataReset());
  trackLocalChanges(store);
  expect(shownAt('/')).toBe('all');
});
