import { statementNumber } from '@/domain/statements/issued';
import { partyNames } from '@/domain/statements/parties';
import { statementsFile } from '@/domain/statements/statementFiles';
import {
  changesSince,
  correctionOf,
  payoutLine,
  reversedPayout,
  refundLine,
  type StatementLine,
} from '@/domain/statements/statementLines';
import { computeStatement } from '@/domain/statements/statements';
import { describeLineNote, describeShownNote } from '@/selectors/statements/lineTexts';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { buildPayout, issue, sourceOf, reproduce } from '../../helpers/domain/statements';

const JUNE = { start: '2024-06-01', end: '2024-06-30' };
// $100.00 are split into 90.00, 3.20 for the processor, 4.80 for the partner and 2.00 for the platform.
const transactions = [
  buildTransaction({ id: 'TR1', amount: 10_000, date: '2024-06-10 10:00:00' }),
  buildTransaction({ id: 'TR2', amount: 20_000, date: '2024-06-11 10:00:00' }),
];
const source = sourceOf({
  transactions: transactions.slice(0, 1),
  records: [buildRefund({ transactionId: 'TR1', amount: 5_000, recordedAt: '2024-06-20 09:00:00' })],
  payouts: [buildPayout({ amount: 4_000, day: '2024-06-20' })],
});

test('An export of statements has the required columns of each line between the opening and the closing balance', () => {
  const statement = computeStatement(source, 'MER001', JUNE);
  const options = { currency: USD, timeZone: 'America/New_York', noteOf: describeLineNote };
  const file = () =>
    statementsFile(
      [statement, statement],
      () => ({ number: 'S-2024-06-MER001', partyNumber: 'MER001', name: 'Harbor' }),
      options,
    );
  const first = 'S-2024-06-MER001,MER001,Harbor,2024-06-01,2024-06-30';
  const lines = [
    `${first},Opening balance,2024-06-01,,,,,,,,0.00,USD,America/New_York`,
    `${first},Payment,2024-06-10 10:00:00,TR1,,100.00,3.20,4.80,2.00,90.00,90.00,USD,America/New_York`,
    `${first},Refund,2024-06-20 09:00:00,TR1,,-50.00,0.00,-2.40,-1.00,-46.60,43.40,USD,America/New_York`,
    `${first},Payout,2024-06-20,,June,0.00,0.00,0.00,0.00,-40.00,3.40,USD,America/New_York`,
    `${first},Closing balance,2024-06-30,,,,,,,,3.40,USD,America/New_York`,
  ];
  expect(file().headers.join(',')).toBe(
    'STATEMENT,PARTY ID,PARTY,FROM,TO,KIND,DATE AND TIME,TRANSACTION ID,NOTE,' +
      'GROSS,PROCESSOR FEE,PARTNER FEE,PLATFORM FEE,NET,BALANCE,CURRENCY,TIME ZONE',
  );
  // The file is written in portions.
  const { rows } = file();
  const portions = [0, 3, 6, 9].map((from) => rows.slice(from, Math.min(from + 3, rows.length)));
  expect(portions.map(({ length }) => length)).toEqual([3, 3, 3, 1]);
  expect(portions.flat().map((cells) => cells.join(','))).toEqual([...lines, ...lines]);
});

test('A correction names its payout by day, with its reference unless that repeats the day', () => {
  const [named, nameless, dated] = ['June', '', 'Payout 2024-06-30'].map((reference) =>
    payoutLine(buildPayout({ reference })),
  );
  const noteOf = (line: StatementLine) => describeLineNote(correctionOf(line, 'S-1'));
  expect(noteOf(named!)).toBe('Payout on Jun 30, 2024 (June), recorded after S-1 was issued');
  expect(noteOf(nameless!)).toBe('Payout on Jun 30, 2024, recorded after S-1 was issued');
  expect(noteOf(dated!)).toBe('Payout on Jun 30, 2024, recorded after S-1 was issued');
  expect(noteOf({ ...nameless!, kind: 'refund' })).toBe('Refund, recorded after S-1 was issued');
  const reversed = reversedPayout(named!, 'S-1');
  expect(reversed).toMatchObject({ kind: 'correction', net: 10_000 });
  // What is recorded has no gap for a reference that is missing.
  expect([correctionOf(nameless!, 'S-1').note, reversedPayout(nameless!, 'S-1').note]).toEqual([
    'Payout, after S-1 was issued',
    'Payout, taken back after S-1 was issued',
  ]);
  expect(describeLineNote(reversed)).toBe('Payout on Jun 30, 2024 (June), reversed after S-1 was issued');
  expect(describeLineNote(named!)).toBe('June');
  expect([named, nameless, dated].map((line) => describeShownNote(line!))).toEqual(['June', '', '']);
  expect(describeLineNote(dated!)).toBe('Payout 2024-06-30');
  expect(describeLineNote(changesSince('S-1', -90))).toBe('Changes after S-1 was issued');
  expect(changesSince('S-1', -90)).toEqual({
    kind: 'correction',
    time: '',
    paymentId: '',
    note: 'Changed rows and records since S-1 was issued',
    gross: 0,
    fees: { processor: 0, partner: 0, platform: 0 },
    net: -90,
  });
});

test('What an operator wrote is shown as it is, unless it is the default reference of a payout', () => {
  const words = 'Payout June, after S-1 was issued';
  expect(describeLineNote({ kind: 'payout', time: '2024-06-30', note: words })).toBe(words);
  expect(describeLineNote({ kind: 'adjustment', time: '2024-06-30', note: words })).toBe(words);
  const adjustment = { kind: 'adjustment', time: '2024-06-30', note: 'Payout 2024-06-30' } as const;
  expect(describeShownNote(adjustment)).toBe('Payout 2024-06-30');
});

test('A refund reduces each party by its refund share', () => {
  const part = { time: '2024-06-20 09:00:00', amount: 100, fees: { processor: 3, partner: 5, platform: 2 } };
  expect(refundLine('P1', part, 'MER001')).toMatchObject({
    gross: -100,
    fees: { processor: -3, partner: -5, platform: -2 },
    net: -90,
  });
});

test('A part of a month has no month number', () => {
  expect(statementNumber('MER001', { start: '2024-06-15', end: '2024-06-30' })).toBe('S-20240615-20240630-MER001');
  expect(statementNumber('MER001', { start: '2024-06-01', end: '2024-06-29' })).toBe('S-20240601-20240629-MER001');
});

test('The unnamed partner has a name of its party only if files name other partners', () => {
  const merchants = new Map([['MER001', 'Harbor']]);
  expect(partyNames(merchants, ['', 'North']).get('partner')).toBe('Other partners');
  for (const unnamed of [[], ['']]) expect(partyNames(merchants, unnamed)).toEqual(merchants);
});

describe('An issued statement', () => {
  const issued = issue(sourceOf({ transactions }), 'MER001', JUNE, '2024-07-01 12:00:00');
  const { paper: _paper, ...unheld } = issued;

  test('is not balanced if its lines do not sum to its closing balance', () => {
    expect(reproduce(source, issued)?.isClosed).toBe(true);
    expect(reproduce(source, { ...issued, closing: issued.closing + 1 })?.isClosed).toBe(false);
  });

  test('is recognized without stored lines by its closing balance and each of its lines', () => {
    expect(reproduce(sourceOf({ transactions }), unheld)?.closing).toBe(27_000);
    expect(reproduce(sourceOf({ transactions }), { ...unheld, closing: 27_001 })).toBeUndefined();
    const [a, b] = transactions.map(({ date }) => date);
    const swapped = transactions.map((row) => ({ ...row, date: row.date === a ? b! : a! }));
    expect(reproduce(sourceOf({ transactions: swapped }), unheld)).toBeUndefined();
  });

  test('keeps its opening balance if a statement of earlier days was issued later', () => {
    const laterPayout = buildPayout({
      id: 'late',
      amount: 4_000,
      day: '2024-05-31',
      recordedAt: '2024-07-02 09:00:00',
    });
    const known = { transactions, payouts: [laterPayout] };
    const may = issue(sourceOf(known), 'MER001', { start: '2024-05-01', end: '2024-05-31' }, '2024-07-03 09:00:00');
    expect(may.closing).toBe(-4_000);
    expect(reproduce(sourceOf({ ...known, issued: [may, issued] }), unheld)).toMatchObject({
      opening: 0,
      closing: 27_000,
      length: 2,
    });
  });
});
