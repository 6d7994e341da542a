import { asIssued, computeBalances, type Balance, type KnownSums } from '@/domain/statements/balances';
import { groupByParty, type StatementSource } from '@/domain/statements/source';
import { computeStatement } from '@/domain/statements/statements';
import { sumByPhase } from '@/domain/statements/sums/phaseSums';
import { countOfParties, createPrefixSums } from '@/domain/statements/sums/prefixSums';
import { finish } from '@/lib/resumable';
import { buildTransaction } from '../../../helpers/builders';
import { buildPayout, issue, sourceOf } from '../../../helpers/domain/statements';

const MAY = { start: '2024-05-01', end: '2024-05-31' };
const JUNE = { start: '2024-06-01', end: '2024-06-30' };
const JULY = { start: '2024-07-01', end: '2024-07-31' };
// $100.00 are split into 90.00, 3.20 for the processor, 4.80 for the partner and 2.00 for the platform.
const pay = (id: string, date: string) => buildTransaction({ id, amount: 10_000, date, merchantId: 'MER001' });

function balanceOf(source: StatementSource, days: typeof MAY, known?: KnownSums): Balance {
  const found = computeBalances(source, days, ['MER001'], known).find(({ partyId }) => partyId === 'MER001');
  if (!found) throw new Error('The merchant has no balance.');
  return found;
}

test('A statement that recorded what was earned and paid out shows it, and one that lacks either has both from its lines', () => {
  const payout = buildPayout({ amount: 4_000, day: '2024-06-20' });
  const source = sourceOf({ transactions: [pay('TR1', '2024-06-10 10:00:00')], payouts: [payout] });
  const issued = issue(source, 'MER001', JUNE, '2024-07-02 12:00:00');
  const shown = (figures: { earned?: number; paidOut?: number }) => {
    const { earned, paidOut } = asIssued(balanceOf(source, JUNE), { ...issued, ...figures }, source);
    return { earned, paidOut };
  };
  expect(shown({ earned: 5_007, paidOut: 7 })).toEqual({ earned: 5_007, paidOut: 7 });
  for (const figures of [{}, { earned: 5_007 }, { paidOut: 7 }])
    expect(shown(figures)).toEqual({ earned: 9_000, paidOut: 4_000 });
});

test('A payout after the days of the last issued statement is paid out once and corrects nothing', () => {
  const transactions = [pay('TR1', '2024-05-10 10:00:00')];
  const may = issue(sourceOf({ transactions }), 'MER001', MAY, '2024-06-02 12:00:00');
  const payouts = [
    buildPayout({ id: 'p1', amount: 500, day: '2024-05-31', recordedAt: '2024-06-03 09:00:00' }),
    buildPayout({ id: 'p2', amount: 300, day: '2024-06-20', recordedAt: '2024-06-21 09:00:00' }),
  ];
  const source = sourceOf({ transactions, payouts, issued: [may] });
  const figures = { opening: 9_000, earned: 0, paidOut: 800, closing: 8_200 };
  expect(balanceOf(source, JUNE)).toMatchObject(figures);
  const june = issue(source, 'MER001', JUNE, '2024-07-02 12:00:00');
  expect(asIssued(balanceOf(source, JUNE), june, source)).toMatchObject(figures);
});

test('After days without a statement, a balance opens with the last issued one and what those days changed, from any sums', () => {
  // The newest payment comes first, as prefix sums need it.
  const [first, added] = [pay('TR1', '2024-05-10 10:00:00'), pay('TR2', '2024-05-12 10:00:00')];
  const may = issue(sourceOf({ transactions: [first] }), 'MER001', MAY, '2024-06-02 12:00:00');
  const posted = { partyId: 'MER001', kind: 'adjustment' as const, paymentId: '', note: '' };
  const recordedMoment = { id: 'r', recordedAt: '2024-06-25 09:00:00' };
  const source = {
    ...sourceOf({
      transactions: [
        pay('TR5', '2024-08-02 10:00:00'),
        pay('TR4', '2024-07-05 10:00:00'),
        { ...pay('TR3', '2024-07-03 10:00:00'), status: 'Pending' },
        added,
        first,
      ],
      payouts: [
        buildPayout({ id: 'p1', amount: 500, day: '2024-05-31', recordedAt: '2024-06-03 09:00:00' }),
        buildPayout({ id: 'p2', amount: 300, day: '2024-06-20', recordedAt: '2024-06-21 09:00:00' }),
      ],
      issued: [may],
    }),
    postings: groupByParty([
      { ...posted, time: '2024-05-31 20:00:00', amount: -1_000, recordedMoment },
      { ...posted, time: '2024-06-01', amount: 200, recordedMoment },
    ]),
  };
  const { merchants, table } = source;
  const prefixSums = finish(createPrefixSums(table, merchants, 1));
  const known = {
    sums: sumByPhase(source, JULY),
    sumUntil: (partyId: string, day: string) => (partyId === 'MER001' && day === MAY.end ? 18_000 : 0),
  };
  // A server knows the sums, and the page has no payments.
  const withoutPayments = { ...source, table: sourceOf({ transactions: [] }).table };
  expect(computeStatement(source, 'MER001', JULY)).toMatchObject({ opening: 8_900, closing: 25_400 });
  const owed = { balance: 34_400, pending: 9_000, paid: 800 };
  for (const balance of [
    balanceOf(source, JULY),
    balanceOf({ ...source, merchants: { ...merchants, prefixSums } }, JULY),
    balanceOf(withoutPayments, JULY, known),
  ])
    expect(balance).toMatchObject({ opening: 8_900, earned: 17_000, paidOut: 500, closing: 25_400, ...owed });
});

test('An adjustment counts before its day, and only the release of a reserve waits for it', () => {
  const posted = { partyId: 'MER001', time: '2024-07-15', amount: 1_000, paymentId: '', note: '' };
  const postings = groupByParty([
    { ...posted, kind: 'adjustment' as const },
    { ...posted, kind: 'reserveReleased' as const, amount: 400 },
  ]);
  const source = { ...sourceOf({ transactions: [] }), postings };
  expect(balanceOf({ ...source, today: '2024-07-14' }, JULY)).toMatchObject({ closing: 1_400, balance: 1_000 });
  expect(balanceOf({ ...source, today: '2024-07-15' }, JULY)).toMatchObject({ closing: 1_400, balance: 1_400 });
  expect(balanceOf(source, JULY).balance).toBe(1_400);
});

test('The parties with sums are those with fees, the merchants, and the partners that files name', () => {
  const transactions = [pay('TR1', '2024-06-10 10:00:00'), pay('TR2', '2024-06-11 10:00:00')];
  expect(countOfParties(sourceOf({ transactions }).merchants)).toBe(4);
  expect(countOfParties(sourceOf({ transactions, partners: ['North', 'South'] }).merchants)).toBe(6);
});
