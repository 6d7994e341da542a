import type { RootState } from '@/store/rootReducer';
import {
  addPendingEdit,
  createCachedCollection,
  currentOf,
  noteEdits,
  rebase,
  releaseNames,
  restoreEntries,
} from './cachedCollection';
import { decisionOf, type Conflict } from './conflicts/conflicts';
import { isOfNewerVersion, readEntry, type PendingEdit } from './entries';
import type { Batch, Written } from './database/writeBatches';
import { COLLECTIONS, type Values } from './collections';

/** The entries that this tab knows: the stored ones, overlaid by unwritten edits. */
export function createEntryCache() {
  const all = new Map(COLLECTIONS.map((journal) => [journal.name as string, createCachedCollection(journal)]));

  return {
    journalOf: (name: string) => all.get(name)?.journal,
    /** Whether the state may have edits that were not noted yet. */
    hasChanged: (state: RootState) => [...all.values()].some(({ journal, part }) => journal.partOf(state) !== part),
    noteEdits(state: RootState) {
      for (const cached of all.values()) noteEdits(cached, state);
    },
    isHeldBack: () => [...all.values()].some((cached) => cached.isHeldBack),
    /** The unwritten edits. */
    batches: (): Batch[] =>
      [...all.values()]
        .filter(({ edits }) => edits.size > 0)
        .map(({ journal, base, edits }) => ({
          journal: journal.name,
          decide: decisionOf(journal, base),
          isNewer: (entry) => isOfNewerVersion(entry, journal),
          edits: [...edits.values()],
        })),
    /** Whether this version knows the shapes of entries from another tab. */
    canStore: (entries: Written['entries'], removed: Written['removed']) =>
      // A message of a later version may have another shape.
      [entries, removed].every(Array.isArray) &&
      entries.every(({ journal, entry }) => {
        const cached = all.get(journal);
        return cached !== undefined && readEntry(entry, cached.journal) !== undefined;
      }),
    /** Applies what was written by this or another tab. */
    store({ entries, removed }: Pick<Written, 'entries' | 'removed'>): Conflict[] {
      for (const { journal, id } of removed) all.get(journal)?.stored.delete(id);
      for (const { journal, entry } of entries) {
        const stored = all.get(journal)?.stored;
        // Moved to the end, because it was written last.
        stored?.delete(entry.id);
        stored?.set(entry.id, entry);
      }
      const changed = [...removed, ...entries.map(({ journal, entry: { id } }) => ({ journal, id }))];
      const met = changed.flatMap(({ journal, id }) => {
        const cached = all.get(journal);
        return cached ? rebase(cached, id) : [];
      });
      const touched = new Set(changed.map(({ journal }) => journal));
      return [...met, ...[...all].flatMap(([name, cached]) => (touched.has(name) ? releaseNames(cached) : []))];
    },
    /** Marks the sent edits as stored. */
    settle(sent: readonly Batch[]) {
      for (const { journal, edits } of sent) {
        const cached = all.get(journal);
        for (const edit of edits) {
          const later = cached?.edits.get(edit.id);
          if (later === edit) cached?.edits.delete(edit.id);
          else if (later)
            cached?.edits.set(edit.id, { ...later, base: edit.value ?? cached.base.get(edit.id), isWhole: false });
        }
      }
    },
    /**
     * Turns known entries that the database lacks into edits, so that they are written again. Returns whether there
     * are any.
     */
    restore(isStored: (journal: string, id: string) => boolean): boolean {
      const missing = [...all].filter(([name, cached]) => restoreEntries(cached, (id) => isStored(name, id)));
      return missing.length > 0;
    },
    /** Clears the stored entries before they are read again. */
    forgetStored() {
      for (const { stored } of all.values()) stored.clear();
    },
    /**
     * Adds an edit that was stored elsewhere, unless it is already known. Returns false if another value was written
     * since.
     */
    addPending({ journal, ...edit }: PendingEdit): boolean {
      const cached = all.get(journal);
      return !cached || addPendingEdit(cached, edit);
    },
    /** The unwritten edits, with the values that they are based on. */
    unwritten: (): PendingEdit[] =>
      [...all.values()].flatMap(({ journal, stored, edits }) =>
        [...edits.values()].map(({ isWhole, ...edit }) => ({
          ...edit,
          journal: journal.name,
          over: stored.get(edit.id)?.stamp,
        })),
      ),
    /** Removes an entry from the cache without deleting it from the database. Returns the stored entry. */
    leaveOut: (name: string, id: string) => {
      const cached = all.get(name);
      const entry = cached?.stored.get(id);
      cached?.stored.delete(id);
      cached?.edits.delete(id);
      return entry;
    },
    /** Whether the entry is stored and this tab has not edited it since. */
    isStored: (name: string, id: string) => {
      const cached = all.get(name);
      return cached?.stored.has(id) === true && !cached.edits.has(id);
    },
    isThere: ({ journal, id }: { journal: string; id: string }) => {
      const cached = all.get(journal);
      return cached !== undefined && currentOf(cached, id)?.value !== undefined;
    },
    /** The values of these collections in the order in which they were written. */
    values: (names: ReadonlySet<string>): Record<string, Values> =>
      Object.fromEntries(
        [...all].flatMap(([name, { stored, edits }]) => {
          if (!names.has(name)) return [];
          const values = new Map([...stored].map(([id, { value }]) => [id, value]));
          for (const [id, { value }] of edits) {
            values.delete(id);
            if (value !== undefined) values.set(id, value);
          }
          return [[name, Object.fromEntries(values)]];
        }),
      ),
    /** The state was just restored from the cache, so it has no edits. */
    noteRestored(state: RootState) {
      for (const cached of all.values()) cached.part = cached.journal.partOf(state);
    },
  };
}

export type KeptEntries = ReturnType<typeof createEntryCache>;
