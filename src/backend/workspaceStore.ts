import type { AssignedId } from '@/data/dataSets/merchantIds';
import type { WorkspaceStorage } from '@/data/dataSets/storedWorkspaces';
import type { Moment } from '@/domain/recordSchema';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { DataSetStore } from './dataSetStore';
import type { EntryLogs } from './entryLog';

/** A workspace that is listed. A deleted one can be restored until the next start. */
export type ListedWorkspace = Workspace & { isDeleted?: boolean; isDamaged?: true };

/** A workspace with the file of its data set, which a restored backup of the demo data does not have. */
export type FoundWorkspace = { workspace: Workspace; rows: Blob | undefined; givenIds: readonly AssignedId[] };

/** The workspaces of one operator, with their data sets and the logs of their entries. */
export type WorkspaceStore = DataSetStore &
  WorkspaceStorage & {
    readonly entryLogs: EntryLogs;
    /** All workspaces by name, including those that were deleted since the start. */
    list: () => Promise<ListedWorkspace[]>;
    /** Undefined if the workspace or its data set no longer exists. */
    find: (id: string) => Promise<FoundWorkspace | undefined>;
    /** Announces a workspace that is being restored. Until it arrives, the next start treats it as deleted. */
    announce: (workspace: Workspace) => Promise<unknown>;
    /** Stores an announced workspace. Throws if another tab has removed it since, because its entries are gone. */
    arrive: (workspace: Workspace, rows: BlobPart | undefined, givenIds?: readonly AssignedId[]) => Promise<void>;
    /** False if the workspace no longer exists, like the next three. */
    rename: (id: string, name: string) => Promise<boolean>;
    /** Changes the zone of the days, months and statements of a workspace. */
    changeTimeZone: (id: string, to: string, changed: Moment) => Promise<boolean>;
    remove: (id: string) => Promise<boolean>;
    restore: (id: string) => Promise<boolean>;
    /**
     * Restores the state of the workspace before its last import. `moment` says who undoes it and when, and `shown` is the hash of
     * the data set that the person sees: a team refuses to undo an import that a colleague has made since.
     */
    undoImport: (id: string, moment: Moment, shown?: string) => Promise<void>;
    /** Removes deleted workspaces and data sets without a workspace. Returns the ids of the removed workspaces. */
    free: () => Promise<string[]>;
    close: () => void;
  };

/** Opens the workspaces. It is asynchronous, because an adapter loads when it is needed. */
export type OpenWorkspaces = () => Promise<WorkspaceStore>;

/** Opens the workspaces, runs an action on them, and closes them. */
export async function withWorkspaces<Result>(
  open: OpenWorkspaces,
  act: (workspaces: WorkspaceStore) => Promise<Result>,
): Promise<Result> {
  const workspaces = await open();
  try {
    return await act(workspaces);
  } finally {
    workspaces.close();
  }
}
