import type { Change, Proposal } from '@/backend/entryLog';
import { newerRecordsFound } from '@/slices/persistenceSlice';
import type { AppDispatch } from '@/store/store';

const pathOf = ({ kind, id }: Pick<Change, 'kind' | 'id'>) => `${kind}/${id}`;

/**
 * The entries that a later version wrote. They are not shown, because this version cannot read them, and stay in the
 * database until the operator deletes them. A banner offers to reload in the later version.
 */
export function createNewerEntries(dispatch: AppDispatch) {
  let known = new Map<string, Change>();
  let missing: readonly Change[] = [];
  let isShown = false;
  let isAnyPending = false;

  return {
    /** Adds what the log has of a later version. `read` are all changes that were read. */
    note(newer: readonly Change[], read: readonly Change[], isPending = false) {
      if (known.size > 0) for (const change of read) known.delete(pathOf(change));
      for (const change of newer) known.set(pathOf(change), change);
      isAnyPending ||= isPending;
      const isAny = known.size > 0 || isAnyPending;
      if (isAny !== isShown) dispatch(newerRecordsFound((isShown = isAny)));
    },
    has: (kind: string, id: string) => known.has(pathOf({ kind, id })),
    /** Those of one collection. */
    of: (kind: string) => [...known.values()].filter((change) => change.kind === kind),
    /** Forgets all of them, because the operator deletes them, or because they are read again. */
    takeAll(): readonly Change[] {
      const all = [...known.values()];
      known = new Map();
      return all;
    },
    /** Forgets those that the operator deletes. */
    reset() {
      [missing, isShown] = [[], false];
      return this.takeAll();
    },
    /** Writes those again that a deleted database lacks. */
    restore(isStored: (kind: string, id: string) => boolean) {
      missing = [...known.values()].filter(({ kind, id }) => !isStored(kind, id));
    },
    /** The pending writes. Call `done` after they were written. */
    writes: (): { proposals: Proposal[]; done: () => void } => {
      const sent = missing;
      return {
        proposals: sent.map(({ seq: _seq, ...change }) => change),
        done: () => (missing = missing === sent ? [] : missing),
      };
    },
  };
}

export type NewerEntries = ReturnType<typeof createNewerEntries>;
