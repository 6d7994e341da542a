import { selectKnownWorkspaces, selectOwnWorkspace, type WorkspaceState } from '@/slices/workspaceSlice';

/** Whether another tab has changed or deleted the rows that are open, as far as was asked. */
export function selectAreRowsLost(state: { workspace: WorkspaceState }): boolean {
  const own = selectOwnWorkspace(state);
  const known = selectKnownWorkspaces(state);
  if (!own || !known) return false;
  return known.every(({ id, hash, isDeleted }) => id !== own.id || hash !== own.hash || isDeleted === true);
}

/** Of rows that are lost: whether another tab deleted the workspace; else it has other rows by now. */
export function selectIsOpenDeleted(state: { workspace: WorkspaceState }): boolean {
  const own = selectOwnWorkspace(state);
  const now = selectKnownWorkspaces(state)?.find(({ id }) => id === own?.id);
  return !now || now.isDeleted === true;
}
