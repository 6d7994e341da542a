import { nanoid } from '@reduxjs/toolkit';
import { writeBackup } from '@/data/backups/backupFile';
import type { ReadBackup } from '@/data/backups/readBackup';
import { withWorkspaces, type OpenWorkspaces } from '@/backend/workspaceStore';
import { timeOfDate } from '@/domain/calendar/dates';
import { exportWorkspace, freeName, type WorkspaceExport } from '@/domain/workspaces/workspaceExport';
import { isShared, SHARED_PREFIX } from '@/domain/workspaces/shared';
import { FORMER_SAMPLE_NAME, SAMPLE, SAMPLE_NAME, type Workspace } from '@/domain/workspaces/workspaces';
import { initialState } from '@/store/sessionReplay/writeRecording';
import { forgetWorkspace } from '@/store/persistence/forgetWorkspace';
import {
  checkContents,
  choicesOf,
  readContents,
  writeContents,
  type ExportedContents,
  type ContentsProblem,
} from '@/store/persistence/workspaceExport';
import { dayOf } from '@/store/auditStamp';
import type { Command } from './command';

export type Backup = { fileName: string; file: Blob };

/** A backup that was checked completely and can be restored. */
export type CheckedBackup = Omit<ReadBackup, 'content'> & { contents: ExportedContents };

/** Writes a workspace, or the sample, into one file. Rejects if the browser blocks its storage. */
export function backUp(open: OpenWorkspaces, id: string): Command<Promise<Backup>> {
  return async (dispatch, _getState, { clock }) => {
    const { workspace, rows, contents, givenIds } = await dispatch(readWhole(open, id));
    const file = await writeBackup({
      madeAt: timeOfDate(clock().now),
      workspace: 'id' in workspace ? exportWorkspace(workspace) : workspace,
      content: new Blob([JSON.stringify({ ...contents, givenIds })]),
      rows,
    });
    const fileName = workspace.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    return { fileName: `${fileName || 'workspace'}-${dayOf(clock)}.splitpay`, file };
  };
}

/** A workspace, or the demo data, with its rows and everything that was recorded in it. */
function readWhole(open: OpenWorkspaces, id: string) {
  return async (...[, getState, { clock }]: Parameters<Command>) => {
    const contents = await withWorkspaces(open, async ({ entryLogs }) =>
      readContents(await entryLogs.open(id), getState()),
    );
    const found =
      id === SAMPLE ? { workspace: sample(dayOf(clock)), rows: undefined, givenIds: [] } : await find(open, id);
    return { contents, ...found };
  };
}

function sample(importedOn: string): WorkspaceExport {
  const { rows } = initialState().transactions;
  return { name: SAMPLE_NAME, source: SAMPLE_NAME, hash: SAMPLE, rows: rows.length, importedOn };
}

async function find(open: OpenWorkspaces, id: string) {
  const found = await withWorkspaces(open, (workspaces) => workspaces.find(id));
  if (!found) throw new Error('this browser no longer has the data of this workspace');
  return found;
}

/** The content of a backup after all checks. The demo data has its current name, also in a backup of an earlier version. */
export function checkBackup({ head, content, rows }: ReadBackup): CheckedBackup | { problem: ContentsProblem } {
  const isSample = head.workspace.hash === SAMPLE;
  const contents = checkContents(content, isSample);
  if ('problem' in contents) return contents;
  const { name, source } = head.workspace;
  const currentName = (text: string) => (isSample && text === FORMER_SAMPLE_NAME ? SAMPLE_NAME : text);
  const workspace = { ...head.workspace, name: currentName(name), source: currentName(source) };
  return { head: { ...head, workspace }, rows, contents };
}

/** The name of the restored workspace. It keeps its name unless another workspace has it. */
export async function nameOfRestored(open: OpenWorkspaces, { head }: CheckedBackup): Promise<string> {
  const known = await withWorkspaces(open, (workspaces) => workspaces.list());
  return freeName(head.workspace.name, [SAMPLE_NAME, ...known.map(({ name }) => name)]);
}

/**
 * Adds the workspace of a backup next to the existing ones and returns its id: all or nothing. Its records are written
 * before its rows, so that it appears only when it is complete. Rejects if the browser blocks its storage.
 */
export function restoreBackup(
  open: OpenWorkspaces,
  backup: CheckedBackup,
  takesPreferences: boolean,
): Command<Promise<string>> {
  return async (dispatch) => {
    const id = nanoid();
    await addWorkspace(open, { ...backup.head.workspace, id, name: await nameOfRestored(open, backup) }, backup);
    if (takesPreferences) choicesOf(backup.contents).forEach(dispatch);
    return id;
  };
}

/** Stores a workspace with its records and rows: all or nothing. */
async function addWorkspace(
  open: OpenWorkspaces,
  workspace: Workspace,
  { contents, rows }: { contents: ExportedContents; rows?: BlobPart | undefined },
): Promise<void> {
  try {
    await withWorkspaces(open, async (workspaces) => {
      await workspaces.announce(workspace);
      await writeContents(await workspaces.entryLogs.open(workspace.id), contents);
      await workspaces.arrive(workspace, rows, contents.givenIds);
    });
  } catch (error) {
    // The next start removes what cannot be deleted now.
    await withWorkspaces(open, ({ entryLogs }) => forgetWorkspace(entryLogs, workspace.id)).catch(() => undefined);
    throw error;
  }
}

/**
 * Adds a copy of a workspace of this browser, or of the demo data, to the workspaces of the team, with its rows, records
 * and settings. Returns its id and its name there: another one if the team has the name already. The workspace of this browser
 * stays. Rejects if the server refuses or cannot be reached; then the team has nothing of it.
 */
export function moveToTeam(open: OpenWorkspaces, id: string): Command<Promise<{ id: string; name: string }>> {
  return async (dispatch) => {
    const { workspace, rows, contents, givenIds } = await dispatch(readWhole(open, id));
    const known = await withWorkspaces(open, (workspaces) => workspaces.list());
    const name = freeName(
      workspace.name,
      known.flatMap((listed) => (isShared(listed.id) ? [listed.name] : [])),
    );
    const shared = { ...workspace, id: `${SHARED_PREFIX}${nanoid()}`, name };
    await addWorkspace(open, shared, { contents: { ...contents, givenIds: [...givenIds] }, rows });
    return { id: shared.id, name };
  };
}
