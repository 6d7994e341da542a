import { selectImportedWorkspace } from '@/slices/workspaceSlice';

/** The zone that the operator chose for the workspace. Undefined in the demo data and in earlier workspaces. */
export function selectChosenTimeZone(state: Parameters<typeof selectImportedWorkspace>[0]): string | undefined {
  return selectImportedWorkspace(state)?.timeZone;
}
