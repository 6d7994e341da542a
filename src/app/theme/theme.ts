import { useLayoutEffect } from 'react';
import { selectTheme, systemThemeChanged } from '@/slices/ui/themeSlice';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/store';
import { PREFERS_DARK, showTheme } from './showTheme';

/** Keeps the store told which theme the computer prefers. Returns what ends it. */
export function listenToSystemTheme(store: AppStore): () => void {
  const system = window.matchMedia(PREFERS_DARK);
  const notifyStore = () => {
    store.dispatch(systemThemeChanged(system.matches ? 'dark' : 'light'));
  };
  notifyStore();
  system.addEventListener('change', notifyStore);
  return () => system.removeEventListener('change', notifyStore);
}

/** Puts the page into the theme of the store: the operator's own, or that of a recording. */
export function useTheme(): void {
  const store = useAppStore();
  const theme = useAppSelector(selectTheme);
  // Asked of the store: while a prerendered page is taken over, the hook says what that was drawn with.
  useLayoutEffect(() => showTheme(selectTheme(store.getState())), [store, theme]);
}
