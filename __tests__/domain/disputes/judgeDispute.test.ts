import { checkDispute, isStepAllowed, judgeDispute, mayFollow, needsEvidence } from '@/domain/disputes/judgeDispute';
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
const refusalOf = (eligibility: ReturnType<typeof checkDispute>) =>
  eligibility.allowed ? undefined : eligibility.refusal;

test('A dispute is at most the amount that refunds and lost disputes left', () => {
  expect(checkDispute(PAYMENT, [], [])).toEqual({ allowed: true });
  expect(checkDispute(PAYMENT, [], [], 10_000)).toEqual({ allowed: true });
  expect(refusalOf(checkDispute(PAYMENT, [], [], 10_001))).toEqual({
    kind: 'amountAboveDisputable',
    refundable: 10_000,
  });
  expect(refusalOf(checkDispute(PAYMENT, [], [], 0))).toEqual({ kind: 'amountNotAboveZero' });
  expect(refusalOf(checkDispute({ ...PAYMENT, refunded: 3_000 }, [], [], 8_000))).toEqual({
    kind: 'amountAboveDisputable',
    refundable: 7_000,
  });
  const lost = { status: 'lost' as const, amount: 10_000 };
  expect(refusalOf(checkDispute(PAYMENT, [], [lost]))).toEqual({ kind: 'amountAboveDisputable', refundable: 0 });
});

test('Only a completed payment without an open dispute can be disputed', () => {
  expect(refusalOf(checkDispute({ ...PAYMENT, status: 'Pending' }, [], []))).toEqual({
    kind: 'notDisputable',
    status: 'Pending',
  });
  expect(refusalOf(checkDispute(PAYMENT, [], [{ status: 'under review', amount: 1 }]))).toEqual({
    kind: 'disputedAlready',
  });
  expect(checkDispute(PAYMENT, [], [{ status: 'won', amount: 10_000 }])).toEqual({ allowed: true });
});

test('Steps follow each other in an order that makes sense, and a bank may reverse a result', () => {
  expect(mayFollow('needs response', 'under review')).toBe(true);
  expect(mayFollow('under review', 'needs response')).toBe(false);
  expect(mayFollow('won', 'lost')).toBe(true);
  expect(mayFollow('needs response', 'needs response')).toBe(true);
  expect(mayFollow('prevented', 'won')).toBe(false);
});

test('The rules refuse a record twice, a second open dispute and a step that makes no sense', () => {
  expect(judgeDispute(record(), [])).toEqual({ allowed: true });
  expect(refusalOf(judgeDispute(record(), [record()]))).toEqual({ kind: 'recordedAlready' });
  expect(refusalOf(judgeDispute(record({ id: 'd2', disputeId: 'd2' }), [record()]))).toEqual({
    kind: 'disputedAlready',
  });
  const lost = record({ id: 'r3', status: 'lost' });
  expect(judgeDispute(lost, [record()])).toEqual({ allowed: true });
  const sent = record({ id: 'r4', status: 'under review' });
  expect(refusalOf(judgeDispute(sent, [record(), lost]))).toEqual({ kind: 'disputeStepRefused', status: 'lost' });
  // A file has the dispute, so its records say nothing about the steps before.
  expect(judgeDispute(sent, [])).toEqual({ allowed: true });
});

test('Evidence can be sent once, while a response is needed', () => {
  expect(DISPUTE_STATUSES.filter(needsEvidence)).toEqual(['needs response']);
});

test('The disputes of other payments do not count, and a dispute of a file starts with any step', () => {
  const second = record({ id: 'd2', disputeId: 'd2' });
  expect(refusalOf(judgeDispute(second, [record()]))).toEqual({ kind: 'disputedAlready' });
  expect(judgeDispute(second, [record({ transactionId: 'p2' })])).toEqual({ allowed: true });
  expect(judgeDispute(record({ id: 'd2', disputeId: 'd1', status: 'won' }), [record({ transactionId: 'p2' })])).toEqual(
    {
      allowed: true,
    },
  );
  const ofFile = record({ id: 'r1', disputeId: 'file-1', status: 'won' });
  expect(judgeDispute(ofFile, [record()])).toEqual({ allowed: true });
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
