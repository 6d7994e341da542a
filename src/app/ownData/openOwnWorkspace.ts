import { freeDeleted } from '@/commands/workspaces';
import { decodeDataSet } from '@/data/dataSets/decode';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { startStateOf } from '@/store/startState';

type Opened = { startState: ReturnType<typeof startStateOf> } | { problem: string };

/** Opens the rows of the first workspace that is meant, and what the console starts with in it; or why it cannot, in a sentence. */
export async function openOwnData(isMeant: (workspace: Workspace) => boolean): Promise<Opened> {
  const files = openWorkspaceFiles();
  try {
    const found = (await files.list()).find((workspace) => !workspace.isDeleted && isMeant(workspace));
    const stored = found && (await files.read(found.id));
    if (!stored) return { problem: 'This browser no longer has its rows. Bring the file in again.' };
    const { workspace, bytes } = stored;
    const dataSet = decodeDataSet(bytes);
    if ('problem' in dataSet) return { problem: `${workspace.name} is damaged. Bring ${workspace.source} in again.` };
    openTable(workspace.hash, tableOfDataSet(dataSet));
    return { startState: startStateOf(workspace, dataSet) };
  } catch (error) {
    return { problem: `The browser refuses its storage: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    files.close();
  }
}

/** Opens a workspace as the console starts, and frees what was deleted before. */
export async function openOwnWorkspace(workspaceId: string): Promise<Opened> {
  const files = openWorkspaceFiles();
  // What is not freed now is freed at the next start.
  await freeDeleted(files).catch(() => undefined);
  files.close();
  return openOwnData(({ id }) => id === workspaceId);
}
