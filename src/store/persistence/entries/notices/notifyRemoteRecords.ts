import { allChanges, type Change, type RefundChanges } from '@/backend/entryLog';
import { openRefunds } from '@/domain/payments/refunds/refundColumns';
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import type { EntryDependencies } from '@/store/persistence/entries/dependencies';

/**
 * Adds the records of other tabs to the inbox of an imported workspace, because the inbox of the sample is fixed, and asks
 * about refunds that two tabs recorded. Records that were stored when the page opened (`areOld`) are not in the inbox, and
 * nothing is asked about them if this page has recorded nothing yet (`hasOwn`): a log may have a million. `refunds` are more of the
 * old ones, as columns.
 */
export function createRemoteNotices({
  getState,
  dispatch,
  whenNewest,
}: Pick<EntryDependencies, 'getState' | 'dispatch' | 'whenNewest'>) {
  const remoteIds = new Set<string>();
  /** Those that were stored when the page opened. They join the others when the first of them is looked for. */
  let old: readonly string[] = [];
  let oldRefunds: readonly RefundChanges[] = [];
  const isRemote = (id: string) => {
    for (const each of old) remoteIds.add(each);
    for (const { columns } of oldRefunds) for (const each of openRefunds(columns).ids()) remoteIds.add(each);
    [old, oldRefunds] = [[], []];
    return remoteIds.has(id);
  };
  return async (
    news: readonly Change[],
    refunds: readonly RefundChanges[],
    { areOld, hasOwn }: { areOld: boolean; hasOwn: boolean },
  ): Promise<void> => {
    if (!hasOwn) oldRefunds = [...oldRefunds, ...refunds];
    const changes = hasOwn ? allChanges({ changes: news, refunds }) : news;
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
