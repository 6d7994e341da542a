/** What is needed of a storage; the browser's may throw on every call. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Before the name of each slice: one key for each. */
export const KEY_PREFIX = 'splitpay:';

/** Where a page that goes leaves what it had not written as entries yet. */
export const UNWRITTEN_KEY = `${KEY_PREFIX}unwritten`;

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
