import { isStepAllowed, mayFollow, mayRecordStep, needsEvidence } from '@/domain/disputes/judgeDispute';
import type { DisputeRecord } from '@/domain/disputes/disputes';
import { DISPUTE_STATUSES } from '@/domain/disputes/vocabulary';

const PAYMENT = { amount: 10_000, status: 'Completed' as const };
const record = (values: Partial<DisputeRecord> = {}): DisputeRecord => ({
  id: 'd1',
  disputeId: 'd1',
  transactionId: 'p1',
  status: 'needs response',
  amount: 4_000,
  fee: 0,
  reason: '',
  networkCode: '',
  openedAt: '2024-06-02 09:00:00',
  note: '',
  recordedAt: '2024-06-03 09:00:00',
  recordedBy: 'Dana',
  zone: 'UTC',
  ...values,
});
/** Whether a new dispute of an amount may be opened. */
const mayOpen = (amount: number, { row = PAYMENT, disputes = [] }: Partial<Parameters<typeof isStepAllowed>[0]> = {}) =>
  isStepAllowed({ row, records: [], disputes }, { status: 'needs response', amount, fee: 0 });

test('A dispute is at most the amount that refunds and lost disputes left', () => {
  expect([10_000, 10_001, 1, 0, -1, 0.5].map((amount) => mayOpen(amount))).toEqual([
    ...[true, false, true, false, false, false],
  ]);
  const row = { ...PAYMENT, refunded: 3_000 };
  expect([7_000, 7_001].map((amount) => mayOpen(amount, { row }))).toEqual([true, false]);
  const lost = { id: 'd1', status: 'lost' as const, amount: 6_000 };
  expect([4_000, 4_001].map((amount) => mayOpen(amount, { disputes: [lost] }))).toEqual([true, false]);
});

test('Only a completed payment without an open dispute can be disputed', () => {
  expect(mayOpen(1, { row: { ...PAYMENT, status: 'Pending' } })).toBe(false);
  const disputes = (status: 'under review' | 'won') => [{ id: 'd1', status, amount: 1 }];
  expect(mayOpen(1, { disputes: disputes('under review') })).toBe(false);
  expect(mayOpen(10_000, { disputes: disputes('won') })).toBe(true);
});

test('Steps follow each other in an order that makes sense, and a bank may reverse a result', () => {
  expect(mayFollow('needs response', 'under review')).toBe(true);
  expect(mayFollow('under review', 'needs response')).toBe(false);
  expect(mayFollow('won', 'lost')).toBe(true);
  expect(mayFollow('needs response', 'needs response')).toBe(true);
  expect(mayFollow('prevented', 'won')).toBe(false);
});

test('The rules refuse a record twice, a second open dispute and a step that makes no sense', () => {
  expect(mayRecordStep(record(), [])).toBe(true);
  expect(mayRecordStep(record(), [record()])).toBe(false);
  expect(mayRecordStep(record({ id: 'd2', disputeId: 'd2' }), [record()])).toBe(false);
  const lost = record({ id: 'r3', status: 'lost' });
  expect(mayRecordStep(lost, [record()])).toBe(true);
  const sent = record({ id: 'r4', status: 'under review' });
  expect(mayRecordStep(sent, [record(), lost])).toBe(false);
  // A file has the dispute, so its records say nothing about the steps before.
  expect(mayRecordStep(sent, [])).toBe(true);
});

test('Evidence can be sent once, while a response is needed', () => {
  expect(DISPUTE_STATUSES.filter(needsEvidence)).toEqual(['needs response']);
});

test('The disputes of other payments do not count, and a dispute of a file starts with any step', () => {
  const second = record({ id: 'd2', disputeId: 'd2' });
  expect(mayRecordStep(second, [record()])).toBe(false);
  expect(mayRecordStep(second, [record({ transactionId: 'p2' })])).toBe(true);
  expect(mayRecordStep(record({ id: 'd2', disputeId: 'd1', status: 'won' }), [record({ transactionId: 'p2' })])).toBe(
    true,
  );
  const ofFile = record({ id: 'r1', disputeId: 'file-1', status: 'won' });
  expect(mayRecordStep(ofFile, [record()])).toBe(true);
});

test('A step follows the status of its dispute, with the amount of the dispute or one within the payment', () => {
  const disputed = {
    row: PAYMENT,
    records: [],
    disputes: [
      { id: 'd0', status: 'won' as const, amount: 1_000 },
      { id: 'd1', status: 'needs response' as const, amount: 4_000 },
    ],
  };
  const step = { disputeId: 'd1', status: 'under review' as const, amount: 4_000, fee: 0 };
  const isAllowed = (fields: Partial<Parameters<typeof isStepAllowed>[1]>) =>
    isStepAllowed(disputed, { ...step, ...fields });
  expect([
    isAllowed({}),
    isAllowed({ amount: 10_000 }),
    isAllowed({ amount: 10_001 }),
    isAllowed({ amount: 0 }),
  ]).toEqual([true, true, false, false]);
  expect(isAllowed({ status: 'warning' })).toBe(false);
  expect([isAllowed({ disputeId: 'd0' }), isAllowed({ disputeId: 'd0', status: 'lost' })]).toEqual([false, true]);
  expect(isAllowed({ disputeId: undefined, status: 'needs response', amount: 1_000 })).toBe(false);
});
