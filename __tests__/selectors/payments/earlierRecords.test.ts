import { allRecords, withRecords } from '@/domain/entries/paymentEvents';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectRecordedPayments, selectStatuses } from '@/selectors/payments/tableSelectors';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';
import { givenWorkspace } from '../../helpers/workspace';

const { rows } = setupStore().getState().transactions;
const [first, second, third] = rows.filter(({ status }) => status === 'Completed').map(({ id }) => id);
const refund = (id: string, transactionId = '', sequence?: number) =>
  buildRefund({ id, transactionId, amount: 100, ...(sequence && { sequence }) });
const earlier = {
  [first!]: [refund('a', first, 1)],
  [second!]: [refund('b', second, 2)],
};
const events = withRecords(
  { records: {}, earlier },
  new Map([
    [first!, [refund('a', first, 1), refund('c', first)]],
    [second!, []],
    [third!, [refund('d', third, 3)]],
  ]),
);
const workspace = { id: 'team-1', name: 'Harbor', source: 'x', hash: 'x', rows: 1, importedOn: '2024-06-30' };

/** The same records in one part. */
const together = { records: allRecords(events) };

test('Records that were kept apart count in every figure like those of a workspace with few', () => {
  const [apart, whole] = [givenWorkspace({ payments: events }), givenWorkspace({ payments: together })];
  for (const { id } of rows) expect(selectPayment(apart, id)).toEqual(selectPayment(whole, id));
  expect([...selectRecordedPayments(apart)]).toEqual([...selectRecordedPayments(whole)]);
  // A payment whose only refund was withdrawn has no state that differs from its row.
  expect([...selectRecordedPayments(apart).keys()]).not.toContain(rows.findIndex(({ id }) => id === second));
  expect(selectListMetrics(apart)).toEqual(selectListMetrics(whole));
  expect(selectListMetrics(apart).refunded).toBeGreaterThan(0);
  expect(selectStatuses(apart)).toEqual(selectStatuses(whole));
  expect(selectChanges(apart)).toEqual(selectChanges(whole));
  expect(Object.entries(selectPaymentRecords(apart))).toEqual(Object.entries(selectPaymentRecords(whole)));
});

test('A changed payment that has no row changes no figure of the payments after it', () => {
  const without = givenWorkspace({ payments: { records: { [third!]: [refund('d', third, 3)] }, earlier } });
  const records = { nowhere: [refund('x', 'nowhere', 4)], [third!]: [refund('d', third, 3)] };
  const payments = selectRecordedPayments(givenWorkspace({ payments: { records, earlier } }));
  expect([...payments]).toEqual([...selectRecordedPayments(without)]);
  expect(payments.size).toBe(3);
});

test('A record that was kept apart and waits for the server of a team is pending until it is stored', () => {
  const state = (payments: typeof events) => givenWorkspace({ payments, workspace: { own: workspace } });
  const waiting = { [first!]: [refund('a', first), refund('b', first, 2)] };
  expect([...selectPendingIds(state({ records: {}, earlier: waiting }))]).toEqual(['a']);
  expect([
    ...selectPendingIds(state(withRecords({ records: {}, earlier: waiting }, new Map([[first!, earlier[first!]!]])))),
  ]).toEqual([]);
  expect([...selectPendingIds(state(events))]).toEqual(['c']);
  expect([...selectPendingIds(givenWorkspace({ payments: events }))]).toEqual([]);
});
