import { inboxActions } from '@/slices/entities/inboxSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import type { Message } from '@/store/persistence/entries/messages';
import type { EntryDependencies } from '@/store/persistence/entries/dependencies';

/** Tells the bell of own data which records of payments another tab made; that of the sample stays the sample's. */
export function notifyRemoteRecords(
  entries: Message['entries'],
  { getState, dispatch, isNewestShown }: Pick<EntryDependencies, 'getState' | 'dispatch' | 'isNewestShown'>,
): void {
  if (!isNewestShown() || !selectOwnWorkspace(getState())) return;
  const records = entries.flatMap(({ journal, entry }) => (journal === 'payments' ? [entry.id] : []));
  if (records.length > 0) dispatch(inboxActions.recordsHeard(records));
}
