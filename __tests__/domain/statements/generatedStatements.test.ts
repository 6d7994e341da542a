import fc from 'fast-check';
import { buildDataSet } from '../../helpers/dataSets';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { addDays } from '@/domain/calendar/dates';
import { computeBalances } from '@/domain/statements/balances';
import { LINE_KINDS } from '@/domain/statements/statementLines';
import { isKnownBy } from '@/domain/statements/recordedMoments';
import { computeStatement } from '@/domain/statements/statements';
import type { Statement } from '@/domain/statements/sums/lineSums';
import {
  dayIn,
  historyOf,
  GENERATED_PARTIES,
  generatedHistory,
  generatedMoment,
  generatedSpan,
  type History,
} from '../../helpers/domain/generatedHistory';
import { issue, sourceOfTable } from '../../helpers/domain/statements';
import { importedPayment } from '../../helpers/workspace';

const party = fc.constantFrom(...GENERATED_PARTIES);
const linesOf = ({ length, lineAt }: Statement) => Array.from({ length }, (_, index) => lineAt(index));
const sorted = (texts: readonly string[]) => [...texts].sort();
const sumOf = (all: readonly { net: number }[]) => all.reduce((sum, { net }) => sum + net, 0);
/**
 * Payments come before other lines of their time, a day without a time comes first in its day, and payouts come last.
 */
const indexOf = ({ kind, time }: Pick<History, 'time'> & { kind: string }) =>
  dayIn(time) + (kind === 'payout' ? '3' : `1${time.slice(10).padEnd(9)}`) + (kind === 'payment' ? '1' : '2');

test('A statement of imported data has a line for every event of its days in order of time, and the sums of each kind', () => {
  fc.assert(
    fc.property(generatedHistory, generatedSpan, party, ({ table, payments, ...of }, days, partyId) => {
      const source = sourceOfTable(table, of);
      const statement = computeStatement(source, partyId, days);
      const lines = linesOf(statement);
      const events = historyOf(source, payments, partyId).filter(
        ({ kind, time }) => kind !== 'pending' && dayIn(time) >= days.start && dayIn(time) <= days.end,
      );
      const textOf = ({ kind, time, paymentId, gross, net }: Omit<History, 'kind'> & { kind: string }) =>
        [kind, time, paymentId, gross, net].join(' ');
      expect(sorted(lines.map(textOf))).toEqual(sorted(events.map(textOf)));
      expect(lines.map(indexOf)).toEqual(sorted(lines.map(indexOf)));
      for (const kind of LINE_KINDS) {
        const linesOfKind = lines.filter((line) => line.kind === kind);
        const total = (figure: (line: (typeof linesOfKind)[number]) => number) =>
          linesOfKind.reduce((sum, line) => sum + figure(line), 0);
        expect(statement.totals[kind]).toEqual({
          count: linesOfKind.length,
          gross: total(({ gross }) => gross),
          fees: {
            processor: total(({ fees }) => fees.processor),
            partner: total(({ fees }) => fees.partner),
            platform: total(({ fees }) => fees.platform),
          },
          net: total(({ net }) => net),
        });
      }
    }),
    { numRuns: 100 },
  );
});

test('A statement of imported data corrects later records of an earlier issued one, with any gap between, and overlaps none', () => {
  const later = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(
      generatedHistory,
      generatedSpan,
      later,
      party,
      generatedMoment,
      ({ table, payments, ...of }, days, gap, partyId, at) => {
        const stamp = { id: at.id, recordedAt: at.recordedAt };
        const isKnown = ({ id, recordedAt }: typeof stamp) => isKnownBy({ id, recordedAt }, stamp);
        const known = { records: of.records.filter(isKnown), payouts: of.payouts.filter(isKnown) };
        const first = { ...issue(sourceOfTable(table, known), partyId, days, at.recordedAt), recordId: at.id };
        const source = sourceOfTable(table, { ...of, issued: [first] });
        // The two periods share a day, so no issued statement is before the later one.
        const start = addDays(days.end, gap);
        const next = { start, end: addDays(start, 4) };
        const isBehind = gap > 0;
        const statement = computeStatement(source, partyId, next);
        const events = historyOf(source, payments, partyId).filter(({ kind }) => kind !== 'pending');
        const before = events.filter(({ time }) => dayIn(time) < start);
        const laterRecords = before.filter(
          (event) => event.stamp && !isKnown(event.stamp) && dayIn(event.time) <= days.end,
        );
        const between = before.filter(({ time }) => dayIn(time) > days.end);
        expect(statement.opening).toBe(isBehind ? first.closing + sumOf(between) : sumOf(before));
        const corrections = linesOf(statement).filter(({ kind }) => kind === 'correction');
        const reported = isBehind ? laterRecords : [];
        // A void leaves nothing to correct, because pending payments are on no statement.
        expect(sorted(corrections.map(({ time, net }) => `${time} ${net}`))).toEqual(
          sorted(reported.map(({ time, net }) => `${time} ${net}`)),
        );
        expect([statement.closing, statement.isClosed]).toEqual([
          sumOf(events.filter(({ time }) => dayIn(time) <= next.end)),
          true,
        ]);
        const balance = computeBalances(source, next, []).find((partyBalance) => partyBalance.partyId === partyId);
        if (!balance) return;
        expect([balance.opening, balance.closing]).toEqual([statement.opening, statement.closing]);
        expect(balance.opening + balance.earned - balance.paidOut).toBe(balance.closing);
        // A statement that was issued for later days is not before it either.
        const earlier = { start: days.start, end: days.start };
        const opening = computeBalances(source, earlier, []).find(
          (partyBalance) => partyBalance.partyId === partyId,
        )!.opening;
        expect(opening).toBe(sumOf(events.filter(({ time }) => dayIn(time) < days.start)));
      },
    ),
    { numRuns: 100 },
  );
});

test('An imported payment that is Refunded without a time is refunded at its own time, and a payment of zero has no refund', () => {
  const rows = [0, 10_000].map((amount) => importedPayment(`P${amount}`, { status: 'Refunded', amount }));
  const table = tableOfDataSet(buildDataSet(rows));
  const statement = computeStatement(sourceOfTable(table, {}), 'MER001', { start: '2025-06-01', end: '2025-06-30' });
  expect(linesOf(statement).filter(({ kind }) => kind === 'refund')).toMatchObject([
    { paymentId: 'P10000', time: '2025-06-15 12:00:00', gross: -10_000, net: -9_320 },
  ]);
});
