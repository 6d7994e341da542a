import fc from 'fast-check';
import * as v from 'valibot';
import {
  addRecord,
  checkRefund,
  checkUnreserved,
  checkVoid,
  refundableAmount,
  partlyRefundedNote,
  refundedOf,
  replayRecords,
  statusOf,
  type Payable,
  type PaymentRecord,
} from '@/domain/payments/refunds/refundRules';
import { readRefundAmount } from '@/domain/payments/refunds/refundAmount';
import { TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { paymentRecordSchema } from '@/domain/payments/schema';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

const completed = buildTransaction({ amount: 2000 });
const pending = buildTransaction({ amount: 2000, status: 'Pending' });
const failed = buildTransaction({ amount: 2000, status: 'Failed' });
const refunded = buildTransaction({ amount: 2000, status: 'Refunded' });
const half = [buildRefund({ amount: 1000 })];
const whole = [buildRefund({ amount: 1500 }), buildRefund({ id: 'record-2', amount: 500 })];

const allowed = { allowed: true };
const notVoidable = (status: string) => ({ allowed: false, refusal: { kind: 'notVoidable', status } });
const notRefundable = (status: string) => ({ allowed: false, refusal: { kind: 'notRefundable', status } });

test('A status follows from the row and its records', () => {
  for (const status of TRANSACTION_STATUSES) expect(statusOf({ amount: 2000, status }, [])).toBe(status);
  expect(statusOf(pending, [buildVoid()])).toBe('Voided');
  expect(statusOf(completed, half)).toBe('Completed');
  expect(statusOf(completed, whole)).toBe('Refunded');
  expect(statusOf({ amount: 0, status: 'Completed' }, [])).toBe('Completed');
});

test('A void is allowed while the payment is Pending, or else refused with the reason', () => {
  expect(checkVoid(pending, [])).toEqual(allowed);
  expect(checkVoid(completed, [])).toEqual(notVoidable('Completed'));
  expect(checkVoid(completed, half)).toEqual(notVoidable('Completed'));
  expect(checkVoid(completed, whole)).toEqual(notVoidable('Refunded'));
  expect(checkVoid(refunded, [])).toEqual(notVoidable('Refunded'));
  expect(checkVoid(failed, [])).toEqual(notVoidable('Failed'));
  expect(checkVoid(pending, [buildVoid()])).toEqual(notVoidable('Voided'));
});

test('A refund is allowed while the payment is Completed with a refundable amount, or else refused with the reason', () => {
  expect(checkRefund(completed, [])).toEqual(allowed);
  expect(checkRefund(completed, half)).toEqual(allowed);
  expect(checkRefund(pending, [])).toEqual(notRefundable('Pending'));
  const inFull = notRefundable('Refunded');
  expect(checkRefund(completed, whole)).toEqual(inFull);
  expect(checkRefund(refunded, [])).toEqual(inFull);
  expect(checkRefund(refunded, [], 1)).toEqual(inFull);
  expect(checkRefund(failed, [])).toEqual(notRefundable('Failed'));
  expect(checkRefund(pending, [buildVoid()])).toEqual(notRefundable('Voided'));
});

test('An amount must be above 0 and at most the refundable amount, to the cent', () => {
  expect(checkRefund(completed, half, 1)).toEqual(allowed);
  expect(checkRefund(completed, half, 1000)).toEqual(allowed);
  expect(checkRefund(completed, half, 1001)).toEqual({
    allowed: false,
    refusal: { kind: 'amountAboveRefundable', refundable: 1000 },
  });
  for (const amount of [0, -0, -1, 0.5, NaN])
    expect(checkRefund(completed, half, amount)).toEqual({ allowed: false, refusal: { kind: 'amountNotAboveZero' } });
});

test('A typed amount is read and validated', () => {
  expect(readRefundAmount('$10', completed, half, USD)).toEqual({ cents: 1000 });
  expect(readRefundAmount('10.01', completed, half, USD)).toEqual({
    refusal: { kind: 'amountAboveRefundable', refundable: 1000 },
  });
  expect(readRefundAmount('-1', completed, half, USD)).toEqual({ refusal: { kind: 'amountNotAboveZero' } });
  expect(readRefundAmount('99999999999999999999999', completed, half, USD)).toEqual({
    refusal: { kind: 'amountTooLarge' },
  });
  for (const row of [completed, pending])
    expect(readRefundAmount('ten', row, [], USD)).toEqual({ refusal: { kind: 'amountUnreadable' } });
});

test('A payment has a refunded amount, a refundable amount and a note next to Completed', () => {
  expect([refundedOf(completed, []), refundableAmount(completed, [])]).toEqual([0, 2000]);
  expect([refundedOf(completed, half), refundableAmount(completed, half)]).toEqual([1000, 1000]);
  expect([refundedOf(completed, whole), refundableAmount(completed, whole)]).toEqual([2000, 0]);
  expect([refundedOf(refunded, []), refundableAmount(refunded, [])]).toEqual([2000, 0]);
  expect([refundedOf(pending, [buildVoid()]), refundableAmount(pending, [buildVoid()])]).toEqual([0, 0]);
  const noteOf = (row: Payable, records: readonly PaymentRecord[]) =>
    partlyRefundedNote({ status: statusOf(row, records), refunded: refundedOf(row, records) }, USD);
  expect([completed, failed, refunded].map((row) => noteOf(row, []))).toEqual([undefined, undefined, undefined]);
  expect(noteOf(completed, half)).toBe('Partly refunded $10.00');
  expect(noteOf(completed, whole)).toBeUndefined();
});

test('A refused record changes nothing', () => {
  const records = half;
  expect(addRecord(records, half[0]!, completed)).toBe(records);
  expect(addRecord(records, buildRefund({ id: 'record-2', amount: 1001 }), completed)).toBe(records);
  expect(addRecord(records, buildVoid({ id: 'record-2' }), completed)).toBe(records);
  expect(addRecord(records, buildRefund({ id: 'record-2', amount: 1000 }), completed)).toHaveLength(2);
});

test('Records are stored with their own transaction, in the order of their times', () => {
  const first = buildRefund({ id: 'record-9', amount: 500, recordedAt: '2024-07-01 08:00:00' });
  const b = buildRefund({ id: 'record-2', amount: 2000, transactionId: 'TR2-2' });
  expect(addRecord(half, first, completed)).toEqual([first, ...half]);
  expect(replayRecords([...half, b, first], () => completed)).toEqual({
    'TR20240601-001': [first, ...half],
    'TR2-2': [b],
  });
});

test('A replay accepts the first records as long as the rules allow them', () => {
  const [first, second] = ['08', '09'].map((hour) =>
    buildRefund({ id: hour, amount: 1500, recordedAt: `2024-07-01 ${hour}:00:00` }),
  );
  const b = buildVoid({ id: '10', transactionId: 'TR2-2', recordedAt: '2024-07-01 10:00:00' });
  const rowOf = (id: string) => (id === 'TR2-2' ? pending : completed);
  expect(replayRecords([b, second!, first!], rowOf)).toEqual({ 'TR20240601-001': [first], 'TR2-2': [b] });
  expect(replayRecords([first!], () => undefined)).toEqual({});
});

const AMOUNT = 10_000;
const rows = new Map([
  ['TR1-1', { amount: AMOUNT, status: 'Completed' as const }],
  ['TR2-2', { amount: AMOUNT, status: 'Pending' as const }],
]);
const record: fc.Arbitrary<PaymentRecord> = fc
  .record({
    isVoid: fc.boolean(),
    transactionId: fc.constantFrom('TR1-1', 'TR2-2', 'TR3-3'),
    amount: fc.integer({ min: 1, max: AMOUNT }),
    second: fc.integer({ min: 10, max: 13 }),
    id: fc.string({ minLength: 1, maxLength: 2 }),
  })
  .map(({ isVoid, amount, second, ...ids }) =>
    isVoid
      ? buildVoid({ ...ids, recordedAt: `2024-07-01 09:00:${second}` })
      : buildRefund({ ...ids, amount, recordedAt: `2024-07-01 09:00:${second}` }),
  );
const someRecords = fc.uniqueArray(record, { maxLength: 12, selector: ({ id }) => id });

test('Records in any combination refund at most the payment, and void it at most once', () => {
  fc.assert(
    fc.property(someRecords, (records) => {
      const accepted = replayRecords(records, (id) => rows.get(id));
      const { 'TR1-1': ofCompleted = [], 'TR2-2': ofPending = [], ...others } = accepted;
      expect(ofCompleted.every(({ kind }) => kind === 'refund')).toBe(true);
      expect(refundedOf(rows.get('TR1-1')!, ofCompleted)).toBeLessThanOrEqual(AMOUNT);
      expect(ofPending.map(({ kind }) => kind)).toEqual(ofPending.length === 0 ? [] : ['void']);
      expect(others).toEqual({});
    }),
    { numRuns: 1000 },
  );
});

test('A replay in another order keeps the same records, and replaying those changes nothing', () => {
  const twice = someRecords.chain((records) =>
    fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
  );
  fc.assert(
    fc.property(twice, ([records, shuffled]) => {
      const accepted = replayRecords(records, (id) => rows.get(id));
      expect(replayRecords(shuffled, (id) => rows.get(id))).toEqual(accepted);
      expect(replayRecords(Object.values(accepted).flat(), (id) => rows.get(id))).toEqual(accepted);
    }),
    { numRuns: 1000 },
  );
});

test('A stored record is a complete refund or void, and keeps the fields of a newer version', () => {
  const isRecord = (record: object) => v.is(paymentRecordSchema, record);
  expect([buildRefund({ zone: 'Europe/Berlin' }), buildVoid(), buildRefund({ amount: 1 })].every(isRecord)).toBe(true);
  const { transactionId: _of, ...ofNoPayment } = buildVoid();
  const others = [
    ...[{}, ofNoPayment, { ...buildVoid(), kind: 'refund' }, { ...buildVoid(), kind: '' }],
    ...[
      buildRefund({ amount: 0 }),
      { ...buildRefund(), reason: 'Sold out' },
      { ...buildRefund(), recordedAt: '2024-07-01' },
    ],
  ];
  expect(others.filter(isRecord)).toEqual([]);
  const ofNewerVersion = [
    { ...buildVoid(), amount: 1 },
    { ...buildRefund(), note: '' },
  ];
  for (const record of ofNewerVersion) expect(v.parse(paymentRecordSchema, record)).toEqual(record);
});

test('A replay returns the refused records in the order of their times, and accepts those of any id of a payment', () => {
  const earlier = buildRefund({
    id: 'a',
    amount: AMOUNT,
    transactionId: '__proto__',
    recordedAt: '2024-07-01 09:00:00',
  });
  const later = buildRefund({ id: 'b', amount: 1, transactionId: '__proto__', recordedAt: '2024-07-01 09:00:01' });
  const last = buildRefund({ id: 'c', amount: 1, transactionId: 'unknown', recordedAt: '2024-07-01 09:00:02' });
  const refused: PaymentRecord[] = [];
  const findPayment = (id: string) => (id === '__proto__' ? rows.get('TR1-1') : undefined);
  const accepted = replayRecords([last, later, earlier], findPayment, false, refused);
  expect(Object.entries(accepted)).toEqual([['__proto__', [earlier]]]);
  expect(refused).toEqual([later, last]);
});

test('Waiting proposals reserve a part of what is available, and without them another rule decides', () => {
  expect(checkUnreserved(400, 600, 200)).toEqual(allowed);
  const refusal = { kind: 'amountReserved', reserved: 200, available: 400 };
  expect(checkUnreserved(401, 600, 200)).toEqual({ allowed: false, refusal });
  expect(checkUnreserved(1, 100, 200)).toMatchObject({ refusal: { reserved: 200, available: 0 } });
  expect(checkUnreserved(700, 600, 0)).toEqual(allowed);
});

test('Records of an unknown payment are refused, unless they were judged where its row is', () => {
  const [refund] = half;
  const refused: PaymentRecord[] = [];
  expect(replayRecords(half, () => undefined, false, refused)).toEqual({});
  expect(refused).toEqual(half);
  expect(Object.values(replayRecords(half, () => undefined, true))).toEqual([[refund]]);
  // The rules of a known payment count.
  expect(replayRecords([buildRefund({ amount: 2_001 })], () => completed, true)).toEqual({});
});
