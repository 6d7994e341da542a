import { useLayoutEffect } from 'react';
import { selectTheme, systemThemeChanged } from '@/slices/ui/themeSlice';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/store';
import { PREFERS_DARK, showTheme } from './showTheme';

/** Keeps the computer's preferred theme in the store. Returns a function that stops it. */
export function listenToSystemTheme(store: AppStore): () => void {
  const system = window.matchMedia(PREFERS_DARK);
  const notifyStore = () => {
    store.dispatch(systemThemeChanged(system.matches ? 'dark' : 'light'));
  };
  notifyStore();
  system.addEventListener('change', notifyStore);
  return () => system.removeEventListener('change', notifyStore);
}

/** Applies the theme of the store: the operator's, or that of a recording. */
export function useTheme(): void {
  const store = useAppStore();
  const theme = useAppSelector(selectTheme);
  // Reads the store directly, because during hydration useSelector returns the prerendered state.
  useLayoutEffect(() => showTheme(selectTheme(store.getState())), [store, theme]);
}
