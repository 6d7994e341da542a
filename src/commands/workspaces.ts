import { nanoid } from '@reduxjs/toolkit';
import { describeStorageFailure } from '@/data/dataSets/storage/storageFailure';
import { openWorkspaceFiles, type WorkspaceFiles } from '@/data/dataSets/storage/workspaceFiles';
import type { NewWorkspace } from '@/data/imports/messages';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectKnownWorkspaces, workspacesListed, type StorageRoom } from '@/slices/workspaceSlice';
import { dayOf, readMoment } from '@/store/clock';
import { forgetWorkspace } from '@/store/persistence/forgetWorkspace';
import { notifyRowsChanged } from '@/store/persistence/entries/rowsChanged';
import { withValidClock, type Command } from './command';
import * as texts from './texts/workspaceTexts';

const GONE = { title: texts.workspaceGone, text: texts.workspaceGoneText };

/** Deletes removed workspaces and everything recorded in them. */
export async function freeDeleted(files: WorkspaceFiles): Promise<void> {
  for (const id of await files.free()) await forgetWorkspace(id);
}

/** Runs an action on the workspaces of this browser. Returns true if it succeeded; a failure is shown. */
function withFiles(act: (files: WorkspaceFiles) => Promise<unknown>): Command<Promise<boolean>> {
  return async (dispatch) => {
    const files = openWorkspaceFiles();
    try {
      await act(files);
      return true;
    } catch (error) {
      dispatch(toastShown({ title: texts.storageBlocked, text: describeStorageFailure(error) }));
      return false;
    } finally {
      files.close();
    }
  };
}

/** The same, followed by a new listing. `act` returns false if the workspace no longer exists, which is shown too. */
function withListedFiles(act: (files: WorkspaceFiles) => Promise<unknown>): Command<Promise<boolean>> {
  return (dispatch) =>
    dispatch(
      withFiles(async (files) => {
        if ((await act(files)) === false) dispatch(toastShown(GONE));
        dispatch(workspacesListed({ known: await files.list(), room: await readRoom() }));
      }),
    );
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

/** Lists the workspaces of this browser. The first time, it also removes those that were deleted before the start. */
export function listWorkspaces(): Command<Promise<boolean>> {
  return (dispatch, getState) => {
    const isFirst = selectKnownWorkspaces(getState()) === null;
    return dispatch(withListedFiles((files) => (isFirst ? freeDeleted(files) : Promise.resolve())));
  };
}

/** A name of only spaces changes nothing. */
export const renameWorkspace = (id: string, name: string) =>
  withListedFiles((files) => (name.trim() === '' ? Promise.resolve() : files.rename(id, name.trim())));

/**
 * Restores the rows from before the last import. Records that were made since stay if they still fit. Returns true if
 * it succeeded, so that the workspace is reopened; a failure is shown.
 */
export function undoImport(id: string): Command<Promise<boolean>> {
  const undo: Command<Promise<boolean>> = (dispatch, _getState, { clock }) =>
    dispatch(withFiles((files) => notifyAfter(id, files.undoImport(id, readMoment(clock)))));
  return withValidClock(undo, Promise.resolve(false));
}

/** The workspace can be restored until the next start. */
export const deleteWorkspace = (id: string) => withListedFiles((files) => notifyAfter(id, files.remove(id)));

export const restoreWorkspace = (id: string) => withListedFiles((files) => notifyAfter(id, files.restore(id)));

async function notifyAfter<Result>(id: string, change: Promise<Result>): Promise<Result> {
  const result = await change;
  notifyRowsChanged(id);
  return result;
}
