import { addMerchant } from '@/commands/merchants';
import { reversePayout } from '@/commands/statements/statements';
import { withdrawRefund } from '@/commands/payments/recordPayments';
import { entriesStored } from '@/store/persistence/rehydration';
import { buildRefund, refundOf } from '../../helpers/builders';
import { selectIsHeldUp, selectPendingRowIds, selectPendingPaymentIds } from '@/selectors/sync/heldUp';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { editsSlice } from '@/slices/entities/editsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { recordsReversed } from '@/slices/entities/reversalsSlice';
import { setupStore } from '@/store/store';
import { buildPayout } from '../../helpers/domain/statements';
import { COMPLETE } from '../../helpers/domain/merchantForm';
import { sharedState } from '../../helpers/team';

function given(state?: Parameters<typeof setupStore>[0]) {
  const store = setupStore(state);
  expect(store.dispatch(addMerchant({ ...COMPLETE, name: 'Blue Door' }))).toBe(true);
  const added = Object.keys(store.getState().merchants.changed)[0]!;
  return { store, added };
}

test('An added row waits until the server of the team has stored the record of its edit', () => {
  const { store, added } = given(sharedState('Ben Cole'));
  expect([...selectPendingRowIds(store.getState())]).toEqual([added]);
  const [edit] = Object.values(store.getState().edits.records);
  const state = store.getState();
  const stored = { ...state, edits: { records: { [edit!.id]: { ...edit!, sequence: 4 } } } };
  expect([selectPendingRowIds(stored).size, selectPendingIds(stored).size]).toEqual([0, 0]);
  expect(editsSlice.selectors.selectEdits(stored)).toHaveProperty([edit!.id, 'sequence'], 4);
});

test('A row in a workspace of this browser never waits', () => {
  const { store } = given();
  expect(selectPendingRowIds(store.getState()).size).toBe(0);
});

test('A message is held up while something that it is about waits, also if the server can be reached', () => {
  const { store, added } = given(sharedState('Ben Cole'));
  const [editId] = Object.keys(store.getState().edits.records);
  expect(selectIsHeldUp(store.getState(), ['other', added])).toBe(true);
  expect(selectIsHeldUp(store.getState(), [editId!])).toBe(true);
  expect(selectIsHeldUp(store.getState(), ['other'])).toBe(false);
  expect(selectIsHeldUp(store.getState())).toBe(false);
});

test('The withdrawal of a refund waits: its message is held up, and its payment is marked', () => {
  const store = setupStore(sharedState('Ben Cole'));
  const PAYMENT = 'TR20240629-028';
  store.dispatch(refundOf({ transactionId: PAYMENT, amount: 2_000, id: 'r1', reason: 'Duplicate' }));
  const { payments } = store.getState();
  const accepted = { ...payments.records[PAYMENT]![0]!, sequence: 3 };
  store.dispatch(entriesStored([{ kind: 'payments', id: 'r1', value: accepted }]));
  expect([...selectPendingPaymentIds(store.getState())]).toEqual([]);
  expect(store.dispatch(withdrawRefund(PAYMENT, 'r1', 'Mistake'))).toBe(true);
  expect(selectIsHeldUp(store.getState(), store.getState().layout.toasts.at(-1)!.about)).toBe(true);
  expect([...selectPendingPaymentIds(store.getState())]).toEqual([PAYMENT]);
});

test('A withdrawal that the server of the team has accepted does not wait, and one in this browser never does', () => {
  const reversal = {
    id: 't1',
    recordId: 'r1',
    of: 'payments' as const,
    record: buildRefund({ id: 'r1' }),
    recordedAt: '2024-07-01 09:00:00',
    recordedBy: 'Ben Cole',
    zone: 'UTC',
  };
  const pendingOf = (start: Parameters<typeof setupStore>[0], sequence?: number) => {
    const store = setupStore(start);
    const position = sequence === undefined ? {} : { sequence };
    const record = { ...reversal.record, ...position };
    store.dispatch(recordsReversed([{ ...reversal, ...position, record }]));
    return [selectIsHeldUp(store.getState(), ['r1']), ...selectPendingPaymentIds(store.getState())];
  };
  expect(pendingOf(sharedState('Ben Cole'))).toEqual([true, reversal.record.transactionId]);
  expect(pendingOf(sharedState('Ben Cole'), 4)).toStrictEqual([false]);
  expect(pendingOf({})).toStrictEqual([false]);
});

test('The withdrawal of a payout waits and marks no payment, and a refund that waits is marked with a withdrawn one', () => {
  const store = setupStore(sharedState('Ben Cole'));
  const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Ben Cole', zone: 'UTC' };
  expect(selectPendingIds(store.getState()).size).toBe(0);
  store.dispatch(
    recordsReversed([
      { ...stamp, id: 't1', recordId: 'p1', of: 'payouts', record: buildPayout({ id: 'p1' }) },
      { ...stamp, id: 't2', recordId: 'p2', of: 'payments', record: null },
    ]),
  );
  expect(selectIsHeldUp(store.getState(), ['p1'])).toBe(true);
  expect(selectPendingPaymentIds(store.getState()).size).toBe(0);
  store.dispatch(recordsReversed([{ ...stamp, id: 't3', recordId: 'r3', of: 'payments', record: buildRefund() }]));
  store.dispatch(refundOf({ transactionId: 'TR20240629-028', amount: 2_000, reason: 'Duplicate' }));
  expect([...selectPendingPaymentIds(store.getState())].sort()).toEqual(['TR20240601-001', 'TR20240629-028']);
});

test('The reversal of a payout waits too, and marks no payment', () => {
  const store = setupStore(sharedState('Ana Ruiz'));
  const payout = { ...buildPayout({ amount: 100 }), sequence: 3 };
  store.dispatch(payoutsRecorded([payout]));
  expect(selectIsHeldUp(store.getState(), [payout.id])).toBe(false);
  store.dispatch(reversePayout(payout));
  expect(selectIsHeldUp(store.getState(), [payout.id])).toBe(true);
  expect(selectPendingPaymentIds(store.getState()).size).toBe(0);
});
