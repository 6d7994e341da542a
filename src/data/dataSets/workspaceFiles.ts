import { openDB, type IDBPDatabase } from 'idb';
import type { Workspace } from '@/domain/workspaces/workspaces';

/** A workspace that was deleted stays until the next start: so long it can be brought back. */
type Stored = Workspace & { isDeleted?: boolean };

type Schema = {
  workspaces: { key: string; value: Stored };
  /** The bytes of a data set by its hash. */
  dataSets: { key: string; value: Blob };
};

const VERSION = 1;

/**
 * The workspaces of own data in the browser's database, each with the data set it points to. A writing is whole or not at
 * all, so that a crash, a full disk or a closed tab leaves what was there; each call may be refused by the browser.
 */
export function openWorkspaceFiles(databaseName = 'splitpay-workspaces') {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () =>
    (opening ??= openDB<Schema>(databaseName, VERSION, {
      upgrade(database) {
        database.createObjectStore('workspaces', { keyPath: 'id' });
        database.createObjectStore('dataSets');
      },
      blocking: close,
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
  const forget = () => {
    opening = undefined;
  };
  function close() {
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    forget();
  }

  async function update(id: string, change: Partial<Stored>): Promise<void> {
    const transaction = (await open()).transaction('workspaces', 'readwrite');
    const before = await transaction.store.get(id);
    if (before) await transaction.store.put({ ...before, ...change });
    await transaction.done;
  }

  return {
    /** All of them, by their names; those that were deleted since the start, too. */
    async list(): Promise<Stored[]> {
      const all = await (await open()).getAll('workspaces');
      return all.sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    /** A workspace with the bytes of its data set; undefined where the browser has forgotten either. */
    async read(id: string): Promise<{ workspace: Workspace; bytes: ArrayBuffer } | undefined> {
      const database = await open();
      const workspace = await database.get('workspaces', id);
      const file = workspace && !workspace.isDeleted ? await database.get('dataSets', workspace.hash) : undefined;
      return workspace && file && { workspace, bytes: await file.arrayBuffer() };
    },
    /** Writes a data set, and points the workspace to it. */
    async save(workspace: Workspace, bytes: ArrayBuffer): Promise<void> {
      const transaction = (await open()).transaction(['workspaces', 'dataSets'], 'readwrite');
      await Promise.all([
        transaction.objectStore('dataSets').put(new Blob([bytes]), workspace.hash),
        transaction.objectStore('workspaces').put(workspace),
        transaction.done,
      ]);
    },
    rename: (id: string, name: string) => update(id, { name }),
    /** Points the workspace to what it was before its last import. */
    async undoImport(id: string): Promise<void> {
      const before = await (await open()).get('workspaces', id);
      if (before?.previous) await update(id, { ...before.previous, previous: undefined });
    },
    remove: (id: string) => update(id, { isDeleted: true }),
    bringBack: (id: string) => update(id, { isDeleted: false }),
    /** Frees what was deleted, and the data sets that no workspace points to; the ids of the workspaces that went. */
    async free(): Promise<string[]> {
      const transaction = (await open()).transaction(['workspaces', 'dataSets'], 'readwrite');
      const [workspaces, dataSets] = [transaction.objectStore('workspaces'), transaction.objectStore('dataSets')];
      const all = await workspaces.getAll();
      const gone = all.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
      const kept = all.filter(({ isDeleted }) => !isDeleted);
      const named = new Set(kept.flatMap(({ hash, previous }) => [hash, previous?.hash]));
      const unnamed = (await dataSets.getAllKeys()).filter((hash) => !named.has(hash));
      await Promise.all([
        ...gone.map((id) => workspaces.delete(id)),
        ...unnamed.map((hash) => dataSets.delete(hash)),
        transaction.done,
      ]);
      return gone;
    },
    close,
  };
}

export type WorkspaceFiles = ReturnType<typeof openWorkspaceFiles>;
