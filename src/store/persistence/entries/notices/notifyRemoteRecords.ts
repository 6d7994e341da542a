import type { Change } from '@/backend/entryLog';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import type { EntryDependencies } from '@/store/persistence/entries/dependencies';

/**
 * Adds the records of other tabs to the inbox of an imported workspace, because the inbox of the sample is fixed, and asks
 * about refunds that two tabs recorded. Records that were stored when the page opened (`areOld`) are not in the inbox.
 */
export function createRemoteNotices({
  getState,
  dispatch,
  whenNewest,
}: Pick<EntryDependencies, 'getState' | 'dispatch' | 'whenNewest'>) {
  const remoteIds = new Set<string>();
  return async (changes: readonly Change[], areOld: boolean): Promise<void> => {
    const records = changes.flatMap(({ kind, id, withdrawn }) => (kind === 'payments' && !withdrawn ? [id] : []));
    if (records.length > 0 && !areOld && selectImportedWorkspace(getState()))
      dispatch(inboxActions.recordsHeard(records));
    for (const id of records) remoteIds.add(id);
    const all = Object.values(getState().payments.records).flat();
    // Without a record of this page there is no question, so that opening a page loads nothing.
    if (records.length === 0 || all.every(({ id }) => remoteIds.has(id))) return;
    const { findRepeatedRefunds } = await import(/* webpackChunkName: "undo" */ './findRepeatedRefunds');
    const question = findRepeatedRefunds(records, remoteIds);
    whenNewest(question, () => dispatch(question));
  };
}
