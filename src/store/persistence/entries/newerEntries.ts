import { newerRecordsFound } from '@/slices/persistenceSlice';
import type { AppDispatch } from '@/store/store';
import type { Batch, Stored } from './database/writeBatches';
import { unknownFields } from './entries';

/**
 * The entries that a later version wrote. They are not shown, because this version cannot read them, and stay in the
 * database until the operator deletes them. A banner offers to reload in the later version.
 */
export function createNewerEntries(dispatch: AppDispatch) {
  let known: readonly Stored[] = [];
  let missing: readonly Stored[] = [];
  let isShown = false;
  let isAnyPending = false;

  return {
    /** Replaces what is known by what the database has. */
    note(stored: readonly Stored[], isPending = false) {
      known = stored;
      isAnyPending ||= isPending;
      const isAny = known.length > 0 || isAnyPending;
      if (isAny !== isShown) dispatch(newerRecordsFound((isShown = isAny)));
    },
    /** Whether one of these collections has any. */
    isIn: (collections: readonly string[]) => known.some(({ journal }) => collections.includes(journal)),
    /** Forgets all of them, because the operator deletes them. */
    takeAll(): readonly Stored[] {
      const all = known;
      [known, missing, isShown] = [[], [], false];
      return all;
    },
    /** Writes those again that a deleted database lacks. */
    restore(isStored: (journal: string, id: string) => boolean) {
      missing = known.filter(({ journal, id }) => !isStored(journal, id));
    },
    /** The pending writes. Call `done` after they were written. */
    writes: (): { batches: Batch[]; done: () => void } => {
      const sent = missing;
      return { batches: batchesOf(sent), done: () => (missing = missing === sent ? [] : missing) };
    },
  };
}

export type NewerEntries = ReturnType<typeof createNewerEntries>;

function batchesOf(stored: readonly Stored[]): Batch[] {
  return stored.map(({ journal, id, value, origin, ...others }) => ({
    journal,
    edits: [{ id, value, fields: unknownFields(others), ...(origin !== undefined && { origin }) }],
  }));
}
