import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Edit, Entry } from './entries';
import type { Journal, Renumbered } from './journals';
import { DATABASE_NAME } from './messages';

/** The edits of one journal; where rows are added in it, the next id beside those that are taken, and what follows rows of others. */
export type Batch = {
  journal: string;
  edits: readonly Edit[];
  nextId?: (taken: readonly string[]) => string;
  follow?: Journal['follow'];
};

/** What one writing made: the entries by journal, ids that were taken away, and rows that got another id. */
export type Written = {
  /** The revision of the workspace before and after: where it was another before, somebody else has written too. */
  before: number;
  after: number;
  entries: { journal: string; entry: Entry }[];
  removed: { journal: string; id: string }[];
  renumbered: Renumbered[];
};

type Stored = { workspace: string; journal: string } & Entry;

type Schema = {
  workspaces: { key: string; value: { name: string; revision: number } };
  entries: { key: [string, string, string]; value: Stored };
};

const VERSION = 1;

/**
 * The entries of a workspace in the browser's database: one for each event or edited row, written as it happens. A
 * writing is whole or not at all, and no other tab comes between; each call may be refused by the browser.
 */
export function openEntries(databaseName: string, workspace: string) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  const forget = () => {
    opening = undefined;
  };
  function open() {
    const own = (opening ??= openDB<Schema>(databaseName, VERSION, {
      upgrade(database) {
        database.createObjectStore('workspaces', { keyPath: 'name' });
        database.createObjectStore('entries', { keyPath: ['workspace', 'journal', 'id'] });
      },
      // A later version wants to change it, in another tab.
      blocking: close,
      terminated: forget,
    }));
    return own.catch((error: unknown) => {
      if (opening === own) forget();
      throw error;
    });
  }
  function close() {
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    forget();
  }

  /** What is stored, in the order in which it was written, and the revision it is of; damaged entries as they are. */
  async function read() {
    const transaction = (await open()).transaction(['workspaces', 'entries']);
    const [about, stored] = await Promise.all([
      transaction.objectStore('workspaces').get(workspace),
      transaction.objectStore('entries').getAll(IDBKeyRange.bound([workspace], [workspace, []])),
    ]);
    return { revision: about?.revision ?? 0, stored: stored.sort((one, other) => stampOf(one) - stampOf(other)) };
  }

  async function readRevision() {
    return (await (await open()).get('workspaces', workspace))?.revision ?? 0;
  }

  async function write(batches: readonly Batch[]): Promise<Written> {
    const transaction = (await open()).transaction(['workspaces', 'entries'], 'readwrite');
    const requests: Promise<unknown>[] = [];
    try {
      const workspaces = transaction.objectStore('workspaces');
      const before = (await workspaces.get(workspace))?.revision ?? 0;
      const written = await writeAll(transaction.objectStore('entries'), batches, before, requests);
      requests.push(workspaces.put({ name: workspace, revision: written.after }));
      await Promise.all([...requests, transaction.done]);
      return written;
    } catch (error) {
      // What was asked for before goes with it; each of these promises tells it once more.
      for (const request of [...requests, transaction.done]) request.catch(() => undefined);
      abort(transaction);
      throw error;
    }
  }

  async function writeAll(
    store: IDBPObjectStore<Schema, ['workspaces', 'entries'], 'entries', 'readwrite'>,
    batches: readonly Batch[],
    before: number,
    requests: Promise<unknown>[],
  ): Promise<Written> {
    const written: Written = { before, after: before, entries: [], removed: [], renumbered: [] };
    for (const { journal, edits, nextId, follow } of batches) {
      for (const edit of edits) {
        const stamp = (written.after += 1);
        if (edit.value === undefined) {
          written.removed.push({ journal, id: edit.id });
          requests.push(store.delete([workspace, journal, edit.id]));
          continue;
        }
        let { id } = edit;
        let value: unknown = follow ? follow(edit.value, written.renumbered) : edit.value;
        // Another tab may have given the id to a row of its own at the same moment: that one keeps it.
        const isTaken = async (at: string) => {
          const other = await store.get([workspace, journal, at]);
          return other !== undefined && other.origin !== edit.origin;
        };
        if (nextId && edit.origin !== undefined && (await isTaken(id))) {
          const taken = [id];
          do taken.push((id = nextId(taken)));
          while (await isTaken(id));
          value = { ...(value as object), id };
          written.renumbered.push({ journal, from: edit.id, to: id });
        }
        const entry: Entry = { ...edit, id, value, stamp };
        written.entries.push({ journal, entry });
        requests.push(store.put({ workspace, journal, ...entry }));
      }
    }
    return written;
  }

  /** All of the workspace goes. */
  async function forgetAll(): Promise<void> {
    const transaction = (await open()).transaction(['workspaces', 'entries'], 'readwrite');
    await Promise.all([
      transaction.objectStore('workspaces').delete(workspace),
      transaction.objectStore('entries').delete(IDBKeyRange.bound([workspace], [workspace, []])),
      transaction.done,
    ]);
  }

  return { read, readRevision, write, forget: forgetAll, close };
}

/** Takes away all that is kept of a workspace that is gone. */
export async function forgetWorkspace(workspace: string, databaseName = DATABASE_NAME): Promise<void> {
  const entries = openEntries(databaseName, workspace);
  try {
    await entries.forget();
  } finally {
    entries.close();
  }
}

/** A damaged stamp may be anything. */
function stampOf({ stamp }: Stored): number {
  return Number.isFinite(stamp) ? stamp : 0;
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
