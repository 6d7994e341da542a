import fc from 'fast-check';
import { journalOf } from '@/domain/accounting/journal';
import {
  adjustmentRefusals,
  openingOfPaid,
  postingsOfAdjustment,
  type Adjustment,
} from '@/domain/statements/postings/adjustments';
import { computeBalances } from '@/domain/statements/balances';
import { correctionOf, postingLine } from '@/domain/statements/statementLines';
import { startMonthDifferences } from '@/domain/statements/postings/partDifferences';
import { POSTING_KINDS } from '@/domain/statements/postings/postings';
import { groupByParty } from '@/domain/statements/source';
import { computeStatement } from '@/domain/statements/statements';
import { finish } from '@/lib/resumable';
import { GENERATED_PARTIES, generatedHistory, generatedSpan } from '../../helpers/domain/generatedHistory';
import { sourceOfTable } from '../../helpers/domain/statements';

const moment = { recordedAt: '2024-06-20 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const adjustment = (fields: Partial<Adjustment> = {}): Adjustment => ({
  id: '1718874000000-a',
  kind: 'adjustment',
  partyId: 'MER001',
  amount: -2_500,
  day: '2024-06-15',
  reason: 'Lost card reader',
  ...moment,
  ...fields,
});

const days = fc.integer({ min: 1, max: 30 }).map((day) => `2024-06-${String(day).padStart(2, '0')}`);
const adjustments = fc.array(
  fc.record({
    kind: fc.constantFrom('adjustment', 'reserve', 'opening'),
    partyId: fc.constantFrom(...GENERATED_PARTIES),
    amount: fc.integer({ min: -5_000, max: 5_000 }),
    day: days,
    until: fc.option(
      days.map((day) => day.replace('06', '07')),
      { nil: undefined },
    ),
  }),
  { maxLength: 8 },
);

test('With any adjustments, statements close, balances agree with them, and the journal changes them the same way', () => {
  fc.assert(
    fc.property(generatedHistory, generatedSpan, adjustments, ({ table, payments: _rows, ...of }, span, made) => {
      const records = made.map((fields, index) => adjustment({ ...fields, id: `171887400000${index}-a` }));
      const postings = groupByParty(records.flatMap(postingsOfAdjustment));
      const source = { ...sourceOfTable(table, of), postings };
      const balances = new Map(computeBalances(source, span, GENERATED_PARTIES).map((found) => [found.partyId, found]));
      const entries = finish(journalOf(source, span, 'each'));
      for (const partyId of GENERATED_PARTIES) {
        const { opening, closing, isClosed } = computeStatement(source, partyId, span);
        expect([partyId, isClosed]).toEqual([partyId, true]);
        expect(balances.get(partyId)).toMatchObject({ opening, closing });
        const credit = entries
          .flatMap((entry) => entry.postings)
          .reduce((sum, posting) => sum - (posting.partyId === partyId ? posting.amount : 0), 0);
        expect([partyId, credit]).toEqual([partyId, closing - opening]);
      }
    }),
    { numRuns: 100 },
  );
});

test('A reserve is not part of the balance before the day of its release, on any shown days', () => {
  const records = [adjustment({ amount: 10_000 }), adjustment({ kind: 'reserve', until: '2024-07-15' })];
  const postings = groupByParty(records.flatMap(postingsOfAdjustment));
  const balanceOn = (today: string, day: string) => {
    const { table, payments: _rows, ...of } = fc.sample(generatedHistory, { numRuns: 1, seed: 1 })[0]!;
    const [without, withPostings] = [undefined, postings].map((some) =>
      computeBalances(
        { ...sourceOfTable(table, of), ...(some && { postings: some }), today },
        { start: day, end: day },
        ['MER001'],
      ).find(({ partyId }) => partyId === 'MER001'),
    );
    return withPostings!.balance - without!.balance;
  };
  for (const day of ['2024-06-01', '2024-06-30', '2024-08-31']) {
    expect(balanceOn('2024-07-14', day)).toBe(7_500);
    expect(balanceOn('2024-07-15', day)).toBe(10_000);
  }
});

test('A reserve is held on its day and released on another, and the answer that nothing was paid has no line', () => {
  const held = adjustment({ kind: 'reserve', until: '2024-07-15' });
  expect(postingsOfAdjustment(held).map(({ kind, time, amount }) => [kind, time, amount])).toEqual([
    ['reserve', '2024-06-15', -2_500],
    ['reserveReleased', '2024-07-15', 2_500],
  ]);
  expect(postingsOfAdjustment(adjustment({ kind: 'opening', amount: 0 }))).toEqual([]);
  expect(postingsOfAdjustment(adjustment({ transactionId: 'P-1' }))[0]?.paymentId).toBe('P-1');
  // Only a reserve is released, and without a payment the line has no ID.
  expect(postingsOfAdjustment(adjustment({ until: '2024-07-15' }))).toMatchObject([
    { kind: 'adjustment', paymentId: '', amount: -2_500 },
  ]);
});

test.each([
  [{}, []],
  [{ amount: 0 }, ['amount']],
  [{ amount: Number.NaN, reason: ' ' }, ['amount', 'reason']],
  [{ day: '2024-02-30' }, ['day']],
  [{ kind: 'reserve' as const, until: '2024-07-01' }, []],
  [{ kind: 'reserve' as const, amount: 500, until: '2024-07-01' }, ['amount']],
  [{ kind: 'reserve' as const, amount: 0, until: '2024-07-01' }, ['amount']],
  [{ kind: 'reserve' as const, until: '2024-06-15' }, ['until']],
  [{ kind: 'reserve' as const }, ['until']],
])('An adjustment with %j has these problems: %j', (fields, problems) => {
  expect(Object.keys(adjustmentRefusals(adjustment(fields)))).toEqual(problems);
});

test('Everything that was paid before leaves positive balances, and a negative one stays', () => {
  const closings = [
    { partyId: 'MER001', closing: 900 },
    { partyId: 'MER002', closing: -100 },
    { partyId: 'platform', closing: 0 },
  ];
  expect([...openingOfPaid(closings)]).toEqual([['MER001', -900]]);
});

test('A correction names what was recorded after its statement was issued', () => {
  const notes = POSTING_KINDS.map(
    (kind) =>
      correctionOf(
        postingLine({ kind, partyId: 'MER001', time: '2024-06-01', amount: 1, paymentId: '', note: 'X' }),
        'S-1',
      ).note,
  );
  expect(notes).toEqual([
    'Dispute, after S-1 was issued',
    'Dispute fee, after S-1 was issued',
    'Dispute won, after S-1 was issued',
    'Adjustment X, after S-1 was issued',
    'Reserve, after S-1 was issued',
    'Reserve released, after S-1 was issued',
    'Opening balance, after S-1 was issued',
  ]);
});

test('What each party would have more of is summed by month, the newest month first', () => {
  const differences = startMonthDifferences();
  const moved = (time: string, merchant: number) => ({
    time,
    parts: { merchant, processor: 0, partner: 1, platform: -merchant - 1 },
  });
  differences.add([moved('2024-05-31 23:59:59', 5), moved('2024-06-01 00:00:00', 7)]);
  differences.add([moved('2024-06-30', 10), moved('2023-12-01', 1)]);
  expect(differences.finish()).toEqual([
    { month: '2024-06', merchant: 17, processor: 0, partner: 2, platform: -19 },
    { month: '2024-05', merchant: 5, processor: 0, partner: 1, platform: -6 },
    { month: '2023-12', merchant: 1, processor: 0, partner: 1, platform: -2 },
  ]);
});
