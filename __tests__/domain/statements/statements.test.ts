import { buildDataSet } from '../../helpers/dataSets';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { computeBalances } from '@/domain/statements/balances';
import { statementNumber } from '@/domain/statements/issued';
import { partyNameOf } from '@/domain/statements/parties';
import { checkPayout } from '@/domain/statements/payouts/payouts';
import { groupByMerchant } from '@/domain/statements/sums/grouping';
import { computeStatement } from '@/domain/statements/statements';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { importedPayment, importedRefund } from '../../helpers/workspace';
import { buildPayout, issue, sourceOf, reproduce } from '../../helpers/domain/statements';

const MAY = { start: '2024-05-01', end: '2024-05-31' };
const JUNE = { start: '2024-06-01', end: '2024-06-30' };
const JULY = { start: '2024-07-01', end: '2024-07-31' };

// $100.00 are split into 90.00, 3.20 for the processor, 4.80 for the partner and 2.00 for the platform.
const paid = buildTransaction({ id: 'TR20240610-001', amount: 10_000, date: '2024-06-10 10:00:00' });
const refund = buildRefund({ transactionId: paid.id, amount: 5_000, recordedAt: '2024-06-20 09:00:00' });
const linesOf = ({ length, lineAt, balanceAt }: Statement) =>
  Array.from({ length }, (_, position) => ({ ...lineAt(position), balance: balanceAt(position) }));

test('A merchant gets its share of a payment, covers its part of a refund, and its payouts are deducted', () => {
  const payout = buildPayout({ amount: 4_000, day: '2024-06-20' });
  const source = sourceOf({ transactions: [paid], records: [refund], payouts: [payout] });
  const statement = computeStatement(source, 'MER001', JUNE);
  const line = { paymentId: paid.id, note: '' };
  expect(linesOf(statement)).toEqual([
    {
      ...line,
      kind: 'payment',
      time: paid.date,
      gross: 10_000,
      net: 9_000,
      balance: 9_000,
      fees: { processor: 320, partner: 480, platform: 200 },
    },
    {
      ...line,
      kind: 'refund',
      time: '2024-06-20 09:00:00',
      gross: -5_000,
      net: -4_660,
      balance: 4_340,
      fees: { processor: 0, partner: -240, platform: -100 },
      recordId: refund.id,
    },
    {
      kind: 'payout',
      time: '2024-06-20',
      paymentId: '',
      note: 'June',
      gross: 0,
      net: -4_000,
      balance: 340,
      fees: { processor: 0, partner: 0, platform: 0 },
      recordId: payout.id,
    },
  ]);
  expect(statement).toMatchObject({ opening: 0, closing: 340, isClosed: true });
  expect(statement.totals.payment).toMatchObject({ count: 1, gross: 10_000, net: 9_000 });
});

test.each([
  ['processor', 320],
  ['partner', 240],
  ['platform', 100],
])('The %s has a statement of the same kind', (partyId, closing) => {
  const statement = computeStatement(sourceOf({ transactions: [paid], records: [refund] }), partyId, JUNE);
  expect(statement).toMatchObject({ closing, isClosed: true, length: 2 });
});

test('Pending payments are separate from the balance, and failed or voided ones are not in it', () => {
  const rows = (['Pending', 'Failed', 'Pending', 'Completed'] as const).map((status, index) =>
    buildTransaction({ id: `TR20240610-00${index}`, amount: 10_000, date: paid.date, status }),
  );
  const source = sourceOf({ transactions: rows, records: [buildVoid({ transactionId: rows[2]!.id })] });
  const [merchantBalance] = computeBalances(source, JUNE, ['MER001']).slice(-1);
  expect(merchantBalance).toMatchObject({
    partyId: 'MER001',
    closing: 9_000,
    available: 9_000,
    pending: 9_000,
    paid: 0,
  });
  expect(computeStatement(source, 'MER001', JUNE).length).toBe(1);
});

test('A refund after a payout makes the balance negative, and the next payment reduces it first', () => {
  const next = buildTransaction({ id: 'TR20240705-002', amount: 10_000, date: '2024-07-05 10:00:00' });
  const payout = buildPayout({ amount: 9_000, day: '2024-06-15' });
  const readSummary = (transactions: (typeof paid)[]) =>
    computeBalances(sourceOf({ transactions, records: [refund], payouts: [payout] }), JUNE, ['MER001']).at(-1);
  expect(readSummary([paid])).toMatchObject({ balance: -4_660, available: 0, paid: 9_000, paidOut: 9_000 });
  expect(readSummary([paid, next])).toMatchObject({ closing: -4_660, balance: 4_340, available: 4_340 });
});

test('A payout is limited by the available balance', () => {
  expect(checkPayout(4_340, 4_340)).toEqual({ allowed: true });
  expect(checkPayout(4_341, 4_340)).toMatchObject({ refusal: { kind: 'amountAboveRefundable', refundable: 4_340 } });
  expect(checkPayout(0, 4_340)).toMatchObject({ refusal: { kind: 'amountNotAboveZero' } });
  expect(checkPayout(100, -4_660)).toMatchObject({ refusal: { kind: 'nothingAvailable', balance: -4_660 } });
});

test('Later changes of an issued statement’s days are corrected on the next one, and the issued one never changes', () => {
  const before = sourceOf({ transactions: [paid] });
  const issued = issue(before, 'MER001', JUNE, '2024-06-15 12:00:00');
  const advance = { day: JUNE.end, reference: 'Advance', recordedAt: '2024-07-01 08:00:00' };
  const laterPayout = buildPayout({ ...advance, amount: 1_000 });
  const after = sourceOf({ transactions: [paid], records: [refund], payouts: [laterPayout], issued: [issued] });
  const july = computeStatement(after, 'MER001', JULY);
  expect(july).toMatchObject({ opening: 9_000, closing: 3_340, isClosed: true });
  expect(linesOf(july).map(({ kind, note, net }) => [kind, note, net])).toEqual([
    ['correction', 'Refund, after S-2024-06-MER001 was issued', -4_660],
    ['correction', 'Payout Advance, after S-2024-06-MER001 was issued', -1_000],
  ]);
  expect(reproduce(after, issued)).toMatchObject({ closing: 9_000, length: 1 });
  // After the next one is issued, too, nothing is left to correct.
  const both = sourceOf({
    transactions: [paid],
    records: [refund],
    payouts: [laterPayout],
    issued: [issued, issue(after, 'MER001', JULY, '2024-08-01 09:00:00')],
  });
  const august = { start: '2024-08-01', end: '2024-08-31' };
  expect(computeStatement(both, 'MER001', august)).toMatchObject({ opening: 3_340, closing: 3_340, length: 0 });
  const balance = { opening: 9_000, earned: -4_660, paidOut: 1_000, closing: 3_340 };
  expect(computeBalances(both, JULY, ['MER001']).at(-1)).toMatchObject(balance);
});

test('Changed rows of a newer file are corrected in one line, and the issued statement keeps its stored lines', () => {
  const issued = issue(sourceOf({ transactions: [paid] }), 'MER001', JUNE, '2024-07-01 12:00:00');
  const source = sourceOf({ transactions: [{ ...paid, amount: 20_000 }], issued: [issued] });
  const july = computeStatement(source, 'MER001', JULY);
  expect(linesOf(july)).toMatchObject([
    {
      kind: 'correction',
      note: 'Changed rows and records since S-2024-06-MER001 was issued',
      net: 9_000,
      balance: 18_000,
    },
  ]);
  expect(linesOf(reproduce(source, issued)!)).toMatchObject([{ paymentId: paid.id, gross: 10_000, balance: 9_000 }]);
  // A statement without stored lines, or with damaged ones, can no longer be reproduced.
  const { paper = '', ...unheld } = issued;
  expect(reproduce(source, unheld)).toBeUndefined();
  expect(reproduce(source, { ...unheld, paper: paper.replace('9000', '9001') })).toBeUndefined();
});

test('A reversed payout stays on the statement that was issued with it, and is corrected on the next one', () => {
  const payout = buildPayout({ amount: 4_000, day: '2024-06-20', reference: 'June' });
  const before = sourceOf({ transactions: [paid], payouts: [payout] });
  const { paper: _paper, ...issued } = issue(before, 'MER001', JUNE, '2024-07-02 12:00:00');
  const back = { id: '2', recordedAt: '2024-07-03 09:00:00', payout };
  const after = sourceOf({ transactions: [paid], reversals: [back], issued: [issued] });
  expect(reproduce(after, issued)).toMatchObject({ opening: 0, closing: 5_000, length: 2, isClosed: true });
  const july = computeStatement(after, 'MER001', JULY);
  expect(linesOf(july).map(({ kind, note, balance }) => [kind, note, balance])).toEqual([
    ['correction', 'Payout June, taken back after S-2024-06-MER001 was issued', 9_000],
  ]);
  expect(computeBalances(after, JULY, []).at(-1)).toMatchObject({ earned: 0, paidOut: -4_000 });
  // After the restoration, nothing is left to correct.
  const restored = { id: '3', recordedAt: '2024-07-03 10:00:00' };
  const again = { transactions: [paid], payouts: [payout], reversals: [{ ...back, restored }] };
  expect(computeStatement(sourceOf({ ...again, issued: [issued] }), 'MER001', JULY)).toMatchObject({ length: 0 });
  // If it was issued in between, the correction is on the next one.
  const between = issue(sourceOf({ transactions: [paid], reversals: [back] }), 'MER001', JUNE, '2024-07-03 09:30:00');
  expect(between).toMatchObject({ closing: 9_000, lines: 1 });
  const source = sourceOf({ ...again, issued: [between] });
  expect(reproduce(source, { ...between, paper: undefined })).toMatchObject({ closing: 9_000, length: 1 });
  expect(linesOf(computeStatement(source, 'MER001', JULY))).toMatchObject([
    { note: 'Payout June, after S-2024-06-MER001 was issued', net: -4_000 },
  ]);
});

test('Imported refunds have their own time, and one without a time has that of its payment', () => {
  const rows = [
    importedPayment('P1'),
    importedPayment('P2', { status: 'Refunded', date: '2025-06-14 10:00:00' }),
    importedPayment('P3', { status: 'Settled', date: '2025-06-13' }),
  ];
  const table = tableOfDataSet(buildDataSet(rows, { refunds: [importedRefund('P1')] }));
  const source = { ...sourceOf({ transactions: [] }), table, merchants: groupByMerchant(table) };
  const statement = computeStatement(source, table.merchantIdAt(0), { start: '2025-06-01', end: '2025-06-30' });
  expect(linesOf(statement).map(({ kind, time, paymentId }) => [kind, time, paymentId])).toEqual([
    ['payment', '2025-06-13', 'P3'],
    ['payment', '2025-06-14 10:00:00', 'P2'],
    ['refund', '2025-06-14 10:00:00', 'P2'],
    ['payment', '2025-06-15 12:00:00', 'P1'],
    ['refund', '2025-06-16 08:00:00', 'P1'],
  ]);
  expect(statement.isClosed).toBe(true);
});

test('A month and other days of a party have different numbers, and a party with a fee has its name', () => {
  expect(statementNumber('MER001', JUNE)).toBe('S-2024-06-MER001');
  expect(statementNumber('MER001', { start: '2024-06-01', end: '2024-06-15' })).toBe('S-20240601-20240615-MER001');
  expect(statementNumber('partner', { ...MAY, end: JUNE.end })).toBe('S-20240501-20240630-partner');
  expect(['platform', 'MER001', 'MER9'].map((id) => partyNameOf(new Map([['MER001', 'Harbor']]), id))).toEqual([
    'SplitPay',
    'Harbor',
    'MER9',
  ]);
});
