import fc from 'fast-check';
import { computeBalances } from '@/domain/statements/balances';
import {
  comparePayouts,
  coverLines,
  partsOfPayout,
  payoutAndPrevious,
  payoutOrder,
  payoutPosition,
} from '@/domain/statements/lines/payoutLines';
import { matchingLines, readLineQuery, searchLines } from '@/domain/statements/lines/lineSearch';
import { payoutLinesFile } from '@/domain/statements/lines/payoutFile';
import { postingsOfAdjustment, type Adjustment } from '@/domain/statements/postings/adjustments';
import { groupByParty } from '@/domain/statements/source';
import type { StatementLine } from '@/domain/statements/statementLines';
import { finish } from '@/lib/resumable';
import { buildRefund, buildTransaction } from '../../../helpers/builders';
import { USD } from '../../../helpers/currencies';
import {
  dayIn,
  GENERATED_PARTIES,
  generatedHistory,
  generatedMoment,
  historyOf,
} from '../../../helpers/domain/generatedHistory';
import { buildPayout, sourceOf, sourceOfTable } from '../../../helpers/domain/statements';

const day = fc.integer({ min: 1, max: 9 }).map((date) => `2025-06-0${date}`);
const adjustments = fc.array(
  fc.record({
    kind: fc.constantFrom('adjustment' as const, 'reserve' as const, 'opening' as const),
    partyId: fc.constantFrom(...GENERATED_PARTIES),
    amount: fc.integer({ min: -5_000, max: 5_000 }).filter((cents) => cents !== 0),
    day,
    stamp: generatedMoment,
  }),
  { maxLength: 8 },
);
const world = fc.tuple(generatedHistory, adjustments).map(([{ table, payments, ...of }, made]) => {
  const records = made.map(({ stamp, ...fields }, position): Adjustment => ({
    ...fields,
    until: fields.kind === 'reserve' ? '2025-06-09' : undefined,
    reason: 'Lost card reader',
    recordedBy: 'Alex Morgan',
    zone: 'UTC',
    ...stamp,
    id: `${stamp.id}-a${position}`,
  }));
  const postings = groupByParty(records.flatMap(postingsOfAdjustment));
  return { payments, source: { ...sourceOfTable(table, of), postings } };
});

const keyOf = ({ kind, time, paymentId, note, net }: StatementLine) => [kind, time, paymentId, note, net].join('|');

test('Each line belongs to one payout or is not paid out, and the lines of a payout with its balances are its amount', () => {
  fc.assert(
    fc.property(world, ({ source, payments }) => {
      const balances = computeBalances(source, { start: '2025-06-01', end: '2025-06-09' }, GENERATED_PARTIES);
      for (const partyId of GENERATED_PARTIES) {
        const covered = finish(coverLines(source, partyId));
        const seen: string[] = [];
        let carried = 0;
        for (const [position, payout] of covered.payouts.entries()) {
          const parts = finish(partsOfPayout(source, covered, position))!;
          const lines = Array.from({ length: parts.lines.length }, (_, at) => parts.lines.lineAt(at));
          const sum = lines.reduce((total, { net }) => total + net, 0);
          expect(parts.before).toBe(carried);
          expect(parts.before + sum - parts.left).toBe(payout.amount);
          expect(parts.lines.isClosed).toBe(true);
          for (const { time } of lines) expect(dayIn(time) <= payout.day).toBe(true);
          seen.push(...lines.map(keyOf));
          carried = parts.left;
        }
        const open = covered.payouts.length;
        const unpaid = finish(
          partsOfPayout(source, { ...covered, payouts: [...covered.payouts, { ...NO_PAYOUT, partyId }] }, open),
        )!;
        seen.push(...Array.from({ length: unpaid.lines.length }, (_, at) => keyOf(unpaid.lines.lineAt(at))));
        // Independent of the assignment: every event of the party, one by one.
        const expected = historyOf(source, payments, partyId)
          .filter(({ kind }) => kind === 'payment' || kind === 'refund')
          .map(({ kind, time, paymentId, net }) => [kind, time, paymentId, '', net].join('|'));
        const posted = (source.postings.get(partyId) ?? []).map((of) =>
          [of.kind, of.time, of.paymentId, of.note, of.amount].join('|'),
        );
        expect(seen.toSorted()).toEqual([...expected, ...posted].toSorted());
        const balance = balances.find((of) => of.partyId === partyId);
        expect(carried + Number(covered.sums[open])).toBe(balance?.balance ?? 0);
      }
    }),
    { numRuns: 100 },
  );
});

const NO_PAYOUT = {
  id: 'z',
  amount: 1,
  day: '9999-12-31',
  reference: '',
  recordedAt: '9999-12-31 00:00:00',
  recordedBy: '',
  zone: 'UTC',
};

test('The differences between two payouts sum to the difference of their amounts, and the file sums to the amount', () => {
  fc.assert(
    fc.property(world, ({ source }) => {
      for (const partyId of GENERATED_PARTIES) {
        const covered = finish(coverLines(source, partyId));
        for (let position = 0; position < covered.payouts.length; position += 1) {
          const now = finish(partsOfPayout(source, covered, position))!;
          const balances = { before: 'Balance before', left: 'Left for later' };
          const { headers, rows } = payoutLinesFile(
            now,
            { partyNumber: partyId, name: partyId },
            { currency: USD, timeZone: 'UTC', balances, noteOf: ({ note }) => note },
          );
          const nets = rows.slice(0, rows.length).map((row) => Math.round(Number(row[headers.indexOf('NET')]) * 100));
          expect(nets.reduce((total, net) => total + net, 0)).toBe(now.payout.amount);
          if (position === 0) continue;
          const all = comparePayouts(now, finish(partsOfPayout(source, covered, position - 1)));
          const sums = all.slice(0, -1).reduce((total, row) => total + row.now - row.previous, 0);
          expect(sums).toBe(all.at(-1)!.now - all.at(-1)!.previous);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('A search finds exactly the lines of all parties with an amount, each with the payout that pays it', () => {
  fc.assert(
    fc.property(world, ({ source }) => {
      for (const partyId of GENERATED_PARTIES) {
        const covered = finish(coverLines(source, partyId));
        for (let position = 0; position < covered.payouts.length; position += 1) {
          const { lines, payout } = finish(partsOfPayout(source, covered, position))!;
          for (let at = 0; at < lines.length; at += 1) {
            const line = lines.lineAt(at);
            if (line.net === 0) continue;
            const query = readLineQuery(`$${Math.abs(line.net) / 100}`, USD)!;
            const { found, total } = finish(searchLines(source, query, 1_000));
            expect(total).toBe(found.length);
            expect(
              found.some(
                (of) => of.partyId === partyId && keyOf(of.line) === keyOf(line) && of.payout?.id === payout.id,
              ),
            ).toBe(true);
            expect([...finish(matchingLines(lines, query))]).toContain(at);
          }
        }
      }
    }),
    { numRuns: 5 },
  );
});

test('What is recorded after a payout is in no payout that was recorded before it', () => {
  const payout = { ...NO_PAYOUT, partyId: 'MER001', day: '2025-06-05', id: 'p', sequence: 4 };
  const at = (sequence: number) =>
    payoutPosition([payout], '2025-06-03', { id: 'r', recordedAt: '2025-06-03 10:00:00', sequence });
  expect([at(3), at(5)]).toEqual([0, 1]);
  expect(payoutPosition([payout], '2025-06-05 23:59:59')).toBe(0);
  expect(payoutPosition([payout], '2025-06-06 00:00:00')).toBe(1);
});

test('Payouts pay in the order of their days, and within a day in that of the log', () => {
  const of = (id: string, day: string, sequence: number) => buildPayout({ id, day, sequence });
  const payouts = [
    of('d', '2024-06-30', 4),
    of('b', '2024-06-29', 3),
    of('c', '2024-06-30', 2),
    of('a', '2024-06-28', 5),
  ];
  for (const recorded of [payouts, payouts.toReversed()])
    expect(payoutOrder(recorded).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('A refund is paid with the first payout after it, and what no payout pays is open', () => {
  const paid = (id: string, date: string) => buildTransaction({ id, amount: 10_000, date, merchantId: 'MER001' });
  const source = sourceOf({
    transactions: [paid('TR1', '2024-06-10 10:00:00'), paid('TR2', '2024-07-05 10:00:00')],
    records: [buildRefund({ transactionId: 'TR1', amount: 5_000, recordedAt: '2024-06-20 09:00:00' })],
    payouts: [
      buildPayout({ id: 'p1', amount: 5_000, day: '2024-06-15' }),
      buildPayout({ id: 'p2', amount: 1_000, day: '2024-06-30' }),
    ],
  });
  const { payments, positions, others, sums } = finish(coverLines(source, 'MER001'));
  expect({ payments: [...payments], positions: [...positions] }).toEqual({ payments: [0, 1], positions: [0, 2] });
  expect(others.map(({ line: { kind, net }, position }) => [kind, net, position])).toEqual([['refund', -4_660, 1]]);
  expect([...sums]).toEqual([9_000, -4_660, 9_000]);
});

test('A payout is compared with the one before it, and the first one with nothing', () => {
  const source = sourceOf({
    transactions: [buildTransaction({ id: 'TR1', amount: 10_000, date: '2024-06-10 10:00:00', merchantId: 'MER001' })],
    payouts: [
      buildPayout({ id: 'p1', amount: 5_000, day: '2024-06-15' }),
      buildPayout({ id: 'p2', amount: 4_000, day: '2024-06-30' }),
    ],
  });
  const about = (id: string) => finish(payoutAndPrevious(source, { id, partyId: 'MER001' }));
  const differences = (id: string) => {
    const found = about(id)!;
    return comparePayouts(found.parts, found.previous).map(({ kind, previous, now }) =>
      [kind, previous, now].join(' '),
    );
  };
  expect(differences('p1')).toEqual(['payment 0 9000', 'left 0 -4000', 'total 0 5000']);
  expect(differences('p2')).toEqual(['before 0 4000', 'payment 9000 0', 'left -4000 0', 'total 5000 4000']);
  expect(about('p3')).toBeUndefined();
});
