import type { EntryLogs } from '@/backend/entryLog';
import type { WorkspaceStore } from '@/backend/workspaceStore';
import type { WorkspaceFile } from '@/data/dataSets/storedWorkspaces';
import { isShared } from '@/domain/workspaces/shared';
import { createRemoteEntryLogs } from './remoteEntryLogs';
import { createRemoteWorkspaces } from './remoteWorkspaces';
import { openReplica, type Replica } from './replica';

/** The logs of a page, and the copy that its browser has of the server's answers. */
export type TeamLogs = EntryLogs & { remote: EntryLogs; replica: Replica };

/** The logs of the browser and those of the server, for a signed-in person. */
export function createTeamLogs(local: EntryLogs, personId: string): TeamLogs {
  const replica = openReplica(personId);
  const remote = createRemoteEntryLogs(personId, replica);
  const of = (id: string) => (isShared(id) ? remote : local);
  return {
    remote,
    replica,
    isAny: () => Promise.resolve(true),
    open: (id) => of(id).open(id),
    follow: (id, onNews) => of(id).follow(id, onNews),
    announceRows: (id) => of(id).announceRows(id),
  };
}

/** The workspaces of the browser, and those of the team after them. Their ids say where they are. */
export function openTeamWorkspaces(local: WorkspaceStore, entryLogs: TeamLogs): WorkspaceStore {
  const remote = createRemoteWorkspaces(entryLogs.replica, entryLogs.remote);
  const of = (id: string) => (isShared(id) ? remote : local);
  return {
    entryLogs,
    get: async (hash) => (await local.get(hash)) ?? remote.get(hash),
    put: local.put,
    head: (id) => of(id).head(id),
    moveHead: (id, from, to) => of(id).moveHead(id, from, to),
    list: async () => [...(await local.list()), ...(await remote.list().catch(() => []))],
    find: (id) => of(id).find(id),
    read: (id) => of(id).read(id),
    save: async (workspace, rows, further: readonly WorkspaceFile[] = [], update) => {
      if (!isShared(workspace.id)) return local.save(workspace, rows, further, update);
      if (!(await remote.save(workspace, rows, [], update))) return false;
      // Other currencies of the same files are workspaces of this browser until they are moved.
      for (const file of further) await local.save(file.workspace, file.rows);
      return true;
    },
    announce: (workspace) => of(workspace.id).announce(workspace),
    arrive: (workspace, rows, givenIds) => of(workspace.id).arrive(workspace, rows, givenIds),
    rename: (id, name) => of(id).rename(id, name),
    changeTimeZone: (id, to, changed) => of(id).changeTimeZone(id, to, changed),
    remove: (id) => of(id).remove(id),
    restore: (id) => of(id).restore(id),
    undoImport: (id, moment, shown) => of(id).undoImport(id, moment, shown),
    free: () => local.free(),
    close: local.close,
  };
}
