import { formatMoney } from '@/domain/money/money';
import { historyOf, stepBefore } from '@/domain/payments/paymentHistory';
import * as texts from '@/pages/transactions/payment/details/texts';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

const at = '2024-06-01 12:00:00';
const money = (cents: number) => formatMoney(cents, USD);

const describeAll = (...[transaction, records, parts]: Parameters<typeof historyOf>) =>
  historyOf(transaction, records, parts).map((step) => {
    const { kind: _kind, amount: _amount, note, ...rest } = step;
    return { ...rest, title: texts.step[step.kind](money(step.amount)), detail: note && texts.note(note) };
  });

test('The history shows the payment and each refund with its person and time', () => {
  const transaction = buildTransaction({ amount: 2000, customerId: 'CUST007' });
  expect(describeAll(transaction, [buildRefund()])).toEqual([
    { id: 'TR20240601-001', title: 'Paid $20.00', detail: undefined, at, by: 'CUST007' },
    {
      id: 'record-1',
      title: 'Refunded $15.00',
      detail: 'Duplicate',
      at: '2024-07-01 09:00:00',
      by: 'Alex Morgan',
      zone: undefined,
    },
  ]);
});

test('Each refund has the refund share of each party and whether it was recorded; a void has none', () => {
  const allocation = { merchant: 1_350, processor: 0, partner: 0, platform: 150 };
  const [, recorded, reported, voided] = describeAll(
    buildTransaction({ amount: 2000 }),
    [buildRefund(), Object.assign(buildRefund({ id: 'file' }), { isUndated: false }), buildVoid({ id: 'void' })],
    new Map([
      ['record-1', allocation],
      ['file', allocation],
      ['void', allocation],
    ]),
  );
  expect(recorded).toHaveProperty('refundedShares', { allocation, isRecorded: true });
  expect(reported).toHaveProperty('refundedShares', { allocation, isRecorded: false });
  expect(voided).not.toHaveProperty('refundedShares');
});

test('A pending payment is not settled, until it is voided', () => {
  const transaction = buildTransaction({ status: 'Pending' });
  expect(describeAll(transaction, [])).toMatchObject([
    { title: 'Paid $1,250.00', detail: 'Not settled yet', by: undefined },
  ]);
  expect(texts.customerUnknown('CUST001')).toBe('Customer unknown (shown as CUST001)');
  expect(texts.customerUnknown('')).toBe('Customer unknown');
  expect(describeAll(transaction, [buildVoid()])).toMatchObject([
    { title: 'Paid $1,250.00', detail: undefined },
    { title: 'Voided $1,250.00', detail: 'Before settlement', by: 'Alex Morgan' },
  ]);
  expect(describeAll(buildTransaction(), [])).toMatchObject([{ title: 'Paid $1,250.00', detail: undefined }]);
});

test('The history keeps the status of an imported payment, and whether the time of an imported refund is known', () => {
  const ofFile = (id: string, isUndated: boolean) => Object.assign(buildRefund({ id }), { isUndated });
  const history = historyOf(buildTransaction({ status: 'Held' }), [ofFile('one', true), ofFile('other', false)]);
  expect(history.map(({ kind, note }) => ({ kind, note }))).toEqual([
    { kind: 'imported', note: { kind: 'status', text: 'Held' } },
    { kind: 'refunded', note: { kind: 'undated' } },
    { kind: 'refunded', note: { kind: 'fromFile' } },
  ]);
  expect(historyOf(buildTransaction({ status: 'Refunded' }), [ofFile('one', true)])).toHaveLength(2);
});

test('A failed payment has no paid step, and a refund of the sample has no date and no person', () => {
  expect(describeAll(buildTransaction({ status: 'Failed' }), [])).toMatchObject([
    { title: 'Payment of $1,250.00 failed', at },
  ]);
  const [, refund] = describeAll(buildTransaction({ status: 'Refunded' }), []);
  expect(refund).toEqual({
    id: 'TR20240601-001-refunded',
    title: 'Refunded $1,250.00',
    detail: 'Refunded in full. Date and person unknown.',
  });
});

test.each([
  ['2025-01-15 23:00:00', 'UTC', '2025-01-15 18:17:00', 'America/New_York', '2025-01-15 23:17:00'],
  ['2025-01-15 18:00:00', 'America/New_York', '2025-01-15 23:17:00', 'UTC', '2025-01-15 18:17:00'],
])('A payment at %s %s shows its refund of %s %s in the time zone of the payment', (date, zone, recordedAt, b, at) => {
  const refund = buildRefund({ recordedAt, zone: b });
  const steps = historyOf(buildTransaction({ date }), [refund], new Map(), zone);
  expect(steps.map((step) => [step.at, step.zone])).toEqual([
    [date, zone],
    [at, zone],
  ]);
  // A day without a time cannot be converted to another zone.
  const [, onDay] = historyOf(buildTransaction({ date }), [{ ...refund, recordedAt: '2025-01-16' }], new Map(), zone);
  expect(onDay).toMatchObject({ at: '2025-01-16', zone });
  const [, nowhere] = historyOf(buildTransaction({ date }), [{ ...refund, zone: undefined }], new Map(), zone);
  expect(nowhere).toMatchObject({ at: recordedAt, zone: undefined });
});

test('Something of a time is shown after the last step that is not later, and never before the payment', () => {
  const steps = [{ at: '2024-06-01 12:00:00' }, {}, { at: '2024-06-05 12:00:00' }];
  const indexAt = (time: string) => stepBefore(steps, time);
  expect(indexAt('2024-05-31 00:00:00')).toBe(0);
  expect(indexAt('2024-06-03 00:00:00')).toBe(0);
  expect(indexAt('2024-06-05 12:00:00')).toBe(2);
});

test('An approval is shown before the refund that it records in the same second', () => {
  const steps = [{ at: '2024-06-01 12:00:00' }, { at: '2024-06-05 12:00:00' }];
  expect(stepBefore(steps, '2024-06-05 12:00:00', true)).toBe(0);
  expect(stepBefore(steps, '2024-06-05 12:00:01', true)).toBe(1);
  expect(stepBefore(steps, '2024-06-01 12:00:00', true)).toBe(0);
});
