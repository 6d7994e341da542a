import { parseJson } from '@/lib/objects';
import type { PendingEdit } from './entries/entries';
import { PREFERENCES } from './preferences/preferences';
import { isEarlierText } from './preferences/preferenceText';
import { KEY_PREFIX, UNWRITTEN_KEY, type TextStorage } from './storage';

/** The names of texts of version 1 that must become entries. Undefined if there are none. */
export function legacyNames(storage: TextStorage, names: readonly string[]): string[] | undefined {
  try {
    const pending = names.filter((name) => {
      const text = storage.getItem(KEY_PREFIX + name);
      // A preference text names its version. Under any other name, a text is always of version 1.
      return text !== null && (!PREFERENCES.some((each) => each.name === name) || isEarlierText(text, name));
    });
    return pending.length > 0 || storage.getItem(UNWRITTEN_KEY) !== null ? pending : undefined;
  } catch {
    // The storage is blocked. The preferences are read next and report it.
    return undefined;
  }
}

/**
 * Stores the unwritten edits of a page in localStorage when it closes, because the database would answer too late. Those of other
 * tabs and versions stay.
 */
export function createLeftEdits(storage: TextStorage) {
  const own = new Set<string>();
  const forget = () => {
    removeUnwritten(storage, own);
    own.clear();
  };
  return {
    leave(unwritten: (forget: () => void) => PendingEdit[]): void {
      const edits = unwritten(forget);
      if (edits.length === 0) return;
      const text = storage.getItem(UNWRITTEN_KEY);
      const before: unknown = text === null ? [] : parseJson(text);
      // A damaged text stays until the next start moves it into quarantine.
      const others = Array.isArray(before) ? (before as unknown[]) : [text];
      storage.setItem(UNWRITTEN_KEY, JSON.stringify([...others, ...edits]));
      for (const edit of edits) own.add(JSON.stringify(edit));
    },
  };
}

/** Removes these edits, as they were written. What another tab has left meanwhile stays, and so does a damaged text. */
export function removeUnwritten(storage: TextStorage, edits: ReadonlySet<string>): void {
  const text = storage.getItem(UNWRITTEN_KEY);
  const list = text === null ? undefined : parseJson(text);
  if (!Array.isArray(list)) return;
  const others = (list as unknown[]).filter((each) => !edits.has(JSON.stringify(each)));
  if (others.length < list.length) storeUnwritten(storage, others);
}

export function storeUnwritten(storage: TextStorage, edits: readonly unknown[]): void {
  if (edits.length === 0) storage.removeItem(UNWRITTEN_KEY);
  else storage.setItem(UNWRITTEN_KEY, JSON.stringify(edits));
}
