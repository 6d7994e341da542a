import { fileOf, withAllRows } from '@/domain/lists/csv';
import { matchesFilters } from '@/domain/lists/lists';
import { computeBalances } from '@/domain/statements/balances';
import { partyNameOf } from '@/domain/statements/parties';
import {
  payoutDayProblem,
  payoutRun,
  readMinimum,
  readPayoutAmount,
  type Payees,
} from '@/domain/statements/payouts/payoutForm';
import { arrivingStatementFile, countPrintedPages, statementsFile } from '@/domain/statements/statementFiles';
import { STATEMENT_LIST, type StatementRow } from '@/domain/statements/statementList';
import { rowsOfParty } from '@/domain/statements/source';
import { computeStatement } from '@/domain/statements/statements';
import { buildTransaction } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { buildPayout, issue, sourceOf } from '../../helpers/domain/statements';

const JUNE = { start: '2024-06-01', end: '2024-06-30' };
// $100.00 are split into 90.00, 3.20 for the processor, 4.80 for the partner and 2.00 for the platform.
const pay = (id: string, date: string, merchantId = 'MER001') =>
  buildTransaction({ id, amount: 10_000, date, merchantId });
const source = sourceOf({
  transactions: [
    pay('TR20240505-001', '2024-05-05 10:00:00'),
    pay('TR20240705-001', '2024-07-05 10:00:00', 'MER002'),
    pay('TR20240610-001', '2024-06-10 10:00:00'),
  ],
  payouts: [
    buildPayout({ id: 'p1', amount: 1_000, day: '2024-05-31' }),
    buildPayout({ id: 'p2', amount: 2_000, day: '2024-06-15' }),
    buildPayout({ id: 'p3', amount: 3_000, day: '2024-07-15' }),
  ],
});
const balanceOf = (partyId: string) =>
  computeBalances(source, JUNE, ['MER001']).find((partyBalance) => partyBalance.partyId === partyId)!;

test('The balance of a party is given before, within and after the days', () => {
  expect(balanceOf('MER001')).toMatchObject({ opening: 8_000, earned: 9_000, paidOut: 2_000, closing: 15_000 });
  expect(balanceOf('MER001')).toMatchObject({ balance: 12_000, available: 12_000, pending: 0, paid: 6_000 });
});

test('A merchant that only payments name has a balance, and one without payments has zero', () => {
  expect(balanceOf('MER002')).toMatchObject({ opening: 0, closing: 0, balance: 9_000 });
  const [none] = computeBalances(source, JUNE, ['MER009']).filter(({ partyId }) => partyId === 'MER009');
  expect(none).toMatchObject({ opening: 0, earned: 0, balance: 0, available: 0, paid: 0 });
  expect(rowsOfParty(source, 'MER009')).toHaveLength(0);
});

test('Unsorted payments are sorted by time in a statement', () => {
  const { length, lineAt } = computeStatement(source, 'platform', { start: '2024-05-01', end: '2024-07-31' });
  const times = Array.from({ length }, (_, index) => lineAt(index).time);
  expect(times).toEqual(['2024-05-05 10:00:00', '2024-06-10 10:00:00', '2024-07-05 10:00:00']);
});

test('Payments and payouts of the same time keep their order', () => {
  const at = '2024-06-10 10:00:00';
  const of = sourceOf({
    transactions: [pay('TR1', at), pay('TR2', '2024-06-11 10:00:00'), pay('TR3', at)],
    payouts: [buildPayout({ id: 'p1', day: '2024-06-20' }), buildPayout({ id: 'p2', day: '2024-06-20' })],
  });
  const { length, lineAt } = computeStatement(of, 'MER001', JUNE);
  const lines = Array.from({ length }, (_, index) => lineAt(index));
  expect(lines.map(({ kind, paymentId }) => paymentId || kind)).toEqual(['TR1', 'TR3', 'TR2', 'payout', 'payout']);
});

describe('The list of statements', () => {
  const row: StatementRow = { ...balanceOf('MER001'), id: 'MER001', name: 'Harbor', issued: undefined };
  const issued = { ...row, issued: issue(source, 'MER001', JUNE, '2024-07-01 09:00:00') };

  test('sorts a negative balance below zero, and exports plain amounts', () => {
    const { columns } = STATEMENT_LIST;
    expect(columns.available.value({ ...row, balance: -500, available: 0 })).toBe(-500);
    const { headers, rows } = fileOf(STATEMENT_LIST, [row], USD);
    expect(rows[0]?.[headers.indexOf('CLOSING')]).toBe('150.00');
    expect([columns.party.value(row), columns.status.value(row)]).toEqual(['Harbor', '']);
    expect(columns.status.value(issued)).toBe(issued.issued.id);
    expect(STATEMENT_LIST.searchedTexts(row)).toEqual(['Harbor', 'MER001']);
  });

  test.each([
    ['Available', row, { ...row, available: 0 }],
    ['Negative balance', { ...row, balance: -1 }, { ...row, balance: 0 }],
    ['Issued', issued, row],
    ['Not issued', row, issued],
  ])('filters by %s', (status, matches, left) => {
    expect([matches, left].map((listed) => matchesFilters(STATEMENT_LIST, listed, { status }))).toEqual([true, false]);
  });

  test('is empty for an unknown option', () => {
    expect(matchesFilters(STATEMENT_LIST, row, { status: 'Lost' })).toBe(false);
  });
});

test('An export of statements ends with the last one, regardless of the requested number', () => {
  const statement = computeStatement(source, 'MER001', JUNE);
  const file = statementsFile([statement], () => ({ number: 'S-1', partyNumber: 'MER001', name: 'Harbor' }), {
    currency: USD,
    timeZone: 'UTC',
    noteOf: ({ note }) => note,
  });
  const rows = file.rows.slice(0, file.rows.length + 5);
  expect(rows.map((cells) => [cells[5], cells[14]])).toEqual([
    ['Opening balance', '80.00'],
    ['Payment', '170.00'],
    ['Payout', '150.00'],
    ['Closing balance', '150.00'],
  ]);
  expect(rows).toHaveLength(file.rows.length);
});

test('Lines that arrive in portions are the same export', async () => {
  const statement = computeStatement(source, 'MER001', { start: '2024-05-01', end: '2024-07-31' });
  const heading = { number: 'S-1', partyNumber: 'MER001', name: 'Harbor' };
  const format = { currency: USD, timeZone: 'UTC', noteOf: ({ note }: { note: string }) => note };
  const { opening, closing, length, lineAt } = statement;
  const lines = Array.from({ length }, (_, index) => lineAt(index));
  expect(length).toBe(5);
  async function* arriving() {
    for (const portion of [lines.slice(0, 2), [], lines.slice(2)])
      yield Promise.resolve({ opening, closing, lines: portion });
  }
  const file = arrivingStatementFile(statement, heading, format, arriving);
  const whole = statementsFile([statement], () => heading, format);
  const { headers, rows } = await withAllRows(file);
  expect(file.rows.length).toBe(whole.rows.length);
  expect({ headers, rows }).toEqual({ headers: whole.headers, rows: whole.rows.slice(0, whole.rows.length) });
  expect(() => file.rows.slice(0, 1)).toThrow('These rows arrive in portions.');
});

test('A zero or negative balance allows no payout', () => {
  for (const text of ['5', 'five', '']) {
    expect(readPayoutAmount(text, 0, USD).refusal).toEqual({ kind: 'nothingAvailable', balance: 0 });
    expect(readPayoutAmount(text, -100, USD).refusal).toEqual({ kind: 'nothingAvailable', balance: -100 });
  }
  expect(readPayoutAmount('five', 1_000, USD).refusal?.kind).toBe('amountUnreadable');
  expect(readPayoutAmount('0', 1_000, USD).refusal?.kind).toBe('amountNotAboveZero');
  expect(readPayoutAmount('10.01', 1_000, USD).refusal).toEqual({ kind: 'amountAboveRefundable', refundable: 1_000 });
  expect(readPayoutAmount('10.00', 1_000, USD)).toEqual({ cents: 1_000 });
});

test('A run pays merchants, merchants and partners, or all parties, and none with less than the minimum', () => {
  const balances = computeBalances(source, JUNE, ['MER001', 'MER009']);
  const paid = (payees: Payees, least: number) =>
    payoutRun(balances, { payees, least }).map((payout) => payout.partyId);
  expect(paid('Merchants', 0)).toEqual(['MER001', 'MER002']);
  expect(paid('Merchants', 12_000)).toEqual(['MER001']);
  expect(paid('Merchants', 12_001)).toEqual([]);
  expect(paid('Merchants and partners', 0)).toEqual(['partner', 'MER001', 'MER002']);
  expect(paid('All parties', 0)).toEqual(['processor', 'partner', 'platform', 'MER001', 'MER002']);
});

test('The minimum of a run is a non-negative amount, zero by default', () => {
  expect([readMinimum(' ', USD), readMinimum('0', USD)]).toEqual([{ cents: 0 }, { cents: 0 }]);
  expect(readMinimum('12.50', USD)).toEqual({ cents: 1_250 });
  expect(['abc', '1.234', '-5'].map((text) => readMinimum(text, USD).refusal?.kind)).toEqual([
    ...['amountUnreadable', 'tooManyDecimals', 'amountNotAboveZero'],
  ]);
});

test('A payout day is not in the future, and the amount was available at its end', () => {
  const payouts = [
    { partyId: 'MER001', amount: 500 },
    { partyId: 'MER002', amount: 400 },
  ];
  const problemOf = (day: string | undefined) => payoutDayProblem(payouts, day, '2024-06-30', () => 400);
  expect(problemOf(undefined)).toEqual({ kind: 'noDate' });
  expect(problemOf('2024-07-01')).toEqual({ kind: 'afterToday' });
  expect(problemOf('2024-06-30')).toEqual({ kind: 'lessAvailable', partyIds: ['MER001'] });
  expect(payoutDayProblem(payouts, '2024-06-30', '2024-06-30', () => 500)).toBeUndefined();
});

test('A merchant without a name has its id as its name', () => {
  expect(partyNameOf(new Map(), 'MER009')).toBe('MER009');
});

test('Each statement starts on a new page and continues on further pages if needed', () => {
  expect([[], [0, 25], [26, 79], [80]].map(countPrintedPages)).toEqual([0, 2, 4, 3]);
});
