import type { AssignedId } from '@/data/dataSets/merchantIds';
import { timeAt } from '@/domain/calendar/instants';
import type { Moment } from '@/domain/recordSchema';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import type { EntryLogs } from '@/backend/entryLog';
import type { ListedWorkspace, WorkspaceStore } from '@/backend/workspaceStore';
import { teamWorkspaceSchema, workspacesAnswerSchema, type TeamWorkspace } from '@/protocol/workspaces';
import { ask, LineCut, send, ServerProblem } from './http';
import type { Replica } from './replica';
import * as v from 'valibot';

const WORKSPACES = '/api/workspaces';
const pathOf = (id: string, rest = '') => `${WORKSPACES}/${encodeURIComponent(id)}${rest}`;
const dataSetPath = (hash: string) => `/api/data-sets/${hash}`;

function workspaceOf(found: TeamWorkspace): ListedWorkspace {
  const { id, name, record, isDeleted, isArriving } = found;
  const fields = record as unknown as Omit<Workspace, 'id' | 'name'>;
  const imported = fields.imported ?? creationOf(found);
  return { ...fields, imported, id, name, ...(isDeleted && { isDeleted }), ...(isArriving && { isArriving }) };
}

/** Nobody imported the demo data, and earlier versions did not record who imported a file: the team has it from its creator. */
function creationOf({ createdBy, createdAt }: TeamWorkspace): Moment {
  const instant = Date.parse(createdAt);
  return { recordedAt: timeAt(instant, 'UTC'), recordedBy: createdBy.name, zone: 'UTC', instant };
}

function recordOf({ id: _id, name: _name, ...record }: Workspace): object {
  return record;
}

/**
 * The workspaces of the team on its server. Data sets come from the browser's own storage after the first time. While
 * the line is cut, reading answers from the browser's copy and writing is rejected with `LineCut`.
 */
export function createRemoteWorkspaces(replica: Replica, entryLogs: EntryLogs): WorkspaceStore {
  /** The answer of the server, or the browser's copy of it while the line is cut. */
  async function askWithCopy<Schema extends v.GenericSchema>(schema: Schema, path: string) {
    try {
      const answer = await ask(schema, 'GET', path);
      await replica.putAnswer(path, answer);
      return answer;
    } catch (error) {
      const copy = error instanceof LineCut ? v.safeParse(schema, await replica.answer(path)) : undefined;
      if (!copy?.success) throw error;
      return copy.output;
    }
  }

  async function lookUp(id: string): Promise<TeamWorkspace | undefined> {
    try {
      return await askWithCopy(teamWorkspaceSchema, pathOf(id));
    } catch (error) {
      if (error instanceof ServerProblem && error.isOfKind('not-found')) return undefined;
      throw error;
    }
  }

  async function get(hash: string): Promise<Blob | undefined> {
    const copy = await replica.dataSet(hash);
    if (copy) return copy;
    try {
      const bytes = await (await send('GET', dataSetPath(hash))).blob();
      await replica.putDataSet(hash, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof ServerProblem && error.isOfKind('not-found')) return undefined;
      throw error;
    }
  }

  async function put(hash: string, bytes: Blob): Promise<void> {
    await replica.putDataSet(hash, bytes);
    const isThere = await send('HEAD', dataSetPath(hash)).catch((error: unknown) => {
      if (error instanceof ServerProblem) return undefined;
      throw error;
    });
    if (!isThere) await send('PUT', dataSetPath(hash), { bytes });
  }

  async function find(id: string) {
    const found = await lookUp(id);
    if (!found || found.isDeleted) return undefined;
    const workspace = workspaceOf(found);
    const rows = workspace.hash === SAMPLE ? undefined : await get(workspace.hash);
    const givenIds = (found.givenIds ?? []) as unknown as AssignedId[];
    return rows || workspace.hash === SAMPLE ? { workspace, rows, givenIds } : undefined;
  }

  /** False if the answer of the server is this problem. */
  async function unless(kind: 'moved' | 'not-found', act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof ServerProblem && error.isOfKind(kind)) return false;
      throw error;
    }
  }

  const change = (id: string, json: object) =>
    unless('not-found', () => ask(teamWorkspaceSchema, 'PATCH', pathOf(id), json));
  const create = (workspaces: readonly object[]) => ask(workspacesAnswerSchema, 'POST', WORKSPACES, { workspaces });

  return {
    entryLogs,
    get,
    put,
    find,
    async head(id) {
      const found = await lookUp(id);
      if (!found || found.isDeleted) return undefined;
      const { name, source, hash, rows, importedOn, imported } = workspaceOf(found);
      const givenIds = found.givenIds as unknown as AssignedId[] | undefined;
      return { name, source, hash, rows, importedOn, imported, givenIds };
    },
    moveHead: (id, from, { name, givenIds, ...record }) =>
      unless('moved', async () => {
        if (from !== null)
          return ask(teamWorkspaceSchema, 'PUT', pathOf(id, '/data-set'), { from, name, record, givenIds });
        return create([{ id, name, record, givenIds }]);
      }),
    async list() {
      const { workspaces } = await askWithCopy(workspacesAnswerSchema, WORKSPACES);
      return workspaces.map(workspaceOf);
    },
    async read(id) {
      const { workspace, rows, givenIds } = (await find(id)) ?? {};
      return workspace && rows && givenIds && { workspace, bytes: await rows.arrayBuffer(), givenIds };
    },
    async save(workspace, rows, further = [], update) {
      for (const saved of [{ workspace, rows }, ...further])
        if (saved.rows) await put(saved.workspace.hash, new Blob([saved.rows]));
      const { id, name } = workspace;
      const others = further.map((file) => file.workspace);
      if (!update) {
        await create(
          [workspace, ...others].map((added) => ({ id: added.id, name: added.name, record: recordOf(added) })),
        );
        return true;
      }
      const { basedOn: from, givenIds } = update;
      return unless('moved', () =>
        ask(teamWorkspaceSchema, 'PUT', pathOf(id, '/data-set'), { from, name, record: recordOf(workspace), givenIds }),
      );
    },
    announce: (workspace) =>
      create([{ id: workspace.id, name: workspace.name, record: recordOf(workspace), isArriving: true }]),
    async arrive(workspace, rows, givenIds) {
      if (rows) await put(workspace.hash, new Blob([rows]));
      const { id, name } = workspace;
      await change(id, { name, record: recordOf(workspace), givenIds, isArriving: false });
    },
    rename: (id, name) => change(id, { name }),
    changeTimeZone: (id, timeZone) => change(id, { timeZone }),
    remove: (id) => change(id, { isDeleted: true }),
    restore: (id) => change(id, { isDeleted: false }),
    async undoImport(id, { zone }, shown) {
      const from = shown ?? (await lookUp(id))?.record.hash;
      if (from !== undefined) await ask(teamWorkspaceSchema, 'POST', pathOf(id, '/undo-import'), { from, zone });
    },
    // The server keeps what was deleted.
    free: () => Promise.resolve([]),
    close: () => undefined,
  };
}
