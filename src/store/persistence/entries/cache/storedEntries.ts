import type { Entry } from '@/store/persistence/entries/entries';

/** In entries: so many are indexed in one task. */
const STEP = 20_000;

export type StoredEntries = ReturnType<typeof createStoredEntries>;

/**
 * The entries of one collection that the log has. A log may have a million, which are indexed after the page has shown them, or
 * when one is looked for.
 */
export function createStoredEntries() {
  const byId = new Map<string, Entry>();
  let first: readonly Entry[] = [];
  let indexed = 0;
  const index = (end: number) => {
    for (; indexed < Math.min(end, first.length); indexed += 1) {
      const entry = first[indexed];
      if (entry) byId.set(entry.id, entry);
    }
    if (indexed === first.length) [first, indexed] = [[], 0];
    return byId;
  };
  const indexLater = () => {
    index(indexed + STEP);
    if (first.length > 0) setTimeout(indexLater);
  };

  return {
    /** By id, in the order of the log. */
    get stored() {
      return index(Infinity);
    },
    /** Stores entries that are later than all stored ones. No two have the same id. */
    put(entries: readonly Entry[]): void {
      if (entries.length > STEP && byId.size === 0 && first.length === 0) {
        first = entries;
        setTimeout(indexLater);
        return;
      }
      const stored = index(Infinity);
      for (const entry of entries) {
        // Moved to the end, because it was written last.
        stored.delete(entry.id);
        stored.set(entry.id, entry);
      }
    },
    /** What is stored, in the order of the log. */
    list: (): readonly Entry[] => (first.length > 0 ? first : [...byId.values()]),
    clear(): void {
      [first, indexed] = [[], 0];
      byId.clear();
    },
  };
}
