import type { DataSet } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/decode';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/encode';
import type { AssignedId } from '@/data/dataSets/merchantIds';
import { openWorkspaceFiles, type Update } from './workspaceFiles';
import type { Workspace } from '@/domain/workspaces/workspaces';

/** A new workspace without the fields that follow from its data set. */
type UnsavedWorkspace = { dataSet: DataSet; workspace: Omit<Workspace, 'hash' | 'rows'> };

/** A workspace with its rows and the ids that its updates gave to merchants. */
export type ReadWorkspace = { workspace: Workspace; dataSet: DataSet; givenIds: readonly AssignedId[] };

/** The workspace that an import updates. Throws if the browser no longer has it. */
export async function readWorkspace(id: string): Promise<ReadWorkspace> {
  const files = openWorkspaceFiles();
  try {
    const stored = await files.read(id);
    const dataSet = stored && decodeDataSet(stored.bytes);
    if (!dataSet || 'problem' in dataSet) throw new Error('the data of the open workspace cannot be read');
    return { workspace: stored.workspace, dataSet, givenIds: stored.givenIds };
  } finally {
    files.close();
  }
}

/**
 * Stores the result of an import: all workspaces or none. Returns the first one as stored, or undefined if its rows are
 * no longer those that the import updated (conflict with another tab).
 */
export async function saveWorkspaces(
  first: UnsavedWorkspace,
  further: readonly UnsavedWorkspace[],
  update?: Update,
): Promise<Workspace | undefined> {
  const [main, ...others] = [await fileOf(first), ...(await Promise.all(further.map(fileOf)))] as const;
  const files = openWorkspaceFiles();
  try {
    return (await files.save(main.workspace, main.rows, others, update)) ? main.workspace : undefined;
  } finally {
    files.close();
  }
}

async function fileOf({ dataSet, workspace }: UnsavedWorkspace) {
  const rows = encodeDataSet(dataSet);
  return { rows, workspace: { ...workspace, hash: await hashDataSet(rows), rows: dataSet.payments.length } };
}
