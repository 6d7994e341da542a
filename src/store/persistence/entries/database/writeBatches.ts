import type { IDBPObjectStore } from 'idb';
import type { Conflict, Decision } from '@/store/persistence/entries/conflicts/conflicts';
import { unknownFields, type EntryEdit, type Entry } from '@/store/persistence/entries/entries';

/** The edits of one collection. `decide` resolves conflicts with what is stored. */
export type Batch = {
  journal: string;
  /** An entry is deleted only if its sequence equals `over`: otherwise another tab has written it since. */
  edits: readonly (EntryEdit & { over?: unknown })[];
  decide?: ((edits: readonly EntryEdit[], stored: readonly unknown[]) => Decision) | undefined;
  /** Whether a later version wrote a stored entry. Such an entry is neither overwritten nor deleted. */
  isNewer?: (stored: unknown) => boolean;
};

/** The result of a write: the entries by collection, and the deleted ids. */
export type Written = {
  /**
   * The revision of the workspace before and after. If another tab wrote meanwhile, `before` is higher than expected.
   */
  before: number;
  after: number;
  /** A new id means that the database was deleted meanwhile. Earlier versions have no id. */
  databaseId?: string | undefined;
  entries: { journal: string; entry: Entry }[];
  removed: { journal: string; id: string }[];
  conflicts: Conflict[];
  /** The edits of entries that a later version wrote. They were not written. */
  blocked: { journal: string; id: string; value: unknown }[];
};

export type Stored = { workspace: string; journal: string } & Entry;

export type About = { name: string; revision: number; databaseId?: string | undefined };

export type Schema = {
  workspaces: { key: string; value: About };
  entries: { key: [string, string, string]; value: Stored };
};

/** Writes the batches in order in an open transaction. `requests` collects the requests. */
export async function writeBatches(
  store: IDBPObjectStore<Schema, ['workspaces', 'entries'], 'entries', 'readwrite'>,
  workspace: string,
  { batches, before, requests }: { batches: readonly Batch[]; before: number; requests: Promise<unknown>[] },
): Promise<Written> {
  const written: Written = {
    before,
    after: before,
    entries: [],
    removed: [],
    conflicts: [],
    blocked: [],
  };
  for (const { journal, edits, decide, isNewer } of batches) {
    const range = IDBKeyRange.bound([workspace, journal], [workspace, journal, []]);
    const decision = decide?.(edits, await store.getAll(range));
    written.conflicts.push(...(decision?.conflicts ?? []));
    const decided = decision?.edits ?? edits;
    const earlier = await Promise.all(decided.map(({ id }) => store.get([workspace, journal, id])));
    for (const [index, edit] of decided.entries()) {
      const before = earlier[index];
      if (before && isNewer?.(before)) {
        written.blocked.push({ journal, id: edit.id, value: edit.value });
        continue;
      }
      const stamp = (written.after += 1);
      if (edit.value === undefined) {
        const { over } = edit;
        if (typeof over === 'number' && before?.stamp !== over) continue;
        written.removed.push({ journal, id: edit.id });
        requests.push(store.delete([workspace, journal, edit.id]));
        continue;
      }
      const { id, value, origin } = edit;
      const entry: Entry = { id, value, stamp, ...(origin !== undefined && { origin }) };
      written.entries.push({ journal, entry });
      const { schema: _schema, ...fields } = before ? unknownFields(before) : {};
      requests.push(store.put({ ...fields, ...edit.fields, workspace, journal, ...entry }));
    }
  }
  return written;
}

/** The edits for a deleted database: without a newer entry, the whole row is written. */
export function withWholeEdits(batch: Batch): Batch {
  return { ...batch, edits: batch.edits.map((edit) => ({ ...edit, isWhole: true })) };
}
