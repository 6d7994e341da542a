import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { withWorkspaces, type OpenWorkspaces } from '@/backend/workspaceStore';
import { haveSameRows } from '@/domain/workspaces/workspaces';
import { selectIsDataSetStale, selectIsOpenDeleted, selectIsOpenMissing } from '@/selectors/sync/staleDataSet';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectImportedWorkspace, selectStorageRoom, workspacesListed } from '@/slices/workspaceSlice';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import type { RootState } from '@/store/rootReducer';
import { reduceState, type AppDispatch } from '@/store/store';
import { nothingRecorded } from './texts/refusedTexts';
import * as texts from './texts/workspaceTexts';

const CHANGED = { title: nothingRecorded, text: texts.rowsChanged, offersReload: true };
const DELETED = { title: nothingRecorded, text: texts.workspaceDeleted };
const MISSING = { title: nothingRecorded, text: texts.workspaceMissing };

/** Refuses records with a toast if the stored rows of the open workspace were replaced or deleted. */
const refusing: Middleware<object, RootState, AppDispatch> = (store) => (next) => (action) => {
  const before = store.getState();
  if (!selectIsDataSetStale(before)) return next(action);
  const after = reduceState(before, action as UnknownAction);
  if (COLLECTIONS.every(({ partOf }) => partOf(after) === partOf(before))) return next(action);
  const reason = selectIsOpenDeleted(before) ? DELETED : CHANGED;
  store.dispatch(toastShown(selectIsOpenMissing(before) ? MISSING : reason));
  return action;
};

/** Checks which rows the open workspace has now and updates the list of workspaces if that changed. */
const createRefresh =
  (open: OpenWorkspaces): DataSetGuard['refresh'] =>
  async (dispatch, getState) => {
    const workspace = selectImportedWorkspace(getState());
    // A browser that blocks its storage gives no answer, so the open rows stay.
    await withWorkspaces(open, async (workspaces) => {
      const found = workspace && (await workspaces.find(workspace.id));
      const isStale = workspace && !(found && haveSameRows(found.workspace, workspace));
      if ((isStale ?? false) === selectIsDataSetStale(getState())) return;
      dispatch(workspacesListed({ known: await workspaces.list(), room: selectStorageRoom(getState()) }));
    }).catch(() => undefined);
  };

/** Protects a tab with imported data from changes of its rows in other tabs. */
export function createDataSetGuard(open: OpenWorkspaces): DataSetGuard {
  return { middleware: [refusing], isStale: selectIsDataSetStale, refresh: createRefresh(open) };
}
