import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { AssignedId } from '@/data/dataSets/merchantIds';
import {
  isWorkspaceOfNewerVersion,
  usableWorkspace,
  WORKSPACE_SCHEMA_NUMBER,
} from '@/domain/workspaces/storedWorkspace';
import type { Workspace } from '@/domain/workspaces/workspaces';

/** A deleted workspace stays stored until the next start, so that it can be restored. */
export type Stored = Workspace & {
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

export type WorkspaceDatabase = ReturnType<typeof openWorkspaceDatabase>;

const VERSION = 1;

/**
 * The browser's database of workspaces and data sets. Every write is atomic, so that a crash, a full disk or a closed
 * tab leaves the earlier state.
 */
export function openWorkspaceDatabase(databaseName: string) {
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

  return { open, write, close };
}

/** A damaged mark must not delete anything, and neither may a mark of a later version. */
export const isGone = (stored: Stored) => stored.isDeleted === true && !isWorkspaceOfNewerVersion(stored);

export const recordOf = (workspace: Stored): Stored & { schema: number } => ({
  ...workspace,
  schema: WORKSPACE_SCHEMA_NUMBER,
});

/** Whether a stored workspace of this version points to a data set. Null is a workspace that does not exist. */
export function isAt(stored: Stored | undefined, hash: string | null): boolean {
  if (stored === undefined) return hash === null;
  return stored.hash === hash && !stored.isDeleted && !isWorkspaceOfNewerVersion(stored);
}

export function usable(stored: Stored | undefined): (Stored & { isDamaged?: true }) | undefined {
  const workspace = stored && usableWorkspace(stored);
  return workspace && { ...workspace, ...(!Array.isArray(workspace.givenIds) && { givenIds: undefined }) };
}
