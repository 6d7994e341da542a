import { importsBefore, SAMPLE, withoutLastImport, type Workspace } from '@/domain/workspaces/workspaces';
import { isRecord } from '@/lib/objects';
import type { ChangeWorkspace, CreateWorkspaces, MoveHead, TeamWorkspace } from '@/protocol/workspaces';
import type { Actor } from '../core';
import type { Database, Query } from '../database/database';
import { workspaceOf } from '../judging/known/ledgers';
import { momentOf, type Stamp } from '../judging/stamps';
import {
  insertWorkspace,
  listWorkspaceRows,
  readWorkspaceRow,
  updateAbout,
  type WorkspaceRow,
} from '../log/workspaceRows';
import { refused } from '../problems';
import type { DataSetFiles } from './dataSetFiles';

type ImportedRecord = TeamWorkspace['record'];
type Change = (before: TeamWorkspace) => TeamWorkspace | Promise<TeamWorkspace>;

/** Another process that writes at the same time makes one of two try again. */
const MOST_ATTEMPTS = 20;

/** The workspaces of teams, each of which points to a data set. `onChanged` hears of each write. */
export function createTeamWorkspaces(
  database: Database,
  files: DataSetFiles,
  { clock, onChanged }: { clock: () => Date; onChanged: (row: WorkspaceRow) => Promise<void> },
) {
  async function checkRows(hash: string): Promise<void> {
    if (hash === SAMPLE || (await files.has(hash))) return;
    throw refused('rows-missing', 'The server does not have the rows of this import. Send them first.');
  }

  /**
   * Changes a workspace unless somebody else was faster; then it is read and changed again. What `andWrite` writes is in the same
   * transaction.
   */
  async function change(
    { team }: Actor,
    id: string,
    changed: Change,
    andWrite?: (query: Query) => Promise<void>,
  ): Promise<TeamWorkspace> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const row = await readWorkspaceRow(database.query, team, id);
      const about = await changed(row.about);
      const isWritten = andWrite
        ? await database.transaction(async (query) => {
            if (!(await updateAbout(query, row, about))) return false;
            await andWrite(query);
            return true;
          })
        : await updateAbout(database.query, row, about);
      if (!isWritten) continue;
      await onChanged({ ...row, about, version: row.version + 1 });
      return about;
    }
    throw refused('unavailable', 'Too many people write to this workspace now. Try again.');
  }

  /** The record of an import that the actor makes now. */
  function importOf(actor: Actor, record: ImportedRecord): ImportedRecord {
    const { imported } = record;
    const zone = isRecord(imported) ? imported.zone : undefined;
    return { ...record, imported: momentOf({ actor, now: clock() }, zone) };
  }

  return {
    /** Without those that are being moved to the team. */
    async list({ team }: Actor): Promise<TeamWorkspace[]> {
      const rows = await listWorkspaceRows(database.query, team);
      const shown = rows.map(({ about }) => about).filter(({ isArriving }) => !isArriving);
      return shown.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },

    async find({ team }: Actor, id: string): Promise<TeamWorkspace> {
      return (await readWorkspaceRow(database.query, team, id)).about;
    },

    async create(actor: Actor, { workspaces }: CreateWorkspaces): Promise<TeamWorkspace[]> {
      // The rows of a workspace that is being moved come after its records.
      for (const { record, isArriving } of workspaces) if (!isArriving) await checkRows(record.hash);
      const created = workspaces.map(({ id, name, record, givenIds, isArriving }): TeamWorkspace => {
        const { previous: _previous, past: _past, isInEngine: _isInEngine, ...first } = record;
        return {
          id,
          name,
          record: isArriving ? record : importOf(actor, first),
          ...(givenIds && { givenIds }),
          ...(isArriving && { isArriving }),
          createdBy: { id: actor.id, name: actor.name },
          createdAt: clock().toISOString(),
        };
      });
      await database.transaction(async (query) => {
        for (const about of created)
          if (!(await insertWorkspace(query, actor.team, about)))
            throw refused('taken', 'A workspace with this id exists already.');
      });
      return created;
    },

    /** Replaces a workspace by what follows from it, unless somebody else was faster; then it is derived again. */
    replace: change,

    async change(actor: Actor, id: string, wanted: ChangeWorkspace): Promise<TeamWorkspace> {
      const { name, isDeleted, isArriving, timeZone, record, givenIds } = wanted;
      if (record) await checkRows(record.hash);
      return change(actor, id, async (before) => {
        if (timeZone !== undefined) refuseEngine(before);
        if (isArriving === false && !record) await checkRows(before.record.hash);
        if ((record || givenIds) && !before.isArriving)
          throw refused('malformed', 'Rows of a workspace are replaced by an import only.');
        const { isArriving: wasArriving, isDeleted: wasDeleted, ...others } = before;
        const staysDeleted = isDeleted ?? wasDeleted;
        return {
          ...others,
          ...(name !== undefined && { name }),
          ...(record && { record }),
          ...(timeZone !== undefined && { record: inZone(before.record, timeZone, { actor, now: clock() }) }),
          ...(givenIds && { givenIds }),
          ...(staysDeleted && { isDeleted: staysDeleted }),
          ...(wasArriving && isArriving !== false && { isArriving: wasArriving }),
        };
      });
    },

    async moveHead(actor: Actor, id: string, { from, name, record, givenIds }: MoveHead): Promise<TeamWorkspace> {
      await checkRows(record.hash);
      return change(actor, id, (before) => {
        refuseEngine(before);
        checkHead(before, from);
        const imports = importsBefore(workspaceOf(before));
        const after = { ...before.record, ...importOf(actor, record), ...imports, ...settingsOf(before.record) };
        return { ...before, ...(name !== undefined && { name }), ...(givenIds && { givenIds }), record: after };
      });
    },

    async undoImport(actor: Actor, id: string, { from, zone }: { from: string; zone: string }): Promise<TeamWorkspace> {
      return change(actor, id, async (before) => {
        refuseEngine(before);
        if (before.record.hash !== from)
          throw refused('moved', 'A colleague has imported or undone an import meanwhile, so nothing was undone now.');
        const workspace = withoutLastImport(workspaceOf(before), momentOf({ actor, now: clock() }, zone));
        if (!workspace) throw refused('moved', 'There is no import to undo: a colleague has undone it already.');
        await checkRows(workspace.hash);
        return { ...before, record: recordOf(workspace) };
      });
    },
  };
}

/** The settings of a workspace that an import never changes. One without a setting stays without it. */
function settingsOf(record: ImportedRecord): Partial<ImportedRecord> {
  const { isInEngine, chargeModel, timeZone, zoneChanges } = record;
  return { isInEngine, chargeModel, timeZone, zoneChanges };
}

/** The record with another zone for days, months and statements, and who changed it. */
function inZone(record: ImportedRecord, to: string, stamp: Stamp): ImportedRecord {
  const { timeZone: from = '', zoneChanges = [] } = record as Pick<Workspace, 'timeZone' | 'zoneChanges'>;
  return { ...record, timeZone: to, zoneChanges: [...zoneChanges, { from, to, changed: momentOf(stamp, to) }] };
}

/** The tables of the engine are built from the parts of the workspace, and their times are in its zone. */
function refuseEngine({ record }: TeamWorkspace): void {
  if (record.isInEngine !== true) return;
  throw refused(
    'malformed',
    'The payments of this workspace are in the payment engine. They change by its parts only, and its zone stays.',
  );
}

function checkHead({ record }: TeamWorkspace, from: string): void {
  if (record.hash !== from) throw refused('moved', 'A colleague has replaced the rows meanwhile. Import again.');
}

function recordOf({ id: _id, name: _name, ...record }: Workspace): ImportedRecord {
  return record;
}
