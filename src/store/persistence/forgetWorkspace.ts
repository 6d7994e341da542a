import type { EntryLogs } from '@/backend/entryLog';
import { COLLECTIONS } from './entries/collections';
import { PREFERENCES } from './preferences/preferences';
import { quarantineKey } from './quarantine';
import { browserStorage, storageOf, UNWRITTEN, WORKSPACE_KEYS, type TextStorage } from './storage';

/** Deletes everything that is stored for a removed workspace: entries, quarantine and unwritten edits. */
export async function forgetWorkspace(
  entryLogs: EntryLogs,
  workspace: string,
  storage = browserStorage(),
): Promise<void> {
  forgetTexts(storageOf(storage, workspace));
  const log = await entryLogs.open(workspace);
  try {
    await log.forget();
  } finally {
    log.close();
  }
}

function forgetTexts(storage: TextStorage): void {
  try {
    for (const key of WORKSPACE_KEYS) storage.removeItem(key);
    for (const name of [UNWRITTEN, ...[...COLLECTIONS, ...PREFERENCES].map((each) => each.name)])
      storage.removeItem(quarantineKey(name));
  } catch {
    // A blocked storage holds no texts.
  }
}
