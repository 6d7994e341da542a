import { nanoid } from '@reduxjs/toolkit';
import { describeStorageFailure } from '@/data/dataSets/storageFailure';
import { withWorkspaces, type OpenWorkspaces, type WorkspaceStore } from '@/backend/workspaceStore';
import { isShared } from '@/domain/workspaces/shared';
import type { NewWorkspace } from '@/data/imports/messages';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectKnownWorkspaces, workspacesListed, type StorageRoom } from '@/slices/workspaceSlice';
import { dayOf, readMoment } from '@/store/auditStamp';
import { forgetWorkspace } from '@/store/persistence/forgetWorkspace';
import type { RootState } from '@/store/rootReducer';
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
  return withValidClock<NewWorkspace | undefined>(
    (_dispatch, _getState, { clock }) => ({ id, name, importedOn: dayOf(clock), imported: readMoment(clock) }),
    undefined,
  );
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
  return changeRows(open, id, (workspaces, moment, { own: opened, known }) => {
    const shown = opened?.id === id ? opened : known?.find((workspace) => workspace.id === id);
    return workspaces.undoImport(id, moment, shown?.hash);
  });
}

/**
 * Changes the zone of the days, months and statements of a workspace. Returns true if it succeeded, so that the workspace
 * is reopened; a failure is shown.
 */
export const changeTimeZone = (open: OpenWorkspaces, id: string, to: string) =>
  changeRows(open, id, (workspaces, moment) => workspaces.changeTimeZone(id, to, moment));

type Change = (
  workspaces: WorkspaceStore,
  moment: ReturnType<typeof readMoment>,
  listed: RootState['workspace'],
) => Promise<unknown>;

function changeRows(open: OpenWorkspaces, id: string, change: Change): Command<Promise<boolean>> {
  return withValidClock((dispatch, getState, { clock }) => {
    const listed = getState().workspace;
    const act = (workspaces: WorkspaceStore) =>
      announceAfter(workspaces, id, change(workspaces, readMoment(clock), listed));
    return dispatch(runOnWorkspaces(open, act, id));
  }, Promise.resolve(false));
}

/** The workspace can be restored until the next start. */
export const deleteWorkspace = (open: OpenWorkspaces, id: string) =>
  runAndList(open, (workspaces) => announceAfter(workspaces, id, workspaces.remove(id)), id);

export const restoreWorkspace = (open: OpenWorkspaces, id: string) =>
  runAndList(open, (workspaces) => announceAfter(workspaces, id, workspaces.restore(id)), id);

async function announceAfter({ entryLogs }: WorkspaceStore, id: string, change: Promise<unknown>): Promise<unknown> {
  const result = await change;
  entryLogs.announceRows(id);
  return result;
}
