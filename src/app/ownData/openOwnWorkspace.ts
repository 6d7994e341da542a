import { openRows } from '@/commands/openRows';
import { freeDeleted } from '@/commands/workspaces';
import type { DataSet } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/decode';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { messageOf } from '@/domain/messageOf';
import type { RootState } from '@/store/rootReducer';
import type { OpenRows } from '@/store/persistence/entries/surroundings';
import { startStateOf, startStateOfCopy } from '@/store/startState';

type Problem = { problem: string };
type Opened = { workspace: Workspace; dataSet: DataSet | undefined };

/**
 * Opens the rows of the first workspace that is meant, of which a copy of the sample has none of its own; or why they cannot
 * be opened, in a sentence.
 */
export async function openOwnData(isMeant: (workspace: Workspace) => boolean): Promise<Opened | Problem> {
  const files = openWorkspaceFiles();
  try {
    const meant = (await files.list()).find((workspace) => !workspace.isDeleted && isMeant(workspace));
    const found = meant && (await files.find(meant.id));
    if (!found) return { problem: 'This browser no longer has its rows. Bring the file in again.' };
    const { workspace, rows } = found;
    if (!rows) return { workspace, dataSet: undefined };
    const dataSet = decodeDataSet(await rows.arrayBuffer());
    if ('problem' in dataSet) return { problem: `${workspace.name} is damaged. Bring ${workspace.source} in again.` };
    openTable(workspace.hash, tableOfDataSet(dataSet));
    return { workspace, dataSet };
  } catch (error) {
    return { problem: `The browser refuses its storage: ${messageOf(error)}` };
  } finally {
    files.close();
  }
}

/** Opens a workspace as the console starts, and frees what was deleted before; what the console starts with in it. */
export async function openOwnWorkspace(
  workspaceId: string,
): Promise<{ startState: Partial<RootState>; openRows: OpenRows } | Problem> {
  const files = openWorkspaceFiles();
  // What is not freed now is freed at the next start.
  await freeDeleted(files).catch(() => undefined);
  files.close();
  const opened = await openOwnData(({ id }) => id === workspaceId);
  if ('problem' in opened) return opened;
  const { workspace, dataSet } = opened;
  return { startState: dataSet ? startStateOf(workspace, dataSet) : startStateOfCopy(workspace), openRows };
}
