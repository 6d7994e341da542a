import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { openWorkspaceFiles } from '@/data/dataSets/storage/workspaceFiles';
import { selectIsDataSetStale, selectIsOpenDeleted, selectIsOpenMissing } from '@/selectors/staleDataSet';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectOwnWorkspace, selectStorageRoom, workspacesListed } from '@/slices/workspaceSlice';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import type { RootState } from '@/store/rootReducer';
import { reduceState, type AppDispatch } from '@/store/store';

const CHANGED = {
  title: 'Nothing was recorded',
  text: 'The rows of this workspace were changed in another tab: reload to work in them.',
  offersReload: true,
};
const DELETED = { title: CHANGED.title, text: 'This workspace was deleted in another tab.' };
const MISSING = { title: CHANGED.title, text: 'This workspace is no longer stored in this browser.' };

/** Records nothing where the stored rows of the open workspace are others or gone, and a toast says so. */
const refusing: Middleware<object, RootState, AppDispatch> = (store) => (next) => (action) => {
  const before = store.getState();
  if (!selectIsDataSetStale(before)) return next(action);
  const after = reduceState(before, action as UnknownAction);
  if (COLLECTIONS.every(({ partOf }) => partOf(after) === partOf(before))) return next(action);
  const reason = selectIsOpenDeleted(before) ? DELETED : CHANGED;
  store.dispatch(toastShown(selectIsOpenMissing(before) ? MISSING : reason));
  return action;
};

/** Looks which rows the open workspace has by now; the list of the workspaces tells it where that changes something. */
const refresh: DataSetGuard['refresh'] = async (dispatch, getState) => {
  const files = openWorkspaceFiles();
  try {
    const own = selectOwnWorkspace(getState());
    const found = own && (await files.find(own.id));
    if ((found?.workspace.hash !== own?.hash) === selectIsDataSetStale(getState())) return;
    dispatch(workspacesListed({ known: await files.list(), room: selectStorageRoom(getState()) }));
  } catch {
    // A browser that refuses does not say: the rows stay those that are open.
  } finally {
    files.close();
  }
};

/** What a tab that has rows of own data open does about other tabs that change them. */
export const dataSetGuard: DataSetGuard = { middleware: [refusing], isStale: selectIsDataSetStale, refresh };
