import { useEffect } from 'react';
import { PATHS, SCREEN_KEYS } from '@/domain/screens';
import { dialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { selectIsDrawerOpen } from '@/slices/ui/layoutSlice';
import { paletteClosed, paletteOpened, selectIsPaletteOpen } from '@/slices/ui/paletteSlice';
import { addressVisited, selectPath } from '@/slices/ui/routeSlice';
import { selectAreSingleKeysOn } from '@/slices/ui/shortcutsSlice';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/store';
import { focusScreen } from '@/components/dialogs/focus';
import { ROW_LINK_SELECTOR } from '@/components/lists/rowLink';

const TYPING = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** In milliseconds: the time after `g` in which a letter opens a screen. */
const LETTER_PAUSE = 1500;

/** The shortcuts of every screen. `domain/shortcuts.ts` lists them. */
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
        // Also works above a dialog, because the browser's search would be a surprise.
        event.preventDefault();
        if (dialog.kind === 'none' && !event.repeat) store.dispatch(isPaletteOpen ? paletteClosed() : paletteOpened());
        return;
      }
      // A held Enter counts once, because its repeats would confirm the dialog that it opened. In a text it inserts
      // lines.
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
  // On a screen without a search, the palette opens.
  else if (!focusSearch()) store.dispatch(paletteOpened());
  return true;
}

/** Presses the button that the dialog has for a key, such as the next payment in the details. */
function pressStep(key: string): void {
  document.querySelector<HTMLElement>(`[role="dialog"] [aria-keyshortcuts="${key}"]`)?.click();
}

/** Handles the letter after `g`. The open screen keeps its view. */
function goTo(store: AppStore, key: string): boolean {
  const name = SCREEN_KEYS[key];
  if (!name) return false;
  const path = PATHS[name];
  if (path === selectPath(store.getState())) focusScreen();
  else store.dispatch(addressVisited({ path, query: {} }));
  window.scrollTo(0, 0);
  return true;
}

const SEARCH = 'main input[type="search"]';
const ROW = `main ${ROW_LINK_SELECTOR}`;

/** The number of rows that a key moves. */
export const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Focuses the search of the screen. Returns whether there is one. */
export function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>(SEARCH);
  search?.focus();
  search?.select();
  return search !== null;
}

/** Moves the focus by a number of rows, or to the first row if no row has it. It stops at the first and last row. */
export function stepRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const focused = document.activeElement;
  const index = rows.findIndex((row) => row === focused || row.closest('tr')?.contains(focused));
  rows[index < 0 ? 0 : Math.min(Math.max(0, index + step), rows.length - 1)]?.focus();
}

/** Handles Enter and the arrow keys in the search and on rows. Returns whether the key was handled. */
export function pressRowKey({ key, target, shiftKey }: KeyboardEvent): boolean {
  // With Shift, arrow keys select text.
  if (!(target instanceof Element) || shiftKey) return false;
  if (target.matches(SEARCH) && key === 'Enter') document.querySelector<HTMLElement>(ROW)?.click();
  else if (key.startsWith('Arrow') && key in STEPS && isOutsideRows(target, key)) stepRow(STEPS[key] ?? 0);
  else return false;
  return true;
}

function isOutsideRows(target: Element, key: string): boolean {
  return target.matches(ROW) || (key === 'ArrowDown' && target.matches(SEARCH));
}
