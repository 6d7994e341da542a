import { nanoid } from '@reduxjs/toolkit';
import { describeStorageFailure } from '@/data/dataSets/storageFailure';
import { withWorkspaces, type OpenWorkspaces, type WorkspaceStore } from '@/backend/workspaceStore';
import { isShared } from '@/domain/workspaces/shared';
import type { NewWorkspace } from '@/data/imports/messages';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectKnownWorkspaces, workspacesListed, type StorageRoom } from '@/slices/workspaceSlice';
import { dayOf, readMoment } from '@/store/auditStamp';
import { forgetWorkspace } from '@/store/persistence/forgetWorkspace';
import { withValidClock, type Command } from './command';
import * as texts from './texts/workspaceTexts';

const GONE = { title: texts.workspaceGone, text: texts.workspaceGoneText };

/** Deletes removed workspaces and everything recorded in them. */
export async function freeDeleted(workspaces: WorkspaceStore): Promise<void> {
  for (const id of await workspaces.free()) await forgetWorkspace(workspaces.entryLogs, id);
}

type Act = (workspaces: WorkspaceStore) => Promise<unknown>;

/** Runs an action on the workspaces, or on this one. Returns true if it succeeded; a failure is shown. */
function runOnWorkspaces(open: OpenWorkspaces, act: Act, id = ''): Command<Promise<boolean>> {
  return async (dispatch) => {
    try {
      await withWorkspaces(open, act);
      return true;
    } catch (error) {
      const title = isShared(id) ? texts.notChanged : texts.storageBlocked;
      dispatch(toastShown({ title, text: describeStorageFailure(error) }));
      return false;
    }
  };
}

/** The same, followed by a new listing. `act` returns false if the workspace no longer exists, which is shown too. */
function runAndList(open: OpenWorkspaces, act: Act, id?: string): Command<Promise<boolean>> {
  return (dispatch) => {
    const actAndList = async (workspaces: WorkspaceStore) => {
      if ((await act(workspaces)) === false) dispatch(toastShown(GONE));
      dispatch(workspacesListed({ known: await workspaces.list(), room: await readRoom() }));
    };
    return dispatch(runOnWorkspaces(open, actAndList, id));
  };
}

/** A new workspace with a name that the operator gave. Undefined if the computer's clock is wrong. */
export function newWorkspace(name: string, id = nanoid()): Command<NewWorkspace | undefined> {
  const create: Command<NewWorkspace> = (_dispatch, _getState, { clock }) => ({
    id,
    name,
    importedOn: dayOf(clock),
    imported: readMoment(clock),
  });
  return withValidClock<NewWorkspace | undefined>(create, undefined);
}

/** The browser's estimate of its storage. Null if it gives none. */
async function readRoom(): Promise<StorageRoom | null> {
  const { storage } = navigator as Partial<Navigator>;
  if (!storage) return null;
  try {
    const [isPersisted, { quota = 0, usage = 0 }] = await Promise.all([storage.persisted(), storage.estimate()]);
    return { isKept: isPersisted, left: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
}

/** Asks the browser not to clear its storage by itself. It may refuse, which the list of workspaces shows. */
export async function requestPersistence(): Promise<void> {
  await (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
}

/** Lists the workspaces. The first time, it also removes those that were deleted before the start. */
export function listWorkspaces(open: OpenWorkspaces): Command<Promise<boolean>> {
  return (dispatch, getState) => {
    const isFirst = selectKnownWorkspaces(getState()) === null;
    return dispatch(runAndList(open, (workspaces) => (isFirst ? freeDeleted(workspaces) : Promise.resolve())));
  };
}

/** A name of only spaces changes nothing. */
export const renameWorkspace = (open: OpenWorkspaces, id: string, name: string) =>
  runAndList(open, (workspaces) => (name.trim() === '' ? Promise.resolve() : workspaces.rename(id, name.trim())), id);

/**
 * Restores the rows from before the last import. Records that were made since stay if they still fit. Returns true if
 * it succeeded, so that the workspace is reopened; a failure is shown.
 */
export function undoImport(open: OpenWorkspaces, id: string): Command<Promise<boolean>> {
  const undo: Command<Promise<boolean>> = (dispatch, getState, { clock }) => {
    const { own: opened, known } = getState().workspace;
    const shown = opened?.id === id ? opened : known?.find((workspace) => workspace.id === id);
    return dispatch(
      runOnWorkspaces(
        open,
        (workspaces) => announceAfter(workspaces, id, workspaces.undoImport(id, readMoment(clock), shown?.hash)),
        id,
      ),
    );
  };
  return withValidClock(undo, Promise.resolve(false));
}

/**
 * Changes the zone of the days, months and statements of a workspace. Returns true if it succeeded, so that the workspace
 * is reopened; a failure is shown.
 */
export function changeTimeZone(open: OpenWorkspaces, id: string, to: string): Command<Promise<boolean>> {
  const change: Command<Promise<boolean>> = (dispatch, _getState, { clock }) =>
    dispatch(
      runOnWorkspaces(
        open,
        (workspaces) => announceAfter(workspaces, id, workspaces.changeTimeZone(id, to, readMoment(clock))),
        id,
      ),
    );
  return withValidClock(change, Promise.resolve(false));
}

/** The workspace can be restored until the next start. */
export const deleteWorkspace = (open: OpenWorkspaces, id: string) =>
  runAndList(open, (workspaces) => announceAfter(workspaces, id, workspaces.remove(id)), id);

export const restoreWorkspace = (open: OpenWorkspaces, id: string) =>
  runAndList(open, (workspaces) => announceAfter(workspaces, id, workspaces.restore(id)), id);

async function announceAfter<Result>(
  { entryLogs }: WorkspaceStore,
  id: string,
  change: Promise<Result>,
): Promise<Result> {
  const result = await change;
  entryLogs.announceRows(id);
  return result;
}
