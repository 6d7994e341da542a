import { haveSameRows } from '@/domain/workspaces/workspaces';
import { selectKnownWorkspaces, selectImportedWorkspace, type WorkspaceState } from '@/slices/workspaceSlice';

/** Whether the stored rows of the open workspace differ from those on screen or are gone, as of the last check. */
export function selectIsDataSetStale(state: { workspace: WorkspaceState }): boolean {
  const workspace = selectImportedWorkspace(state);
  const known = selectKnownWorkspaces(state);
  if (!workspace || !known) return false;
  return known.every((b) => b.id !== workspace.id || !haveSameRows(b, workspace) || b.isDeleted === true);
}

/** Why rows are stale: the workspace was deleted or is missing. Otherwise it has other rows by now. */
export function selectIsOpenDeleted(state: { workspace: WorkspaceState }): boolean {
  const known = openAsKnown(state);
  return known === undefined || known.isDeleted === true;
}

/**
 * Whether the workspace cannot be restored, because it was deleted before a tab started or together with the browser's
 * storage.
 */
export function selectIsOpenMissing(state: { workspace: WorkspaceState }): boolean {
  return openAsKnown(state) === undefined;
}

function openAsKnown(state: { workspace: WorkspaceState }) {
  const workspace = selectImportedWorkspace(state);
  return selectKnownWorkspaces(state)?.find(({ id }) => id === workspace?.id);
}
