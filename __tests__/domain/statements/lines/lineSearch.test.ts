import { matchesLine, matchingLines, readLineQuery, searchLines } from '@/domain/statements/lines/lineSearch';
import { groupByParty } from '@/domain/statements/source';
import { payoutLine, type StatementLine } from '@/domain/statements/statementLines';
import { finish } from '@/lib/resumable';
import { buildRefund, buildTransaction } from '../../../helpers/builders';
import { USD } from '../../../helpers/currencies';
import { buildPayout, sourceOf } from '../../../helpers/domain/statements';

// $100.00 are split into 90.00, 3.20 for the processor, 4.80 for the partner and 2.00 for the platform.
const pay = (id: string, date: string, amount = 10_000, status: 'Completed' | 'Pending' = 'Completed') =>
  buildTransaction({ id, amount, date, merchantId: 'MER001', status });
const refund = buildRefund({ transactionId: 'TR2', amount: 5_000, recordedAt: '2024-06-12 09:00:00' });
const postings = groupByParty([
  {
    partyId: 'MER001',
    kind: 'adjustment' as const,
    time: '2024-07-02',
    paymentId: '',
    note: 'Lost card reader',
    amount: -4_660,
    recordedMoment: undefined,
  },
]);
const source = {
  ...sourceOf({
    transactions: [
      pay('TR1', '2024-06-10 10:00:00'),
      pay('TR2', '2024-06-11 10:00:00'),
      pay('TR3', '2024-07-05 10:00:00', 20_000),
      pay('TR4', '2024-06-12 10:00:00', 10_000, 'Pending'),
    ],
    records: [refund],
    payouts: [
      buildPayout({ id: 'p2', amount: 1_000, day: '2024-07-03', reference: 'July' }),
      buildPayout({ id: 'p1', amount: 9_000, day: '2024-06-30', reference: 'June', recordedAt: '2024-07-01 09:00:00' }),
    ],
  }),
  postings,
};

function search(text: string, limit = 100) {
  const { found, total } = finish(searchLines(source, readLineQuery(text, USD)!, limit));
  const lines = found.map(({ partyId, line: { kind, paymentId, net }, payout }) =>
    [partyId, kind, paymentId, net, payout?.id ?? 'open'].join(' '),
  );
  return { lines, total };
}

test('Payouts come first, then adjustments, then payments and refunds, each with the payout that pays it', () => {
  // The merchant has 90.00 of a payment, 46.60 of the refund are its part, because the processor keeps its fee, and a payout is 90.00, too.
  expect(search('$90').lines).toEqual([
    'MER001 payout  -9000 p1',
    'MER001 payment TR1 9000 p1',
    'MER001 payment TR2 9000 p1',
  ]);
  expect(search('46.60').lines).toEqual(['MER001 adjustment  -4660 p2', 'MER001 refund TR2 -4660 p1']);
});

test('Any part of a payment and its whole amount are found, at each party that has a part', () => {
  expect(search('3.20').lines).toEqual(['processor payment TR1 320 open', 'processor payment TR2 320 open']);
  expect(search('200').lines).toEqual([
    'MER001 payment TR3 18000 open',
    'processor payment TR3 610 open',
    'partner payment TR3 990 open',
    'platform payment TR3 400 open',
  ]);
  // A payment that is not settled is on no statement.
  expect(search('TR4').lines).toEqual([]);
});

test('A party without a part of a payment does not have it among its lines', () => {
  // One cent is the share of the merchant, without fees.
  const cent = sourceOf({ transactions: [pay('TR5', '2024-06-10 10:00:00', 1)] });
  for (const text of ['0.01', 'TR5', 'payment']) {
    const query = readLineQuery(text, USD);
    const found = query && finish(searchLines(cent, query, 100));
    expect(found).toMatchObject({ total: 1, found: [{ partyId: 'MER001', payout: undefined }] });
  }
});

test('IDs, notes and kinds are found by a part of their text', () => {
  expect(search('tr2').lines.filter((line) => line.startsWith('MER001'))).toEqual([
    'MER001 payment TR2 9000 p1',
    'MER001 refund TR2 -4660 p1',
  ]);
  expect(search('card reader').lines).toEqual(['MER001 adjustment  -4660 p2']);
  expect(search('JULY').lines).toEqual(['MER001 payout  -1000 p2']);
  // The processor has no part in the refund.
  expect(search('refund').total).toBe(3);
  expect(search('paymen').total).toBe(12);
});

test('Two amounts are the least and the most one, of which both are found', () => {
  expect(search('90..180').lines.filter((line) => line.startsWith('MER001'))).toEqual([
    'MER001 payout  -9000 p1',
    'MER001 payment TR1 9000 p1',
    'MER001 payment TR2 9000 p1',
    'MER001 payment TR3 18000 open',
  ]);
  expect(search('90.01..179.99').lines.every((line) => /TR[12]/.test(line))).toBe(true);
  expect(search('200.01..300').lines).toEqual([]);
});

test.each([0, 1, 2, 3])('Of more found lines, the first %i are returned with the number of all', (limit) => {
  const all = search('$90').lines;
  expect(search('$90', limit)).toEqual({ lines: all.slice(0, limit), total: 3 });
});

test('A line without a gross amount is not found by zero', () => {
  const line = payoutLine(buildPayout({ amount: 9_000, reference: 'June' }));
  const matches = (text: string, of: Partial<StatementLine> = {}) =>
    matchesLine({ ...line, ...of }, readLineQuery(text, USD)!);
  expect(matches('0')).toBe(false);
  expect(matches('0', { net: 0 })).toBe(true);
  expect([matches('90'), matches('-90'), matches('90.01'), matches('89.99')]).toEqual([true, true, false, false]);
  expect([matches('100', { gross: 10_000 }), matches('100.01', { gross: 10_000 })]).toEqual([true, false]);
});

test('Without a search, all lines of a statement are listed, otherwise the positions of those that match', () => {
  const notes = ['June', 'July', 'June again'];
  const lines = {
    length: notes.length,
    lineAt: (position: number) => payoutLine(buildPayout({ reference: notes[position]! })),
  };
  const positions = (text: string) => [...finish(matchingLines(lines, readLineQuery(text, USD)))];
  expect([positions(''), positions('june'), positions('May')]).toEqual([[0, 1, 2], [0, 2], []]);
});

test('A search without an amount looks in IDs, notes and kinds, and an empty one finds nothing', () => {
  expect(readLineQuery('  ', USD)).toBeUndefined();
  expect(readLineQuery('412.18', USD)?.amounts).toEqual({ least: 41_218, most: 41_218 });
  expect(readLineQuery('-$412.18', USD)?.amounts).toEqual({ least: 41_218, most: 41_218 });
  expect(readLineQuery('100..200', USD)?.amounts).toMatchObject({ least: 10_000, most: 20_000 });
  expect(readLineQuery('TR2024', USD)?.amounts).toBeUndefined();
});
