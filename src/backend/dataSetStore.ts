import type { AssignedId } from '@/data/dataSets/merchantIds';
import type { ImportRecord } from '@/domain/workspaces/workspaces';

/** The data set that a workspace has now, with the import that made it. */
export type DataSetHead = ImportRecord & {
  name: string;
  /** The ids that updates gave to merchants. */
  givenIds?: readonly AssignedId[];
};

/**
 * The port of data sets, which never change and are named by the SHA-256 of their bytes. Each workspace points to one.
 * Every call may reject with the error of its storage. `__tests__/backend/dataSetStoreContract.ts` tests each adapter.
 */
export type DataSetStore = {
  get: (hash: string) => Promise<Blob | undefined>;
  /** May be repeated, because the same hash means the same bytes. */
  put: (hash: string, bytes: Blob) => Promise<void>;
  head: (workspaceId: string) => Promise<DataSetHead | undefined>;
  /**
   * Points a workspace from one data set to another. Null is a workspace that does not exist yet. Returns false and
   * changes nothing if the workspace points elsewhere (conflict with another tab). Rejects if the new data set is not
   * stored.
   */
  moveHead: (workspaceId: string, from: string | null, to: DataSetHead) => Promise<boolean>;
};
