import type { AssignedId } from '@/data/dataSets/merchantIds';
import type { Update, WorkspaceFile } from '@/data/dataSets/storedWorkspaces';
import type { Moment } from '@/domain/recordSchema';
import { isWholeWorkspace } from '@/domain/workspaces/storedWorkspace';
import { SAMPLE, withoutLastImport, type Workspace } from '@/domain/workspaces/workspaces';
import type { FoundWorkspace, WorkspaceStore } from '@/backend/workspaceStore';
import { createLocalEntryLogs } from './entryLogs';
import { createLocalDataSets } from './localDataSets';
import { isAt, isGone, openWorkspaceDatabase, recordOf, usable, type Stored } from './workspaceDatabase';

/**
 * The imported workspaces in the browser's database, each with the data set that it refers to. Every call may reject
 * with the browser's error.
 */
export function openWorkspaceFiles(
  databaseName = 'splitpay-workspaces',
  entryLogs = createLocalEntryLogs(),
): WorkspaceStore {
  const database = openWorkspaceDatabase(databaseName);
  const { open, write, close } = database;
  const dataSets = createLocalDataSets(database);

  /**
   * A workspace with the file of its data set, which a restored backup of the demo data does not have. Undefined if the
   * browser no longer has either.
   */
  async function find(id: string): Promise<FoundWorkspace | undefined> {
    const stored = usable(await (await open()).get('workspaces', id));
    if (!stored || stored.isDeleted) return undefined;
    const { givenIds = [], ...workspace } = stored;
    const rows = await dataSets.get(workspace.hash);
    return rows || workspace.hash === SAMPLE ? { workspace, rows, givenIds } : undefined;
  }

  /** False if the workspace no longer exists. */
  const update = (id: string, changeOf: (before: Stored) => Partial<Stored>) =>
    write(async ({ workspaces }) => {
      const before = await workspaces.get(id);
      if (before) await workspaces.put({ ...before, ...changeOf(before) });
      return before !== undefined;
    });

  return {
    ...dataSets,
    entryLogs,
    /** All workspaces by name, including those that were deleted since the start. */
    async list() {
      const all = await (await open()).getAll('workspaces');
      return all
        .flatMap((stored) => usable(stored) ?? [])
        .flatMap(({ givenIds: _, ...workspace }) => (workspace.isArriving ? [] : [workspace]))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },
    find,
    /** A workspace with the bytes of its data set. Undefined if the browser no longer has either. */
    async read(id: string) {
      const found = await find(id);
      const { workspace, rows, givenIds } = found ?? {};
      return workspace && rows && givenIds && { workspace, bytes: await rows.arrayBuffer(), givenIds };
    },
    /**
     * Stores a data set with its workspace, and further ones of the same import: all or none. Returns false and writes
     * nothing if the rows of the updated workspace have changed since `basis` (conflict with another tab).
     */
    save: (workspace: Workspace, rows: BlobPart | undefined, further: readonly WorkspaceFile[] = [], update?: Update) =>
      write(async ({ workspaces, dataSets }) => {
        const before = update && (await workspaces.get(workspace.id));
        if (update && !isAt(before, update.basedOn)) return false;
        for (const saved of [{ workspace, rows }, ...further]) {
          if (saved.rows) await dataSets.put(new Blob([saved.rows]), saved.workspace.hash);
          await workspaces.put(recordOf(saved.workspace));
        }
        // The fields of a later version stay.
        if (update) await workspaces.put({ ...before, ...recordOf(workspace), givenIds: update.givenIds });
        return true;
      }),
    /** Announces a workspace that is being restored. Until it arrives, the next start treats it as deleted. */
    announce: (workspace: Workspace) =>
      write(({ workspaces }) => workspaces.put({ ...recordOf(workspace), isDeleted: true, isArriving: true })),
    /**
     * Like `save`, for an announced workspace. Throws if another tab has removed it since, because its entries are
     * gone.
     */
    arrive: (workspace: Workspace, rows: BlobPart | undefined, givenIds: readonly AssignedId[] = []) =>
      write(async ({ workspaces, dataSets }) => {
        if (!(await workspaces.get(workspace.id))?.isArriving)
          throw new Error('another tab was opened during the restore. Restore the backup again.');
        if (rows) await dataSets.put(new Blob([rows]), workspace.hash);
        await workspaces.put({ ...recordOf(workspace), givenIds });
      }),
    rename: (id: string, name: string) => update(id, () => ({ name })),
    changeTimeZone: (id: string, to: string, changed: Moment) =>
      update(id, ({ timeZone = '', zoneChanges = [] }) => ({
        timeZone: to,
        zoneChanges: [...zoneChanges, { from: timeZone, to, changed }],
      })),
    /** Restores the state of the workspace before its last import. `undone` says who undoes it and when. */
    undoImport: (id: string, moment: Moment) =>
      write(async ({ workspaces }) => {
        const before = usable(await workspaces.get(id));
        const after = before && withoutLastImport(before, moment);
        if (after) await workspaces.put(recordOf(after));
      }),
    remove: (id: string) => update(id, () => ({ isDeleted: true })),
    restore: (id: string) => update(id, () => ({ isDeleted: false })),
    /**
     * Removes deleted workspaces and data sets without a workspace. Returns the ids of the removed workspaces. If a
     * record is damaged, its data set is unknown, so all data sets stay.
     */
    free: () =>
      write(async ({ workspaces, dataSets }) => {
        const all = await workspaces.getAll();
        const gone = all.filter(isGone).map(({ id }) => id);
        const remaining = all.filter((stored) => !isGone(stored));
        const named = new Set(remaining.flatMap(({ hash, previous }) => [hash, ...(previous ? [previous.hash] : [])]));
        for (const id of gone) await workspaces.delete(id);
        const stored = await dataSets.getAllKeys();
        const isWhole = [...named].every((hash) => hash === SAMPLE || stored.includes(hash));
        if (!isWhole || !remaining.every(isWholeWorkspace)) return gone;
        for (const hash of stored) if (!named.has(hash)) await dataSets.delete(hash);
        return gone;
      }),
    close,
  };
}
