import { parseJson } from '@/store/json';
import type { PendingEdit } from './entries/entries';
import { PREFERENCES } from './preferences/preferences';
import { isEarlierText } from './preferences/preferenceText';
import { KEY_PREFIX, UNWRITTEN_KEY, type TextStorage } from './storage';

/** The names of the texts of the first version; undefined where there is nothing that is to be entries. */
export function legacyNames(storage: TextStorage, names: readonly string[]): string[] | undefined {
  try {
    const pending = names.filter((name) => {
      const text = storage.getItem(KEY_PREFIX + name);
      // Of a preference it says so itself; under another name there is no other.
      return text !== null && (!PREFERENCES.some((each) => each.name === name) || isEarlierText(text, name));
    });
    return pending.length > 0 || storage.getItem(UNWRITTEN_KEY) !== null ? pending : undefined;
  } catch {
    // Refused: the preferences, which are read next, say so.
    return undefined;
  }
}

/** Leaves what is not written yet where the next start finds it: the database answers later than a page may wait that goes. */
export function leaveUnwritten(storage: TextStorage, unwritten: (forget: () => void) => PendingEdit[]): void {
  const edits = unwritten(() => storage.removeItem(UNWRITTEN_KEY));
  if (edits.length === 0) return;
  const text = storage.getItem(UNWRITTEN_KEY);
  const before: unknown = text === null ? [] : parseJson(text);
  // A damaged text stays for the next start, which moves it into quarantine.
  storage.setItem(
    UNWRITTEN_KEY,
    JSON.stringify([...(Array.isArray(before) ? (before as unknown[]) : [text]), ...edits]),
  );
}
