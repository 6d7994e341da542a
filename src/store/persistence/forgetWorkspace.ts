import { openEntries } from './entries/database/entryDatabase';
import { COLLECTIONS } from './entries/collections';
import { DATABASE_NAME } from './entries/messages';
import { PREFERENCES } from './preferences/preferences';
import { quarantineKey } from './quarantine';
import { browserStorage, storageOf, UNWRITTEN, UNWRITTEN_KEY, type TextStorage } from './storage';

/** Deletes everything that is stored for a removed workspace: entries, quarantine and unwritten edits. */
export async function forgetWorkspace(
  workspace: string,
  databaseName = DATABASE_NAME,
  storage = browserStorage(),
): Promise<void> {
  forgetTexts(storageOf(storage, workspace));
  const entries = openEntries(databaseName, workspace);
  try {
    await entries.forget();
  } finally {
    entries.close();
  }
}

function forgetTexts(storage: TextStorage): void {
  try {
    storage.removeItem(UNWRITTEN_KEY);
    for (const name of [UNWRITTEN, ...[...COLLECTIONS, ...PREFERENCES].map((each) => each.name)])
      storage.removeItem(quarantineKey(name));
  } catch {
    // A blocked storage holds no texts.
  }
}
