import { SAMPLE } from '@/domain/workspaces/workspaces';

/** The part of localStorage that persistence uses. Every call may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The prefix of every key. Each slice has a separate key. */
export const KEY_PREFIX = 'splitpay:';

/** The key of the edits that a closing page could not write. */
export const UNWRITTEN = 'unwritten';
export const UNWRITTEN_KEY = KEY_PREFIX + UNWRITTEN;

/** The key of the batches of a workspace that are not done. */
export const BATCHES_KEY = `${KEY_PREFIX}batches`;

/** The key of the refunds of a workspace about which the operator was asked and has not answered. */
export const REPEATED_KEY = `${KEY_PREFIX}repeated`;

/** What a workspace has in localStorage besides its quarantine. */
export const WORKSPACE_KEYS = [UNWRITTEN_KEY, BATCHES_KEY, REPEATED_KEY];

/** The key of a value that belongs to one workspace. The sample uses the key unchanged. */
export function keyOf(workspace: string, key: string): string {
  return workspace === SAMPLE ? key : key.replace(KEY_PREFIX, `${KEY_PREFIX}${workspace}:`);
}

/** The part of localStorage that belongs to one workspace. */
export function storageOf(storage: TextStorage, workspace: string): TextStorage {
  return {
    getItem: (key) => storage.getItem(keyOf(workspace, key)),
    setItem: (key, text) => storage.setItem(keyOf(workspace, key), text),
    removeItem: (key) => storage.removeItem(keyOf(workspace, key)),
  };
}

/** The browser's localStorage, or one that rejects every call if the browser blocks it. */
export function browserStorage(): TextStorage {
  try {
    return window.localStorage;
  } catch {
    const refuse = () => {
      throw new Error('Storage is blocked');
    };
    return { getItem: refuse, setItem: refuse, removeItem: refuse };
  }
}
