import { addMerchant } from '@/commands/merchants';
import { withdrawRefund } from '@/commands/payments/recordPayments';
import { entriesStored } from '@/store/persistence/rehydration';
import { refundOf } from '../../helpers/builders';
import { selectIsHeldUp, selectPendingRowIds, selectPendingPaymentIds } from '@/selectors/sync/heldUp';
import { editsSlice } from '@/slices/entities/editsSlice';
import { setupStore } from '@/store/store';
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
  expect([...selectPendingRowIds(stored)]).toEqual([]);
  expect(editsSlice.selectors.selectEdits(stored)).toHaveProperty([edit!.id, 'sequence'], 4);
});

test('A row in a workspace of this browser never waits', () => {
  const { store } = given();
  expect([...selectPendingRowIds(store.getState())]).toEqual([]);
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
