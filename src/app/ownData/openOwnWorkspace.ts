import { decodeDataSet } from '@/data/dataSets/decode';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { RootState } from '@/store/rootReducer';
import { startStateOf } from '@/store/startState';

/** Opens the rows of a workspace, and what the console starts with in it; or why it cannot, in a sentence. */
export async function openOwnWorkspace(id: string): Promise<{ startState: Partial<RootState> } | { problem: string }> {
  const files = openWorkspaceFiles();
  try {
    await files.free();
    const stored = await files.read(id);
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
