import { formatMoney } from '@/domain/money/money';
import { historyOf } from '@/domain/payments/paymentHistory';
import { describeCustomer, describeNote, describeStep } from '@/pages/transactions/payment/details/historyWords';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

const at = '2024-06-01 12:00:00';
const money = (cents: number) => formatMoney(cents, USD);

/** The steps as the screen tells them. */
const toldOf = (...[transaction, records, parts]: Parameters<typeof historyOf>) =>
  historyOf(transaction, records, parts).map((step) => {
    const { kind: _kind, amount: _amount, note, ...rest } = step;
    return { ...rest, title: describeStep(step, money), detail: note && describeNote(note) };
  });

test('A payment was paid, refunded and by whom and when', () => {
  const transaction = buildTransaction({ amount: 2000, customerId: 'CUST007' });
  expect(toldOf(transaction, [buildRefund()])).toEqual([
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

test('Of each refund it is told what each party gave back, and whether its file said so; a void gives nothing back', () => {
  const division = { merchant: 1_350, processor: 0, partner: 0, platform: 150 };
  const [, recorded, told, voided] = toldOf(
    buildTransaction({ amount: 2000 }),
    [buildRefund(), Object.assign(buildRefund({ id: 'file' }), { isByThen: false }), buildVoid({ id: 'void' })],
    new Map([
      ['record-1', division],
      ['file', division],
      ['void', division],
    ]),
  );
  expect(recorded).toHaveProperty('givenBack', { division, isRecorded: true });
  expect(told).toHaveProperty('givenBack', { division, isRecorded: false });
  expect(voided).not.toHaveProperty('givenBack');
});

test('A pending one has not settled, until it is voided', () => {
  const transaction = buildTransaction({ status: 'Pending' });
  expect(toldOf(transaction, [])).toMatchObject([
    { title: 'Paid $1,250.00', detail: 'Not settled yet', by: undefined },
  ]);
  expect(describeCustomer({ customerId: 'CUST001' })).toBe('CUST001 (not recorded)');
  expect(describeCustomer({ customerId: '' })).toBe('Customer not recorded');
  expect(toldOf(transaction, [buildVoid()])).toMatchObject([
    { title: 'Paid $1,250.00', detail: undefined },
    { title: 'Voided $1,250.00', detail: 'Before it settled', by: 'Alex Morgan' },
  ]);
  expect(toldOf(buildTransaction(), [])).toMatchObject([{ title: 'Paid $1,250.00', detail: undefined }]);
});

test('Of a status of its own the status is told; of a refund of a file, whether it happened by then', () => {
  const ofFile = (id: string, isByThen: boolean) => Object.assign(buildRefund({ id }), { isByThen });
  const history = historyOf(buildTransaction({ status: 'Held' }), [ofFile('one', true), ofFile('other', false)]);
  expect(history.map(({ kind, note }) => ({ kind, note }))).toEqual([
    { kind: 'told', note: { kind: 'status', text: 'Held' } },
    { kind: 'refunded', note: { kind: 'byThen' } },
    { kind: 'refunded', note: { kind: 'asTheFileTells' } },
  ]);
  expect(historyOf(buildTransaction({ status: 'Refunded' }), [ofFile('one', true)])).toHaveLength(2);
});

test('A failed one failed; of a refunded one of the sample nobody recorded when and by whom', () => {
  expect(toldOf(buildTransaction({ status: 'Failed' }), [])).toMatchObject([
    { title: 'Payment of $1,250.00 failed', at },
  ]);
  const [, refund] = toldOf(buildTransaction({ status: 'Refunded' }), []);
  expect(refund).toEqual({
    id: 'TR20240601-001-refunded',
    title: 'Refunded $1,250.00',
    detail: 'In full. When and by whom was not recorded',
  });
});

test.each([
  ['2025-01-15 23:00:00', 'UTC', '2025-01-15 18:17:00', 'America/New_York', '2025-01-15 23:17:00'],
  ['2025-01-15 18:00:00', 'America/New_York', '2025-01-15 23:17:00', 'UTC', '2025-01-15 18:17:00'],
])('A payment at %s %s has its refund of %s %s at the time of its own zone', (date, zone, recordedAt, other, at) => {
  const refund = buildRefund({ recordedAt, zone: other });
  const steps = historyOf(buildTransaction({ date }), [refund], new Map(), zone);
  expect(steps.map((step) => [step.at, step.zone])).toEqual([
    [date, zone],
    [at, zone],
  ]);
  // Nothing says when in the day it was, or where.
  const [, onDay] = historyOf(buildTransaction({ date }), [{ ...refund, recordedAt: '2025-01-16' }], new Map(), zone);
  expect(onDay).toMatchObject({ at: '2025-01-16', zone });
  const [, nowhere] = historyOf(buildTransaction({ date }), [{ ...refund, zone: undefined }], new Map(), zone);
  expect(nowhere).toMatchObject({ at: recordedAt, zone: undefined });
});
