import type { Change } from '@/backend/entryLog';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import type { EntryDependencies } from '@/store/persistence/entries/dependencies';

/** Adds the records of other tabs to the inbox of an imported workspace. The inbox of the sample is fixed. */
export function notifyRemoteRecords(
  changes: readonly Change[],
  { getState, dispatch }: Pick<EntryDependencies, 'getState' | 'dispatch'>,
): void {
  if (!selectImportedWorkspace(getState())) return;
  const records = changes.flatMap(({ kind, id, withdrawn }) => (kind === 'payments' && !withdrawn ? [id] : []));
  if (records.length > 0) dispatch(inboxActions.recordsHeard(records));
}
