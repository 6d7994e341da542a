import { useEffect } from 'react';
import { dialogOpened, selectOpenDialog } from '@/slices/dialogsSlice';
import { selectIsDrawerOpen } from '@/slices/layoutSlice';
import { paletteClosed, paletteOpened, selectIsPaletteOpen } from '@/slices/paletteSlice';
import { selectAreSingleKeysOn } from '@/slices/shortcutsSlice';
import { useAppStore } from '@/store/hooks';

const TYPING = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** The keys that work on every screen: the list of them is in `domain/shortcuts.ts`. */
export function useShortcuts(): void {
  const store = useAppStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const state = store.getState();
      const isDialogOpen = selectOpenDialog(state).kind !== 'none';
      const isPaletteOpen = selectIsPaletteOpen(state);
      if (isPaletteKey(event)) {
        // Over a dialog too: the browser's own search in its place would be a surprise.
        event.preventDefault();
        if (!isDialogOpen) store.dispatch(isPaletteOpen ? paletteClosed() : paletteOpened());
        return;
      }
      const isLayerOpen = isDialogOpen || isPaletteOpen || selectIsDrawerOpen(state);
      if (isLayerOpen || !selectAreSingleKeysOn(state) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (event.key === '?') {
        event.preventDefault();
        store.dispatch(dialogOpened({ kind: 'keys' }));
      } else if (event.key === '/') {
        event.preventDefault();
        const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
        search?.focus();
        search?.select();
        // A screen without a search of its own is searched from the palette.
        if (!search) store.dispatch(paletteOpened());
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store]);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
