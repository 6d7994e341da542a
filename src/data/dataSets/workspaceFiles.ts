import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Moment } from '@/domain/merchants/suspensions';
import { isWholeWorkspace, usableWorkspace } from '@/domain/workspaces/storedWorkspace';
import { SAMPLE, withoutLastImport, type Workspace } from '@/domain/workspaces/workspaces';
import type { GivenId } from './merchantIds';

/** A workspace that was deleted stays until the next start: so long it can be brought back. */
type Stored = Workspace & {
  isDeleted?: boolean;
  /** A backup is being restored as it: what is written of it before it is there goes with it, where that is cut off. */
  isArriving?: boolean;
  /** The ids that updates gave to merchants; the page has no use for them, and a report is not to tell their names. */
  givenIds?: readonly GivenId[];
};

type Schema = {
  workspaces: { key: string; value: Stored };
  /** The bytes of a data set by its hash. */
  dataSets: { key: string; value: Blob };
};

type Store<Name extends keyof Schema> = IDBPObjectStore<Schema, ('workspaces' | 'dataSets')[], Name, 'readwrite'>;
type Stores = { workspaces: Store<'workspaces'>; dataSets: Store<'dataSets'> };

/** A workspace, and the bytes of its data set. */
export type WorkspaceFile = { workspace: Workspace; rows: BlobPart | undefined };

/** Of an update: the hash of the rows that it was made of, and the ids that this and earlier ones gave to merchants. */
export type Update = { basedOn: string; givenIds: readonly GivenId[] };

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

  /** All writes of a transaction, or none: also where the browser refuses one in the middle. */
  async function write<Result>(act: (stores: Stores) => Promise<Result>): Promise<Result> {
    const transaction = (await open()).transaction(['workspaces', 'dataSets'], 'readwrite');
    // Told below, by what is awaited first.
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
   * A workspace with the file of its data set, which a copy of the sample has none of; undefined where the browser has
   * forgotten either.
   */
  async function find(
    id: string,
  ): Promise<{ workspace: Workspace; rows: Blob | undefined; givenIds: readonly GivenId[] } | undefined> {
    const database = await open();
    const stored = usable(await database.get('workspaces', id));
    if (!stored || stored.isDeleted) return undefined;
    const { givenIds = [], ...workspace } = stored;
    const rows = await database.get('dataSets', workspace.hash);
    return rows || workspace.hash === SAMPLE ? { workspace, rows, givenIds } : undefined;
  }

  /** False where there is no such workspace any more. */
  const update = (id: string, change: Partial<Stored>) =>
    write(async ({ workspaces }) => {
      const before = await workspaces.get(id);
      if (before) await workspaces.put({ ...before, ...change });
      return before !== undefined;
    });

  return {
    /** All of them, by their names; those that were deleted since the start, too. */
    async list(): Promise<Stored[]> {
      const all = await (await open()).getAll('workspaces');
      return all
        .flatMap((each) => usable(each) ?? [])
        .flatMap(({ givenIds: _, ...workspace }) => (workspace.isArriving ? [] : [workspace]))
        .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    find,
    /** The file of a data set, whichever workspace points to it. */
    rowsOf: async (hash: string): Promise<Blob | undefined> => (await open()).get('dataSets', hash),
    /** A workspace with the bytes of its data set; undefined where the browser has forgotten either. */
    async read(id: string) {
      const found = await find(id);
      const { workspace, rows, givenIds } = found ?? {};
      return workspace && rows && givenIds && { workspace, bytes: await rows.arrayBuffer(), givenIds };
    },
    /**
     * Writes a data set, and points the workspace to it; further ones of the same import with it, all or none. Of one that is
     * updated, false is the answer where it has other rows since than it was made of, and nothing is written.
     */
    save: (workspace: Workspace, rows: BlobPart | undefined, further: readonly WorkspaceFile[] = [], update?: Update) =>
      write(async ({ workspaces, dataSets }) => {
        const before = update && (await workspaces.get(workspace.id));
        if (update && (before?.hash !== update.basedOn || before.isDeleted)) return false;
        for (const each of [{ workspace, rows }, ...further]) {
          if (each.rows) await dataSets.put(new Blob([each.rows]), each.workspace.hash);
          await workspaces.put(each.workspace);
        }
        if (update) await workspaces.put({ ...workspace, givenIds: update.givenIds });
        return true;
      }),
    /** Says that a workspace is coming: until it is there, the next start takes it for deleted. */
    announce: (workspace: Workspace) =>
      write(({ workspaces }) => workspaces.put({ ...workspace, isDeleted: true, isArriving: true })),
    /** As `save`, of one that was announced. Throws where another tab has freed it since, as its records went with it. */
    arrive: (workspace: Workspace, rows: BlobPart | undefined, givenIds: readonly GivenId[] = []) =>
      write(async ({ workspaces, dataSets }) => {
        if (!(await workspaces.get(workspace.id))?.isArriving) throw new Error('another tab was opened meanwhile');
        if (rows) await dataSets.put(new Blob([rows]), workspace.hash);
        await workspaces.put({ ...workspace, givenIds });
      }),
    rename: (id: string, name: string) => update(id, { name }),
    /** Points the workspace to what it was before its last import, which somebody undoes at this moment. */
    undoImport: (id: string, moment: Moment) =>
      write(async ({ workspaces }) => {
        const before = usable(await workspaces.get(id));
        const after = before && withoutLastImport(before, moment);
        if (after) await workspaces.put(after);
      }),
    remove: (id: string) => update(id, { isDeleted: true }),
    bringBack: (id: string) => update(id, { isDeleted: false }),
    /**
     * Frees what was deleted, and the data sets that no workspace points to; the ids of the workspaces that went. Where a
     * record is damaged, nobody knows which data set it points to: all of them stay.
     */
    free: () =>
      write(async ({ workspaces, dataSets }) => {
        const all = await workspaces.getAll();
        const gone = all.filter(isGone).map(({ id }) => id);
        const kept = all.filter((each) => !isGone(each));
        const named = new Set(kept.flatMap(({ hash, previous }) => [hash, ...(previous ? [previous.hash] : [])]));
        for (const id of gone) await workspaces.delete(id);
        const stored = await dataSets.getAllKeys();
        const isWhole = [...named].every((hash) => hash === SAMPLE || stored.includes(hash));
        if (!isWhole || !kept.every(isWholeWorkspace)) return gone;
        for (const hash of stored) if (!named.has(hash)) await dataSets.delete(hash);
        return gone;
      }),
    close,
  };
}

/** A damaged mark deletes nothing. */
const isGone = ({ isDeleted }: Stored) => isDeleted === true;

function usable(stored: Stored | undefined): (Stored & { isDamaged?: true }) | undefined {
  const workspace = stored && usableWorkspace(stored);
  return workspace && { ...workspace, ...(!Array.isArray(workspace.givenIds) && { givenIds: undefined }) };
}

export type WorkspaceFiles = ReturnType<typeof openWorkspaceFiles>;
