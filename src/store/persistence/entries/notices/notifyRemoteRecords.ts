import { inboxActions } from '@/slices/entities/inboxSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import type { Message } from '@/store/persistence/entries/messages';
import type { EntryDependencies } from '@/store/persistence/entries/dependencies';

/** Adds the records of other tabs to the inbox of an imported workspace. The inbox of the sample is fixed. */
export function notifyRemoteRecords(
  entries: Message['entries'] | undefined,
  { getState, dispatch, isNewestShown }: Pick<EntryDependencies, 'getState' | 'dispatch' | 'isNewestShown'>,
): void {
  if (!isNewestShown() || !selectOwnWorkspace(getState())) return;
  const records = (entries ?? []).flatMap(({ journal, entry }) => (journal === 'payments' ? [entry.id] : []));
  if (records.length > 0) dispatch(inboxActions.recordsHeard(records));
}
