import type { Theme } from '@/domain/themes';

export type FakeComputer = ReturnType<typeof givenComputer>;

/** A computer that prefers light, whose page is new and has nothing stored. */
export function givenComputer() {
  let system: Theme = 'light';
  let listeners: (() => void)[] = [];
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
  return {
    prefer: (theme: Theme) => {
      system = theme;
      for (const listener of listeners) listener();
    },
    countListeners: () => listeners.length,
  };
}
