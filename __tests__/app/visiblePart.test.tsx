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

/** Returns which part of the prerendered page for `path` is visible at this address. */
function shownAt(address: string, path = address): string | undefined {
  window.history.replaceState(null, '', address);
  document.documentElement.dataset.path = path;
  jest.isolateModules(() => {
    jest.requireActual('@/app/hydration/initialPart');
  });
  return document.documentElement.dataset.shown;
}

test('Without stored data the prerendered page is visible, and hidden at an unknown path', () => {
  for (const path of Object.values(PATHS)) expect(shownAt(path)).toBe('all');
  expect(shownAt('/merchants/', '/merchants')).toBe('all');
  expect(shownAt('/nowhere', '/')).toBe('nothing');
  expect(shownAt('/merchants?search=jazz', '/merchants')).toBe('frame');
});

test('A stored preference hides only the prerendered figures of its page, and the theme hides none', () => {
  for (const preference of PREFERENCES) {
    localStorage.clear();
    const newer = JSON.stringify({ slice: preference.name, version: 2, kept: { unknown: 1 } });
    localStorage.setItem(`splitpay:${preference.name}`, writePreference(preference, preference.initial, newer)!);
    const parts = Object.values(PATHS).map((path) => shownAt(path));
    const pagePath = ['volume', 'firstSteps'].includes(preference.name) ? PATHS.dashboard : `/${preference.name}`;
    const { dashboard: _dashboard, documentation: _documentation, ...lists } = PATHS;
    const altered = preference.name === 'columns' ? Object.values<string>(lists) : [pagePath];
    const others = preference.name === 'theme' ? 'screen' : 'all';
    expect(parts).toEqual(Object.values(PATHS).map((path) => (altered.includes(path) ? 'frame' : others)));
  }
});

test('Data of version 1, unwritten changes and unknown collections hide all prerendered figures', () => {
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

test('An imported workspace and a refused storage hide all prerendered figures, and data of other workspaces hides none', () => {
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

test('The first change to the demo data hides all prerendered figures until the demo data is reset', () => {
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
