import type { DataSet } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import type { AssignedId } from '@/data/dataSets/merchantIds';
import type { Workspace } from '@/domain/workspaces/workspaces';

/** A workspace with the bytes of its data set. */
export type WorkspaceFile = { workspace: Workspace; rows: BlobPart | undefined };

/** For an update: the hash of the rows that it is based on, and all ids that updates gave to merchants. */
export type Update = { basedOn: string; givenIds: readonly AssignedId[] };

/** Where an import reads and stores workspaces. */
export type WorkspaceStorage = {
  /** A workspace with the bytes of its data set. Undefined if one of them no longer exists. */
  read: (
    id: string,
  ) => Promise<{ workspace: Workspace; bytes: ArrayBuffer; givenIds: readonly AssignedId[] } | undefined>;
  /**
   * Stores a data set with its workspace, and further ones of the same import: all or none. Returns false and writes
   * nothing if the updated workspace no longer points to the rows that `update` is based on (conflict with another tab).
   */
  save: (
    workspace: Workspace,
    rows: BlobPart | undefined,
    further?: readonly WorkspaceFile[],
    update?: Update,
  ) => Promise<boolean>;
};

/** A new workspace without the fields that follow from its data set. */
type UnsavedWorkspace = { dataSet: DataSet; workspace: Omit<Workspace, 'hash' | 'rows'> };

/** A workspace with its rows and the ids that its updates gave to merchants. */
export type ReadWorkspace = { workspace: Workspace; dataSet: DataSet; givenIds: readonly AssignedId[] };

/** The workspace that an import updates. Throws if the browser no longer has it. */
export async function readWorkspace(storage: WorkspaceStorage, id: string): Promise<ReadWorkspace> {
  const stored = await storage.read(id);
  const dataSet = stored && decodeDataSet(stored.bytes);
  if (!dataSet || 'problem' in dataSet) throw new Error('the data of the open workspace cannot be read');
  return { workspace: stored.workspace, dataSet, givenIds: stored.givenIds };
}

/**
 * Stores the result of an import: all workspaces or none. Returns the first one as stored, or undefined if its rows are
 * no longer those that the import updated (conflict with another tab).
 */
export async function saveWorkspaces(
  storage: WorkspaceStorage,
  first: UnsavedWorkspace,
  further: readonly UnsavedWorkspace[],
  update?: Update,
): Promise<Workspace | undefined> {
  const [main, ...others] = [await fileOf(first), ...(await Promise.all(further.map(fileOf)))] as const;
  return (await storage.save(main.workspace, main.rows, others, update)) ? main.workspace : undefined;
}

async function fileOf({ dataSet, workspace }: UnsavedWorkspace) {
  const rows = encodeDataSet(dataSet);
  return { rows, workspace: { ...workspace, hash: await hashDataSet(rows), rows: dataSet.payments.length } };
}
