import { refundRecorded, refundWithdrawn } from '@/slices/entities/paymentEventsSlice';
import { sampleDataReset } from '@/slices/persistenceSlice';
import { setupStore } from '@/store/store';
import { buildRefund, recordsOf, refundOf, voidOf } from '../helpers/builders';

const settled = setupStore()
  .getState()
  .transactions.rows.find(({ status }) => status === 'Completed')!;
const pending = setupStore()
  .getState()
  .transactions.rows.find(({ status }) => status === 'Pending')!;
const refund = (amount: number) => refundOf({ transactionId: settled.id, amount, reason: 'Duplicate' });

function record(...actions: Parameters<ReturnType<typeof setupStore>['dispatch']>[0][]) {
  const store = setupStore();
  for (const action of actions) store.dispatch(action);
  return recordsOf(store.getState());
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2024, 6, 1, 9, 30, 15) }));
afterEach(() => jest.useRealTimers());

test('A refund is a separate record with its instant, the local time, its zone and the operator', () => {
  expect(record(refund(100))).toEqual([
    {
      kind: 'refund',
      id: expect.stringMatching(/^\d{13}-.{12}$/) as string,
      transactionId: settled.id,
      amount: 100,
      reason: 'Duplicate',
      recordedAt: '2024-07-01 09:30:15',
      recordedBy: 'Alex Morgan',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      instant: new Date(2024, 6, 1, 9, 30, 15).getTime(),
    },
  ]);
});

test('A refund is recorded for an imported payment whose id is the name of an inherited property', () => {
  const refunded = buildRefund({ transactionId: 'constructor' });
  expect(
    record(refundRecorded({ ...refunded, amount: 1500, reason: 'Other' }, { amount: 5000, status: 'Completed' })),
  ).toHaveLength(1);
});

test('A void is a separate record, and the row never changes', () => {
  const store = setupStore();
  store.dispatch(voidOf(pending.id));
  expect(recordsOf(store.getState())).toMatchObject([{ kind: 'void', transactionId: pending.id }]);
  expect(store.getState().transactions.rows).toEqual(setupStore().getState().transactions.rows);
});

test('A replayed action refunds once', () => {
  const again = refund(100);
  expect(record(again, again, again)).toHaveLength(1);
});

test('A record that the rules refuse changes nothing', () => {
  const store = setupStore();
  store.dispatch(refund(settled.amount - 1));
  const before = store.getState().payments;
  for (const refused of [
    refund(2),
    refund(0),
    refund(-5),
    refund(0.5),
    voidOf(settled.id),
    refundOf({ transactionId: pending.id, amount: 1, reason: 'Other' }),
    refundOf({ transactionId: 'TR0-0', amount: 1, reason: 'Other' }),
    voidOf('TR0-0'),
  ]) {
    store.dispatch(refused);
    expect(store.getState().payments).toBe(before);
  }
  store.dispatch(refund(1));
  expect(recordsOf(store.getState())).toHaveLength(2);
});

test('A payment is voided once', () => {
  expect(record(voidOf(pending.id), voidOf(pending.id))).toHaveLength(1);
});

test('Records keep the order in which they were made, also within one second', () => {
  const actions = [1, 2, 3, 4].map((amount) => {
    jest.advanceTimersByTime(1);
    return refund(amount);
  });
  expect(record(...actions).map((made) => made.kind === 'refund' && made.amount)).toEqual([1, 2, 3, 4]);
});

test('Reset sample data removes the records', () => {
  expect(record(refund(100), voidOf(pending.id), sampleDataReset())).toEqual([]);
});

describe('A recorded refund', () => {
  const imported = { amount: 5_000, status: 'Completed' as const, refunded: 0 };
  const refunds = ['r1', 'r2'].map((id) =>
    refundRecorded(
      { ...buildRefund({ id, amount: 1_000, transactionId: 'P-1' }), reason: 'Other', amount: 1_000, fileRefunded: 0 },
      imported,
    ),
  );
  const withdraw = (id: string, refunded = 0) =>
    refundWithdrawn({ id, transactionId: 'P-1' }, { ...imported, refunded });
  const idsAfter = (...actions: Parameters<typeof record>) => record(...refunds, ...actions).map(({ id }) => id);

  test('is withdrawn alone, and the other refunds stay', () => {
    expect(idsAfter(withdraw('r1'))).toEqual(['r2']);
    expect(idsAfter(withdraw('r1'), withdraw('r2'))).toEqual([]);
  });

  test('is not withdrawn if a file confirms it, or if it is unknown', () => {
    expect(idsAfter(withdraw('r1', 1_000))).toEqual(['r1', 'r2']);
    expect(idsAfter(withdraw('r3'))).toEqual(['r1', 'r2']);
    expect(record(withdraw('r1'))).toEqual([]);
  });
});
