import { isShared } from '@/domain/workspaces/shared';
import { withWorkspaces, type OpenWorkspaces } from '@/backend/workspaceStore';
import { createDataSetGuard } from '@/commands/dataSetGuard';
import { freeDeleted } from '@/commands/workspaces';
import type { DataSet } from '@/data/dataSets/dataSet';
import { dataSetInZone } from '@/data/dataSets/dataSetInZone';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { messageOf } from '@/lib/objects';
import type { RootState } from '@/store/rootReducer';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import type { Clock } from '@/store/clock';
import { clockInZone } from '@/store/zonedClock';
import { startStateOf, startStateOfCopy } from '@/store/startState';
import * as texts from './openingTexts';
import { consumeImportNote } from './importing/importNote';

type Problem = { problem: string };
type Opened = { workspace: Workspace; dataSet: DataSet | undefined };

/**
 * Opens the data set of the first workspace that `isMeant` accepts. A restored backup of the demo data has no data set. If
 * the data set cannot be opened, `problem` is a sentence for the operator. `zoneOf` gives the zone of its days, by default
 * that of the workspace.
 */
export async function openImportedData(
  open: OpenWorkspaces,
  isMeant: (workspace: Workspace) => boolean,
  zoneOf = (workspace: Workspace) => workspace.timeZone,
): Promise<Opened | Problem> {
  try {
    const found = await withWorkspaces(open, async (workspaces) => {
      const meant = (await workspaces.list()).find((workspace) => !workspace.isDeleted && isMeant(workspace));
      return meant && workspaces.find(meant.id);
    });
    if (!found) return { problem: texts.dataGone };
    const { workspace, rows } = found;
    if (!rows) return { workspace, dataSet: undefined };
    const stored = decodeDataSet(await rows.arrayBuffer());
    if ('problem' in stored) {
      const { name, source } = workspace;
      const isNewer = stored.problem === 'of a newer version';
      return { problem: isNewer ? texts.dataOfNewerVersion(name) : texts.dataDamaged(name, source) };
    }
    const dataSet = dataSetInZone(stored, zoneOf(workspace));
    openTable(workspace.hash, tableOfDataSet(dataSet));
    return { workspace, dataSet };
  } catch (error) {
    return { problem: texts.storageBlocked(messageOf(error)) };
  }
}

/** Opens a workspace as the console starts, and frees the space of workspaces that were deleted earlier. */
export async function openImportedWorkspace(
  open: OpenWorkspaces,
  workspaceId: string,
): Promise<{ startState: Partial<RootState>; dataSetGuard: DataSetGuard; clock: Clock } | Problem> {
  // If freeing fails, the next start tries again.
  await withWorkspaces(open, freeDeleted).catch(() => undefined);
  const opened = await openImportedData(open, ({ id }) => id === workspaceId);
  if ('problem' in opened)
    return opened.problem === texts.dataGone && isShared(workspaceId) ? { problem: texts.sharedGone } : opened;
  const { workspace, dataSet } = opened;
  const tab = { dataSetGuard: createDataSetGuard(open), clock: clockInZone(workspace.timeZone) };
  if (!dataSet) return { startState: startStateOfCopy(workspace), ...tab };
  const startState = startStateOf(workspace, dataSet);
  const imported = consumeImportNote(workspaceId);
  if (!imported) return { startState, ...tab };
  return { startState: { ...startState, workspace: { ...startState.workspace, imported } }, ...tab };
}
