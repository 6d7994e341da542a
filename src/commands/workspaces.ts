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

const GONE = {
  title: 'This workspace is gone',
  text: 'It was deleted in another tab, and that tab was opened anew since.',
};

/** What was deleted goes, with what was recorded in it. */
export async function freeDeleted(files: WorkspaceFiles): Promise<void> {
  for (const id of await files.free()) await forgetWorkspace(id);
}

/** Does something with the workspaces of this browser. True where it did; a refusal is told. */
function withFiles(act: (files: WorkspaceFiles) => Promise<unknown>): Command<Promise<boolean>> {
  return async (dispatch) => {
    const files = openWorkspaceFiles();
    try {
      await act(files);
      return true;
    } catch (error) {
      dispatch(toastShown({ title: 'The browser refuses its storage', text: describeStorageFailure(error) }));
      return false;
    } finally {
      files.close();
    }
  };
}

/** The same, and lists them as they are then. A workspace that is not there any more, of which `act` says false, is told, too. */
function withListedFiles(act: (files: WorkspaceFiles) => Promise<unknown>): Command<Promise<boolean>> {
  return (dispatch) =>
    dispatch(
      withFiles(async (files) => {
        if ((await act(files)) === false) dispatch(toastShown(GONE));
        dispatch(workspacesListed({ known: await files.list(), room: await askRoom() }));
      }),
    );
}

/** A workspace that is imported now, under a name that the operator gave; undefined where the computer's clock is wrong. */
export function newWorkspace(name: string, id = nanoid()): Command<NewWorkspace | undefined> {
  const create: Command<NewWorkspace> = (_dispatch, _getState, { clock }) => ({
    id,
    name,
    importedOn: dayOf(clock),
    imported: readMoment(clock),
  });
  return withValidClock<NewWorkspace | undefined>(create, undefined);
}

/** What the browser says of its storage; null where it says nothing. */
async function askRoom(): Promise<StorageRoom | null> {
  const { storage } = navigator as Partial<Navigator>;
  if (!storage) return null;
  try {
    const [matches, { quota = 0, usage = 0 }] = await Promise.all([storage.persisted(), storage.estimate()]);
    return { isKept: matches, left: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
}

/** Asks the browser not to clear its storage by itself; it may refuse, which the list of the workspaces says. */
export async function keepStorage(): Promise<void> {
  await (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
}

/** Asks the browser which workspaces it keeps; for the first time, what was deleted before the start is freed. */
export function listWorkspaces(): Command<Promise<boolean>> {
  return (dispatch, getState) => {
    const isFirst = selectKnownWorkspaces(getState()) === null;
    return dispatch(withListedFiles((files) => (isFirst ? freeDeleted(files) : Promise.resolve())));
  };
}

/** A name of blanks alone changes nothing. */
export const renameWorkspace = (id: string, name: string) =>
  withListedFiles((files) => (name.trim() === '' ? Promise.resolve() : files.rename(id, name.trim())));

/**
 * The rows are again what they were before the last import; the records made since stay, where they still fit. True where it is
 * so, and the workspace is to be opened anew; a refusal is told.
 */
export function undoImport(id: string): Command<Promise<boolean>> {
  const undo: Command<Promise<boolean>> = (dispatch, _getState, { clock }) =>
    dispatch(withFiles((files) => notifyAfter(id, files.undoImport(id, readMoment(clock)))));
  return withValidClock(undo, Promise.resolve(false));
}

/** It can be brought back until the next start. */
export const deleteWorkspace = (id: string) => withListedFiles((files) => notifyAfter(id, files.remove(id)));

export const restoreWorkspace = (id: string) => withListedFiles((files) => notifyAfter(id, files.restore(id)));

async function notifyAfter<Result>(id: string, change: Promise<Result>): Promise<Result> {
  const result = await change;
  notifyRowsChanged(id);
  return result;
}
