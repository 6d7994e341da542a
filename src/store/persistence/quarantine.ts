import { damageFound } from '@/slices/persistenceSlice';
import type { AppDispatch } from '@/store/store';
import { KEY_PREFIX, type TextStorage } from './storage';

/** The key of the quarantine of one kind. */
export function quarantineKey(name: string): string {
  return `${KEY_PREFIX}${name}:damaged`;
}

/** The quarantine in localStorage. The operator sees it until it is dismissed. */
export function createQuarantine(
  storage: TextStorage,
  dispatch: AppDispatch,
  putElsewhere: (slice: string, text: string, forget: () => void) => void,
) {
  const shown = new Map<string, string>();

  return {
    /** Reports texts in quarantine that were not shown yet: from an earlier visit or another tab. */
    tell(slice: string) {
      const text = storage.getItem(quarantineKey(slice));
      const before = shown.get(slice);
      if (text === null || text === before) return;
      shown.set(slice, text);
      const isLonger = before !== undefined && text.startsWith(`${before}\n`);
      dispatch(damageFound({ slice, text: isLonger ? text.slice(before.length + 1) : text }));
    },
    /**
     * Appends a text to the quarantine and calls `forget`. If localStorage is full, the text goes into the database.
     */
    move(slice: string, text: string, forget: () => void) {
      dispatch(damageFound({ slice, text }));
      const key = quarantineKey(slice);
      const before = storage.getItem(key);
      const lines = new Set(before?.split('\n'));
      const isThere = text.split('\n').every((line) => lines.has(line));
      const whole = before === null ? text : isThere ? before : `${before}\n${text}`;
      try {
        if (whole !== before) storage.setItem(key, whole);
      } catch {
        putElsewhere(slice, text, forget);
        return;
      }
      shown.set(slice, whole);
      forget();
    },
    forget(slice: string) {
      shown.delete(slice);
      storage.removeItem(quarantineKey(slice));
    },
  };
}

export type Quarantine = ReturnType<typeof createQuarantine>;
