import { SAMPLE } from '@/domain/workspaces/workspaces';

/** What is needed of a storage; the browser's may throw on every call. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Before the name of each slice: one key for each. */
export const KEY_PREFIX = 'splitpay:';

/** Where a page that goes leaves what it had not written as entries yet. */
export const UNWRITTEN = 'unwritten';
export const UNWRITTEN_KEY = KEY_PREFIX + UNWRITTEN;

/** The key of what is one workspace's own; in the sample it is the key itself. */
export function keyOf(workspace: string, key: string): string {
  return workspace === SAMPLE ? key : key.replace(KEY_PREFIX, `${KEY_PREFIX}${workspace}:`);
}

/** The part of a storage that is one workspace's own. */
export function storageOf(storage: TextStorage, workspace: string): TextStorage {
  return {
    getItem: (key) => storage.getItem(keyOf(workspace, key)),
    setItem: (key, text) => storage.setItem(keyOf(workspace, key), text),
    removeItem: (key) => storage.removeItem(keyOf(workspace, key)),
  };
}

/** The browser's storage; where the browser refuses even to name it, one that refuses every call. */
export function browserStorage(): TextStorage {
  try {
    return window.localStorage;
  } catch {
    const refuse = () => {
      throw new Error('The browser refuses its storage');
    };
    return { getItem: refuse, setItem: refuse, removeItem: refuse };
  }
}
