import type { Change } from '@/backend/entryLog';
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import type { EntryDependencies } from '@/store/persistence/entries/dependencies';

/**
 * Adds the records of other tabs to the inbox of an imported workspace, because the inbox of the sample is fixed, and asks
 * about refunds that two tabs recorded. Records that were stored when the page opened (`areOld`) are not in the inbox, and
 * nothing is asked about them if this page has recorded nothing yet (`hasOwn`): a log may have a million.
 */
export function createRemoteNotices({
  getState,
  dispatch,
  whenNewest,
}: Pick<EntryDependencies, 'getState' | 'dispatch' | 'whenNewest'>) {
  const remoteIds = new Set<string>();
  /** Those that were stored when the page opened. They join the others when the first of them is looked for. */
  let old: readonly string[] = [];
  const isRemote = (id: string) => {
    for (const each of old) remoteIds.add(each);
    old = [];
    return remoteIds.has(id);
  };
  return async (
    changes: readonly Change[],
    { areOld, hasOwn }: { areOld: boolean; hasOwn: boolean },
  ): Promise<void> => {
    const received = changes.filter(({ kind, withdrawn }) => kind === 'payments' && !withdrawn);
    const ids = received.map(({ id }) => id);
    if (ids.length > 0 && !areOld && selectImportedWorkspace(getState())) dispatch(inboxActions.recordsHeard(ids));
    if (areOld) old = [...old, ...ids];
    else for (const id of ids) remoteIds.add(id);
    if (areOld && !hasOwn) return;
    // Without a record of this page there is no question, so that opening a page loads nothing.
    const events = selectPaymentEvents(getState());
    const paymentIds = new Set(
      received.map(({ value }) => (Object(value) as Partial<PaymentRecord>).transactionId ?? ''),
    );
    const isAsked = [...paymentIds].some((id) => recordsOfPayment(events, id).some((record) => !isRemote(record.id)));
    if (!isAsked) return;
    const { findRepeatedRefunds } = await import(/* webpackChunkName: "undo" */ './findRepeatedRefunds');
    const question = findRepeatedRefunds(paymentIds, isRemote);
    whenNewest(question, () => dispatch(question));
  };
}
