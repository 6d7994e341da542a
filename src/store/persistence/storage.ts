/** What is needed of a storage; the browser's may throw on every call. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Before the name of each slice: one key for each. */
export const KEY_PREFIX = 'splitpay:';

/** The key under which a text of the first version waits until all of it is written as entries. */
export function earlierKey(name: string): string {
  return `${KEY_PREFIX}${name}:earlier`;
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
