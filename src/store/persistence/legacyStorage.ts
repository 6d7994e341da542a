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

/** Stores unwritten edits in localStorage when the page closes, because the database would answer too late. */
export function leaveUnwritten(storage: TextStorage, unwritten: (forget: () => void) => PendingEdit[]): void {
  const text = storage.getItem(UNWRITTEN_KEY);
  // The edits of other pages and versions stay.
  const edits = unwritten(() =>
    text === null ? storage.removeItem(UNWRITTEN_KEY) : storage.setItem(UNWRITTEN_KEY, text),
  );
  if (edits.length === 0) return;
  const before: unknown = text === null ? [] : parseJson(text);
  // A damaged text stays until the next start moves it into quarantine.
  storage.setItem(
    UNWRITTEN_KEY,
    JSON.stringify([...(Array.isArray(before) ? (before as unknown[]) : [text]), ...edits]),
  );
}
