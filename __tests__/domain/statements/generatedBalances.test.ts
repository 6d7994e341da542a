import fc from 'fast-check';
import { asIssued, computeBalances, earnedOf } from '@/domain/statements/balances';
import { groupByParty } from '@/domain/statements/source';
import { computeStatement } from '@/domain/statements/statements';
import { createPrefixSums } from '@/domain/statements/sums/prefixSums';
import {
  dayIn,
  historyOf,
  GENERATED_PARTIES,
  generatedHistory,
  generatedSpan,
} from '../../helpers/domain/generatedHistory';
import { buildPayout, issue, sourceOfTable } from '../../helpers/domain/statements';

const inOrder = <Row extends { partyId: string }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => (a.partyId < b.partyId ? -1 : 1));

test('The balances of imported data before, within and after any days are the sums of the events of a party, with and without prefix sums', () => {
  fc.assert(
    fc.property(
      generatedHistory,
      generatedSpan,
      fc.integer({ min: 1, max: 4 }),
      ({ table, payments, ...of }, days, every) => {
        const source = sourceOfTable(table, of);
        const expected = GENERATED_PARTIES.map((partyId) => {
          const all = historyOf(source, payments, partyId);
          const sumOf = (kinds: string, isIn: (day: string) => boolean) =>
            all.reduce((sum, { kind, time, net }) => sum + (kinds.includes(kind) && isIn(dayIn(time)) ? net : 0), 0);
          const [everything, earnings] = ['payment refund payout', 'payment refund'];
          const opening = sumOf(everything, (on) => on < days.start);
          const earned = sumOf(earnings, (on) => on >= days.start && on <= days.end);
          const paidOut = 0 - sumOf('payout', (on) => on >= days.start && on <= days.end);
          const balance = sumOf(everything, () => true);
          const [paid, pending] = [0 - sumOf('payout', () => true), sumOf('pending', () => true)];
          const available = Math.max(0, balance);
          const closing = opening + earned - paidOut;
          return { partyId, opening, earned, paidOut, closing, balance, available, pending, paid };
        });
        const { prefixSums, ...plain } = source.merchants;
        const steps = createPrefixSums(table, plain, every);
        let step = steps.next();
        while (!step.done) step = steps.next();
        expect(step.value.settled).toHaveLength(Math.ceil(table.length / every) + 1);
        for (const prefixed of [plain, { ...plain, prefixSums: step.value }, { ...plain, prefixSums: prefixSums! }])
          expect(inOrder(computeBalances({ ...source, merchants: prefixed }, days, GENERATED_PARTIES))).toEqual(
            inOrder(expected),
          );
      },
    ),
    { numRuns: 100 },
  );
});

test('The total earnings of a party are its events without payouts, and zero for an unknown party', () => {
  fc.assert(
    fc.property(generatedHistory, generatedSpan, ({ table, payments, ...of }, days) => {
      const source = sourceOfTable(table, of);
      for (const balance of computeBalances(source, days, [])) {
        const all = historyOf(source, payments, balance.partyId);
        const earned = all.reduce((sum, { kind, net }) => sum + (kind === 'payment' || kind === 'refund' ? net : 0), 0);
        expect(earnedOf(balance)).toBe(earned);
      }
    }),
    { numRuns: 20 },
  );
  expect(earnedOf(undefined)).toBe(0);
});

test('Data without named partners has the parties with fees, the merchants, and anyone who was ever paid', () => {
  fc.assert(
    fc.property(generatedHistory, generatedSpan, ({ table: named, payments: _rows, ...of }, days) => {
      const table = { ...named, partners: undefined };
      const source = sourceOfTable(table, of);
      const merchants = Array.from({ length: table.length }, (_, index) => table.merchantIdAt(index));
      const paid = of.payouts.map(({ partyId }) => partyId);
      const balances = computeBalances(source, days, []);
      expect(balances.map(({ partyId }) => partyId).sort()).toEqual(
        [...new Set(['processor', 'partner', 'platform', ...merchants, ...paid])].sort(),
      );
      for (const { partyId, opening, closing } of balances)
        expect(computeStatement(source, partyId, days)).toMatchObject({ opening, closing, isClosed: true });
      // A partner that files no longer name owes its payouts.
      for (const { partyId, balance } of balances)
        if (partyId.startsWith('partner-'))
          expect(balance).toBe(
            of.payouts.reduce((sum, payout) => sum - (payout.partyId === partyId ? payout.amount : 0), 0),
          );
    }),
    { numRuns: 50 },
  );
});

test('After an issued statement of earlier days, a balance opens as its statement does, with and without prefix sums', () => {
  const postedDay = fc.integer({ min: 1, max: 9 }).map((on) => `2025-06-0${on}`);
  const adjusted = fc.record({ amount: fc.integer({ min: 1, max: 900 }), time: postedDay });
  const laterPayout = fc.record({ amount: fc.integer({ min: 1, max: 900 }), day: postedDay });
  fc.assert(
    fc.property(
      generatedHistory,
      fc.integer({ min: 2, max: 6 }),
      fc.constantFrom(0, 1, 2),
      adjusted,
      laterPayout,
      ({ table, payments: _rows, ...of }, end, gap, posting, later) => {
        const days = { start: `2025-06-0${end + 1 + gap}`, end: '2025-06-09' };
        const postings = groupByParty(
          GENERATED_PARTIES.map((partyId) => ({
            partyId,
            kind: 'adjustment' as const,
            paymentId: '',
            note: '',
            recordedMoment: undefined,
            ...posting,
          })),
        );
        const earlier = { ...sourceOfTable(table, of), postings };
        const issued = GENERATED_PARTIES.map((partyId) =>
          issue(earlier, partyId, { start: '2025-06-01', end: `2025-06-0${end}` }, '2025-06-09 23:00:00'),
        );
        // This payout is recorded after the statements were issued, for any of the days.
        const added = GENERATED_PARTIES.map((partyId) =>
          buildPayout({ ...later, partyId, id: `9${partyId}`, recordedAt: '2025-06-10 09:00:00' }),
        );
        const source = { ...sourceOfTable(table, { ...of, payouts: [...of.payouts, ...added], issued }), postings };
        const { prefixSums: _sums, ...plain } = source.merchants;
        for (const merchants of [source.merchants, plain])
          for (const balance of computeBalances({ ...source, merchants }, days, GENERATED_PARTIES)) {
            const { opening, closing } = computeStatement(source, balance.partyId, days);
            expect(balance).toMatchObject({ opening, closing });
            expect(balance.opening + balance.earned - balance.paidOut).toBe(balance.closing);
          }
        for (const statement of issued) {
          const [now] = computeBalances(source, statement, [statement.partyId]).filter(
            ({ partyId }) => partyId === statement.partyId,
          );
          const { opening, closing, earned, paidOut } = asIssued(now!, statement, source);
          expect({ opening, closing }).toEqual({ opening: statement.opening, closing: statement.closing });
          const [then] = computeBalances(earlier, statement, [statement.partyId]).filter(
            ({ partyId }) => partyId === statement.partyId,
          );
          expect({ earned, paidOut }).toEqual({ earned: then!.earned, paidOut: then!.paidOut });
          const stored = { ...statement, earned: 7, paidOut: 9 };
          expect(asIssued(now!, stored, source)).toEqual({ ...now, opening, closing, earned: 7, paidOut: 9 });
        }
      },
    ),
    { numRuns: 100 },
  );
});
