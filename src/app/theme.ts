import { selectTheme, systemThemeChanged } from '@/slices/themeSlice';
import type { AppStore } from '@/store/store';
import { PREFERS_DARK, showTheme } from './showTheme';

/** Keeps the page in the theme of the store, and the store told what the computer prefers. Returns what ends it. */
export function keepThemeInStep(store: AppStore): () => void {
  const system = window.matchMedia(PREFERS_DARK);
  const tellStore = () => {
    store.dispatch(systemThemeChanged(system.matches ? 'dark' : 'light'));
  };
  const show = () => showTheme(selectTheme(store.getState()));
  tellStore();
  show();
  system.addEventListener('change', tellStore);
  const unsubscribe = store.subscribe(show);
  return () => {
    system.removeEventListener('change', tellStore);
    unsubscribe();
  };
}
