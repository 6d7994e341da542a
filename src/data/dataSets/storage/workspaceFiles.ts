import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Moment } from '@/domain/merchants/suspensions';
import {
  isWholeWorkspace,
  isWorkspaceOfNewerVersion,
  usableWorkspace,
  WORKSPACE_SCHEMA_NUMBER,
} from '@/domain/workspaces/storedWorkspace';
import { SAMPLE, withoutLastImport, type Workspace } from '@/domain/workspaces/workspaces';
import type { AssignedId } from '@/data/dataSets/merchantIds';

/** A deleted workspace stays stored until the next start, so that it can be restored. */
type Stored = Workspace & {
  isDeleted?: boolean;
  /**
   * The id of a workspace that a backup is being restored into. If the restore is interrupted, the next start removes
   * its entries.
   */
  isArriving?: boolean;
  /**
   * The ids that updates gave to merchants. They are stored apart from the workspace, so that no problem report
   * contains the names of merchants.
   */
  givenIds?: readonly AssignedId[];
};

type Schema = {
  workspaces: { key: string; value: Stored };
  /** The bytes of a data set by its hash. */
  dataSets: { key: string; value: Blob };
};

type Store<Name extends keyof Schema> = IDBPObjectStore<Schema, ('workspaces' | 'dataSets')[], Name, 'readwrite'>;
type Stores = { workspaces: Store<'workspaces'>; dataSets: Store<'dataSets'> };

/** A workspace with the bytes of its data set. */
export type WorkspaceFile = { workspace: Workspace; rows: BlobPart | undefined };

/** For an update: the hash of the rows that it is based on, and all ids that updates gave to merchants. */
export type Update = { basedOn: string; givenIds: readonly AssignedId[] };

const VERSION = 1;

/**
 * The imported workspaces in the browser's database, each with the data set that it refers to. Every write is atomic,
 * so that a crash, a full disk or a closed tab leaves the earlier state. Every call may reject with the browser's
 * error.
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

  /** Runs all writes of a transaction or none, even if the browser rejects one in the middle. */
  async function write<Result>(act: (stores: Stores) => Promise<Result>): Promise<Result> {
    const transaction = (await open()).transaction(['workspaces', 'dataSets'], 'readwrite');
    // Awaiting the transaction below reports the failure, so this promise must not report it too.
    transaction.done.catch(() => undefined);
    try {
      const [workspaces, dataSets] = [transaction.objectStore('workspaces'), transaction.objectStore('dataSets')];
      const result = await act({ workspaces, dataSets });
      await transaction.done;
      return result;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
  }

  /**
   * A workspace with the file of its data set, which a restored backup of the demo data does not have. Undefined if the
   * browser no longer has either.
   */
  async function find(
    id: string,
  ): Promise<{ workspace: Workspace; rows: Blob | undefined; givenIds: readonly AssignedId[] } | undefined> {
    const database = await open();
    const stored = usable(await database.get('workspaces', id));
    if (!stored || stored.isDeleted) return undefined;
    const { givenIds = [], ...workspace } = stored;
    const rows = await database.get('dataSets', workspace.hash);
    return rows || workspace.hash === SAMPLE ? { workspace, rows, givenIds } : undefined;
  }

  /** False if the workspace no longer exists. */
  const update = (id: string, change: Partial<Stored>) =>
    write(async ({ workspaces }) => {
      const before = await workspaces.get(id);
      if (before) await workspaces.put({ ...before, ...change });
      return before !== undefined;
    });

  return {
    /** All workspaces by name, including those that were deleted since the start. */
    async list(): Promise<Stored[]> {
      const all = await (await open()).getAll('workspaces');
      return all
        .flatMap((stored) => usable(stored) ?? [])
        .flatMap(({ givenIds: _, ...workspace }) => (workspace.isArriving ? [] : [workspace]))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },
    find,
    /** The file of a data set, independent of the workspaces that refer to it. */
    rowsOf: async (hash: string): Promise<Blob | undefined> => (await open()).get('dataSets', hash),
    /** A workspace with the bytes of its data set. Undefined if the browser no longer has either. */
    async read(id: string) {
      const found = await find(id);
      const { workspace, rows, givenIds } = found ?? {};
      return workspace && rows && givenIds && { workspace, bytes: await rows.arrayBuffer(), givenIds };
    },
    /**
     * Stores a data set with its workspace, and further ones of the same import: all or none. Returns false and writes
     * nothing if the rows of the updated workspace have changed since `basis` (conflict with another tab).
     */
    save: (workspace: Workspace, rows: BlobPart | undefined, further: readonly WorkspaceFile[] = [], update?: Update) =>
      write(async ({ workspaces, dataSets }) => {
        const before = update && (await workspaces.get(workspace.id));
        if (update && (before?.hash !== update.basedOn || before.isDeleted || isWorkspaceOfNewerVersion(before)))
          return false;
        for (const saved of [{ workspace, rows }, ...further]) {
          if (saved.rows) await dataSets.put(new Blob([saved.rows]), saved.workspace.hash);
          await workspaces.put(recordOf(saved.workspace));
        }
        // The fields of a later version stay.
        if (update) await workspaces.put({ ...before, ...recordOf(workspace), givenIds: update.givenIds });
        return true;
      }),
    /** Announces a workspace that is being restored. Until it arrives, the next start treats it as deleted. */
    announce: (workspace: Workspace) =>
      write(({ workspaces }) => workspaces.put({ ...recordOf(workspace), isDeleted: true, isArriving: true })),
    /**
     * Like `save`, for an announced workspace. Throws if another tab has removed it since, because its entries are
     * gone.
     */
    arrive: (workspace: Workspace, rows: BlobPart | undefined, givenIds: readonly AssignedId[] = []) =>
      write(async ({ workspaces, dataSets }) => {
        if (!(await workspaces.get(workspace.id))?.isArriving)
          throw new Error('another tab was opened during the restore. Restore the backup again.');
        if (rows) await dataSets.put(new Blob([rows]), workspace.hash);
        await workspaces.put({ ...recordOf(workspace), givenIds });
      }),
    rename: (id: string, name: string) => update(id, { name }),
    /** Restores the state of the workspace before its last import. `undone` says who undoes it and when. */
    undoImport: (id: string, moment: Moment) =>
      write(async ({ workspaces }) => {
        const before = usable(await workspaces.get(id));
        const after = before && withoutLastImport(before, moment);
        if (after) await workspaces.put(recordOf(after));
      }),
    remove: (id: string) => update(id, { isDeleted: true }),
    restore: (id: string) => update(id, { isDeleted: false }),
    /**
     * Removes deleted workspaces and data sets without a workspace. Returns the ids of the removed workspaces. If a
     * record is damaged, its data set is unknown, so all data sets stay.
     */
    free: () =>
      write(async ({ workspaces, dataSets }) => {
        const all = await workspaces.getAll();
        const gone = all.filter(isGone).map(({ id }) => id);
        const remaining = all.filter((stored) => !isGone(stored));
        const named = new Set(remaining.flatMap(({ hash, previous }) => [hash, ...(previous ? [previous.hash] : [])]));
        for (const id of gone) await workspaces.delete(id);
        const stored = await dataSets.getAllKeys();
        const isWhole = [...named].every((hash) => hash === SAMPLE || stored.includes(hash));
        if (!isWhole || !remaining.every(isWholeWorkspace)) return gone;
        for (const hash of stored) if (!named.has(hash)) await dataSets.delete(hash);
        return gone;
      }),
    close,
  };
}

/** A damaged mark must not delete anything, and neither may a mark of a later version. */
const isGone = (stored: Stored) => stored.isDeleted === true && !isWorkspaceOfNewerVersion(stored);

const recordOf = (workspace: Workspace): Stored & { schema: number } => ({
  ...workspace,
  schema: WORKSPACE_SCHEMA_NUMBER,
});

function usable(stored: Stored | undefined): (Stored & { isDamaged?: true }) | undefined {
  const workspace = stored && usableWorkspace(stored);
  return workspace && { ...workspace, ...(!Array.isArray(workspace.givenIds) && { givenIds: undefined }) };
}

export type WorkspaceFiles = ReturnType<typeof openWorkspaceFiles>;
