import { useEffect } from 'react';
import { PATHS, SCREEN_KEYS } from '@/domain/screens';
import { dialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { selectIsDrawerOpen } from '@/slices/ui/layoutSlice';
import { paletteClosed, paletteOpened, selectIsPaletteOpen } from '@/slices/ui/paletteSlice';
import { addressVisited, selectPath } from '@/slices/ui/routeSlice';
import { selectAreSingleKeysOn } from '@/slices/ui/shortcutsSlice';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/store';
import { focusScreen } from './focus';
import { focusSearch, pressRowKey, stepRow, STEPS } from './rows';

const TYPING = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** So many milliseconds after `g` a letter still leads to a screen. */
const LETTER_PAUSE = 1500;

/** The keys that work on every screen: the list of them is in `domain/shortcuts.ts`. */
export function useShortcuts(): void {
  const store = useAppStore();
  useEffect(() => {
    let goPressedAt = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.defaultPrevented || event.isComposing) return;
      const state = store.getState();
      const dialog = selectOpenDialog(state);
      const isPaletteOpen = selectIsPaletteOpen(state);
      if (isPaletteKey(event)) {
        // Over a dialog too: the browser's own search in its place would be a surprise.
        event.preventDefault();
        if (dialog.kind === 'none' && !event.repeat) store.dispatch(isPaletteOpen ? paletteClosed() : paletteOpened());
        return;
      }
      // A held Enter is one press: the next ones would confirm what it has opened. In a text it begins new lines.
      if (event.repeat && key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
      if (event.repeat && !(key in STEPS)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isPaletteOpen || selectIsDrawerOpen(state)) return;
      if (dialog.kind === 'none' && pressRowKey(event)) {
        event.preventDefault();
        return;
      }
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (isTyping || !selectAreSingleKeysOn(state)) return;
      if (dialog.kind !== 'none') {
        if (key === 'j' || key === 'k') pressStep(key);
        return;
      }
      const hasGo = event.timeStamp - goPressedAt < LETTER_PAUSE;
      goPressedAt = key === 'g' ? event.timeStamp : -Infinity;
      const isDone = (hasGo && goTo(store, key)) || pressSingleKey(store, key);
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store]);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function pressSingleKey(store: AppStore, key: string): boolean {
  if (key === '?') store.dispatch(dialogOpened({ kind: 'keys' }));
  else if (key === 'j' || key === 'k') stepRow(STEPS[key] ?? 0);
  else if (key !== '/') return false;
  // A screen without a search of its own is searched from the palette.
  else if (!focusSearch()) store.dispatch(paletteOpened());
  return true;
}

/** Presses what the dialog has for a key, where it has it: details walk through the payments of the list behind. */
function pressStep(key: string): void {
  document.querySelector<HTMLElement>(`[role="dialog"] [aria-keyshortcuts="${key}"]`)?.click();
}

/** The letter after `g`; the screen that is open keeps its view. */
function goTo(store: AppStore, key: string): boolean {
  const name = SCREEN_KEYS[key];
  if (!name) return false;
  const path = PATHS[name];
  if (path === selectPath(store.getState())) focusScreen();
  else store.dispatch(addressVisited({ path, query: {} }));
  window.scrollTo(0, 0);
  return true;
}
