import { markInboxRead, openInboxItem } from '@/commands/markRead';
import { selectInboxItems } from '@/selectors/inbox/items';
import { selectDueDisputes, selectUnreadInboxCount } from '@/selectors/inbox/unread';
import { selectDisputeRows } from '@/selectors/disputes/disputeList';
import { addDays, spellDay } from '@/domain/calendar/dates';
import type { DisputeRecord } from '@/domain/disputes/disputes';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { DISPUTE_STATUSES, SOON_DAYS } from '@/domain/disputes/vocabulary';
import { disputesSlice } from '@/slices/entities/recordSlices';
import fc from 'fast-check';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { reduceState, setupStore } from '@/store/store';
import { buildReport, buildSettlement, buildSide } from '../helpers/domain/reconciliation';
import { givenImportedData, importedPayment } from '../helpers/workspace';

const missing = { id: 'a', kind: 'missing here' as const, theirs: [buildSide('x')] };
const timing = { id: 'b', kind: 'timing' as const, ours: buildSide('P-1'), theirs: [] };
const found = buildReport([missing, timing], { id: '1-june' });
const payouts = buildReport([missing], { id: '2-bank', of: 'payouts', recordedAt: '2024-07-02 09:00:00' });

const given = () => setupStore(givenImportedData([importedPayment('P-1')]));

test('The inbox of imported data has an item for each report with discrepancies, newest first', () => {
  const store = given();
  for (const report of [found, payouts, buildReport([], { id: '3-matched' })])
    store.dispatch(reconciliationActions.reportBroughtIn(report));
  expect(selectInboxItems(store.getState())).toMatchObject([
    {
      title: 'Discrepancies found',
      message: expect.stringMatching(
        /^The bank's report of .* has 1 discrepancy\. See Reconciliation in Transactions\.$/,
      ) as unknown,
      time: 'July 2, 2024',
    },
    { message: expect.stringMatching(/^The processor's report of .*2024 has 2 discrepancies/) as unknown },
    { title: 'File imported' },
  ]);
  store.dispatch(reconciliationActions.reportRemoved(found.id));
  expect(selectUnreadInboxCount(store.getState())).toBe(2);
});

test('After a change of the zone of a workspace, items have the day of their instant in it, and keep their order', () => {
  const given = givenImportedData([importedPayment('P-1')]);
  const workspace = { ...given.workspace!, timeZone: 'Europe/Berlin' };
  const store = setupStore({
    ...given,
    workspace: { ...workspace, own: { ...workspace.own!, timeZone: 'Europe/Berlin' } },
  });
  // 03:30 and 02:00 of the next day in Berlin; their texts have the opposite order.
  const later = { zone: 'America/New_York', recordedAt: '2024-06-30 21:30:00' };
  const earlier = { zone: 'UTC', recordedAt: '2024-07-01 00:00:00' };
  store.dispatch(reconciliationActions.reportBroughtIn({ ...found, ...later }));
  const refund = { id: 'remote', transactionId: 'P-1', amount: 500, reason: 'Other' as const, recordedBy: 'Ana Ruiz' };
  store.dispatch(refundRecorded({ ...refund, ...earlier }, { amount: 10_000, status: 'Completed' }));
  store.dispatch(inboxActions.recordsHeard(['remote']));
  expect(selectInboxItems(store.getState()).map(({ title, time }) => `${title}, ${time}`)).toEqual([
    'Discrepancies found, July 1, 2024',
    'Refund in another tab, July 1, 2024',
    expect.stringMatching(/^File imported/) as string,
  ]);
});

test('A resolved discrepancy adds no item to the inbox', () => {
  const store = given();
  store.dispatch(reconciliationActions.reportBroughtIn(found));
  const before = selectInboxItems(store.getState());
  store.dispatch(reconciliationActions.breakSettled(buildSettlement('b', { reportId: found.id })));
  expect(selectInboxItems(store.getState())).toEqual(before);
});

test('The inbox has an item for each refund of another tab, and none for the refunds of this tab or for voids', () => {
  const pending = { status: 'Pending', amount: 2_000 } as const;
  const store = setupStore(
    givenImportedData([importedPayment('P-1'), importedPayment('P-2', pending), importedPayment('P-3', pending)]),
  );
  const stamp = (id: string, day: string) => ({ id, recordedAt: `${day} 09:00:00`, recordedBy: 'Alex Morgan' });
  const refund = { transactionId: 'P-1', amount: 1_500, reason: 'Other' } as const;
  for (const [at, id] of ['theirs', 'ours', 'theirs again'].entries())
    store.dispatch(refundRecorded({ ...stamp(id, `2025-07-0${at + 1}`), ...refund }, importedPayment('P-1')));
  for (const transactionId of ['P-2', 'P-3'])
    store.dispatch(voidRecorded({ ...stamp(`void of ${transactionId}`, '2025-07-04'), transactionId }, pending));
  expect(selectInboxItems(store.getState())).toHaveLength(1);
  store.dispatch(inboxActions.recordsHeard(['theirs', 'void of P-2', 'theirs again']));
  const reported = { title: 'Refund in another tab', message: '$15.00 of P-1 was refunded.', transactionId: 'P-1' };
  expect(selectInboxItems(store.getState())).toMatchObject([
    { ...reported, id: 'theirs again', time: 'July 3, 2025', isRead: false },
    { ...reported, id: 'theirs', time: 'July 1, 2025', isRead: false },
    { title: 'File imported' },
  ]);
});

test('An activity item about a report can be marked as read and stays read after a reload', () => {
  const store = given();
  store.dispatch(reconciliationActions.reportBroughtIn(found));
  store.dispatch(openInboxItem(found.id));
  expect(selectInboxItems(store.getState())[0]).toMatchObject({ isRead: true, isOpen: true });
  store.dispatch(markInboxRead());
  expect(selectUnreadInboxCount(store.getState())).toBe(0);
  const { valuesOf } = COLLECTIONS.find(({ name }) => name === 'inbox')!;
  const reloaded = reduceState(given().getState(), entriesRehydrated({ inbox: valuesOf(store.getState()) }));
  expect(reloaded.inbox.readIds.toSorted()).toEqual(store.getState().inbox.readIds.toSorted());
});

test('The inbox of the sample never changes', () => {
  const store = setupStore();
  store.dispatch(reconciliationActions.reportBroughtIn(found));
  expect(selectInboxItems(store.getState())).toHaveLength(2);
});

const disputeRecord = (id: string, values: Partial<DisputeRecord> = {}): DisputeRecord => ({
  id,
  disputeId: 'd1',
  transactionId: 'P-1',
  status: 'needs response',
  amount: 1_000,
  fee: 0,
  reason: '',
  networkCode: '',
  openedAt: '2025-06-10',
  note: '',
  recordedAt: '2025-06-10 09:00:00',
  recordedBy: 'Alex Morgan',
  zone: 'UTC',
  ...values,
});

test('Disputes that are due within 7 days or overdue come first in the inbox, until their evidence is sent', () => {
  const store = given();
  const { today } = store.getState().workspace;
  const titles = () => selectInboxItems(store.getState()).map(({ title }) => title);
  const { recorded, withdrawn } = disputesSlice.actions;
  store.dispatch(recorded([disputeRecord('r1', { evidenceDue: addDays(today, 8) })]));
  expect(titles()).toEqual(['File imported']);
  store.dispatch(withdrawn(['r1']));
  store.dispatch(recorded([disputeRecord('r2', { evidenceDue: addDays(today, 7) })]));
  expect(selectInboxItems(store.getState())[0]).toMatchObject({
    title: 'Dispute due',
    message: '$10.00 of P-1. See Disputes in Transactions.',
    transactionId: 'P-1',
    isRead: false,
  });
  store.dispatch(withdrawn(['r2']));
  store.dispatch(recorded([disputeRecord('r3', { evidenceDue: addDays(today, -1) })]));
  store.dispatch(reconciliationActions.reportBroughtIn(found));
  expect(titles()).toEqual(['Dispute overdue', 'Discrepancies found', 'File imported']);
  store.dispatch(recorded([disputeRecord('r4', { status: 'under review' })]));
  expect(titles()).toEqual(['Discrepancies found', 'File imported']);
});

test('What the bell takes for due is due in the list of disputes, for any steps', () => {
  const { today } = given().getState().workspace;
  const step = fc.record({
    disputeId: fc.constantFrom('d1', 'd2', 'P-1 dispute'),
    transactionId: fc.constantFrom('P-1', 'P-9'),
    status: fc.constantFrom(...DISPUTE_STATUSES),
    evidenceDue: fc.option(
      fc.integer({ min: -9, max: 9 }).map((days) => addDays(today, days)),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const store = given();
      const records = steps.map((values, index) =>
        disputeRecord(`r${index}`, { ...values, recordedAt: `2025-06-10 09:00:0${index}` }),
      );
      store.dispatch(disputesSlice.actions.recorded(records));
      const state = store.getState();
      const listed = selectDisputeRows(state).filter(({ days }) => days !== undefined && days <= SOON_DAYS);
      expect(
        selectDueDisputes(state)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(listed.map(({ id, evidenceDue }) => `${id} ${evidenceDue}`).sort());
    }),
  );
});

test('The inbox has overdue disputes by their day, then reports and refunds of other tabs by their time', () => {
  const store = setupStore(givenImportedData([importedPayment('P-1'), importedPayment('P-2')]));
  const { today } = store.getState().workspace;
  store.dispatch(
    disputesSlice.actions.recorded([
      disputeRecord('r1', { evidenceDue: addDays(today, 2) }),
      disputeRecord('r2', { disputeId: 'd2', transactionId: 'P-2', evidenceDue: addDays(today, -3) }),
    ]),
  );
  store.dispatch(reconciliationActions.reportBroughtIn(found));
  store.dispatch(reconciliationActions.reportBroughtIn(payouts));
  const refund = { id: 'remote', transactionId: 'P-1', amount: 500, reason: 'Other' as const };
  const stamp = { recordedAt: '2024-07-03 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  store.dispatch(refundRecorded({ ...refund, ...stamp }, { amount: 10_000, status: 'Completed' }));
  store.dispatch(inboxActions.recordsHeard(['remote']));
  expect(selectInboxItems(store.getState()).map(({ title, time }) => `${title}, ${time}`)).toEqual([
    `Dispute overdue, ${spellDay(addDays(today, -3))}`,
    `Dispute due, ${spellDay(addDays(today, 2))}`,
    'Refund in another tab, July 3, 2024',
    'Discrepancies found, July 2, 2024',
    expect.stringMatching(/^Discrepancies found, July 1, 2024$/) as string,
    expect.stringMatching(/^File imported/) as string,
  ]);
});

test('Due disputes come by their day, in whichever order they were recorded, and one that is due today is not overdue', () => {
  const store = setupStore(givenImportedData(['P-1', 'P-2', 'P-3'].map((id) => importedPayment(id))));
  const { today } = store.getState().workspace;
  const due = (at: number, days: number) =>
    disputeRecord(`r${at}`, { disputeId: `d${at}`, transactionId: `P-${at}`, evidenceDue: addDays(today, days) });
  store.dispatch(disputesSlice.actions.recorded([due(1, -3), due(2, 2), due(3, 0)]));
  expect(selectInboxItems(store.getState()).map(({ title, transactionId }) => [title, transactionId])).toEqual([
    ['Dispute overdue', 'P-1'],
    ['Dispute due', 'P-3'],
    ['Dispute due', 'P-2'],
    ['File imported', undefined],
  ]);
});

test('A dispute that only a file has is in the inbox, too', () => {
  const dispute = { status: 'needs_response', reason: 'fraudulent', opened: '2025-06-10 10:00:00', due: '2025-06-17' };
  const payment = importedPayment('P-1', { disputed: 4_000, dispute: writeFileDispute(dispute) });
  const store = setupStore(givenImportedData([payment], 'due in the file'));
  expect(selectInboxItems(store.getState())[0]).toMatchObject({ title: 'Dispute due', time: 'June 17, 2025' });
});
