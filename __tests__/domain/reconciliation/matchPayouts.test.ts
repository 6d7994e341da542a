import fc from 'fast-check';
import { addDays } from '@/domain/calendar/dates';
import { matchPayouts, type BankLine, type BankPayout } from '@/domain/reconciliation/payouts/matchPayouts';
import { difference } from '@/selectors/reconciliation/discrepancyTexts';

const NAMES = ['Harbor Lights Music Festival', 'Juniper Street Box Office', 'Théâtre Lumière Montréal'];
const RUN = 'Payout 2024-06-28';

// June 28, 2024 is a Friday, so three business days later is Wednesday, July 3.
const payoutOf = (index: number, fields: Partial<BankPayout> = {}): BankPayout => ({
  id: `P${index}`,
  name: NAMES[index % 3]!,
  reference: RUN,
  day: '2024-06-28',
  amount: 10_000 + index,
  ...fields,
});
const lineOf = ({ name, reference, day, amount }: BankPayout, fields: Partial<BankLine> = {}): BankLine => ({
  text: `SEPA CT ${name.toUpperCase()} ${reference.replaceAll('-', '')}`,
  day,
  amount,
  ...fields,
});
const compare = (payouts: readonly BankPayout[], lines: readonly BankLine[], otherReferences: string[] = []) =>
  matchPayouts(payouts, lines, { currency: 'USD', otherReferences });
const START: BankLine = { text: 'Account fee', day: '2024-06-01', amount: 1_000 };
const END: BankLine = { ...START, day: '2024-07-31' };

test('A payout matches the line with its amount and its name on its day or up to three business days later', () => {
  const payout = payoutOf(0);
  const on = (day: string) => compare([payout], [lineOf(payout, { day }), END]);
  for (const day of ['2024-06-28', '2024-07-01', '2024-07-03'])
    expect(on(day)).toMatchObject({ matched: 1, breaks: [] });
  for (const day of ['2024-06-27', '2024-07-04']) expect(on(day)).toMatchObject({ matched: 0, kinds: { timing: 1 } });
  expect(difference(on('2024-07-04').breaks[0]!)).toBe('Report: Jul 4, 2024. Console: Jun 28, 2024.');
  // The payee or the reference alone is enough; a line with neither is another transaction.
  for (const text of ['Transfer harbor lights music festival', `Batch ${RUN}`])
    expect(compare([payout], [lineOf(payout, { text }), END])).toMatchObject({ matched: 1 });
  const b = compare([payout], [lineOf(payout, { text: 'Rent of July' }), END]);
  expect(b).toMatchObject({ matched: 0, kinds: { 'missing there': 1 } });
});

test('A payout that the bank does not have yet is a timing discrepancy, and payouts outside the days of the statement are ignored', () => {
  const until = (day: string) => compare([payoutOf(0)], [START, { ...END, day }]).kinds;
  expect(until('2024-07-03')).toEqual({ timing: 1 });
  expect(until('2024-06-28')).toEqual({ timing: 1 });
  expect(until('2024-07-04')).toEqual({ 'missing there': 1 });
  expect(until('2024-06-27')).toEqual({});
  expect(compare([payoutOf(0, { day: '2024-05-31' })], [START, END]).kinds).toEqual({});
});

test('Another amount, a second line and a reversed payout are discrepancies; other lines are not', () => {
  const [a, b] = [payoutOf(0), payoutOf(1)];
  const less = compare([a, b], [lineOf(a, { amount: 9_000 }), lineOf(b), END]);
  expect(less).toMatchObject({ matched: 1, kinds: { amount: 1 } });
  expect(difference(less.breaks[0]!)).toMatch(/\(-\$10\.00\)\.$/);
  expect(compare([a], [lineOf(a), lineOf(a), END]).kinds).toEqual({ duplicate: 1 });
  const gone = compare([a], [lineOf(a), { ...END, text: 'TRANSFER ADVANCE 7 ELM STREET' }], ['Advance 7', '']);
  expect(gone).toMatchObject({ matched: 1, kinds: { 'missing here': 1 } });
});

test('A payout prefers a line within the time limit, but accepts a later one', () => {
  const payout = payoutOf(0);
  const named = { text: 'Transfer harbor lights music festival' };
  const laterLine = lineOf(payout, { ...named, day: '2024-07-15' });
  expect(compare([payout], [laterLine, lineOf(payout, named), END])).toMatchObject({ matched: 1, breaks: [] });
  expect(compare([payout], [laterLine, END]).breaks).toMatchObject([
    { kind: 'timing', theirs: [{ time: '2024-07-15' }] },
  ]);
});

test('A second line is a duplicate only if it names payee and reference', () => {
  const payout = payoutOf(0);
  const b = lineOf(payout, { text: 'Transfer harbor lights music festival', day: '2024-07-15' });
  expect(compare([payout], [lineOf(payout), b, END])).toMatchObject({ matched: 1, breaks: [] });
});

test('A payout without a reference or a payee is found by the other', () => {
  const [bare, nameless] = [payoutOf(0, { reference: '' }), payoutOf(0, { name: '--' })];
  expect(compare([bare], [lineOf(bare), START, END])).toMatchObject({ matched: 1, breaks: [] });
  expect(compare([bare], [lineOf(bare, { text: 'Rent of July' }), END]).kinds).toEqual({ 'missing there': 1 });
  expect(compare([nameless], [lineOf(nameless, { text: 'Rent of July' }), END]).kinds).toEqual({ 'missing there': 1 });
});

test("A discrepancy has payee, reference and day of the payout and the text of the bank's line", () => {
  const [payout, bare] = [payoutOf(0), payoutOf(0, { reference: '' })];
  const money = { currency: 'USD', amount: 10_000 };
  const ours = { id: NAMES[0], reference: RUN, time: '2024-06-28', ...money };
  const laterLine = lineOf(payout, { day: '2024-07-15' });
  expect(compare([payout], [laterLine, END]).breaks).toEqual([
    { id: 'P0', kind: 'timing', ours, theirs: [{ id: laterLine.text, time: '2024-07-15', ...money }] },
  ]);
  const { reference: _none, ...withoutReference } = ours;
  expect(compare([bare], [START, END]).breaks).toEqual([
    { id: 'P0', kind: 'missing there', ours: withoutReference, theirs: [] },
  ]);
  // This line has the reference of a payout with another payee and amount.
  const strange = { text: `${RUN} ${'x'.repeat(200)}`, day: '2024-07-01', amount: 1 };
  expect(compare([payout], [lineOf(payout), strange, END]).breaks).toEqual([
    {
      id: `there 1 payout20240628${'x'.repeat(200)}`,
      kind: 'missing here',
      theirs: [{ id: strange.text.slice(0, 140), time: '2024-07-01', currency: 'USD', amount: 1 }],
    },
  ]);
});

test('A statement without lines has no discrepancy', () => {
  expect(compare([payoutOf(0)], [])).toMatchObject({ matched: 0, breaks: [], first: '', last: '' });
});

test('Payouts match their own lines, and each planted discrepancy is found once', () => {
  const FATES = ['fits', 'missing there', 'amount', 'timing', 'duplicate'] as const;
  const drawn = fc.record({ fate: fc.constantFrom(...FATES), days: fc.constantFrom(0, 3, 4, 5), name: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 30 }), fc.boolean(), (all, isReversed) => {
      const payouts = all.map(({ name }, index) =>
        // References have the same length, so that none contains another.
        payoutOf(index, { name: NAMES[name]!, amount: 50_000 + 10 * index, reference: `Run ${100 + index}` }),
      );
      const lines = payouts.flatMap((payout, index) => {
        const { fate, days } = all[index]!;
        const line = lineOf(payout, { day: addDays(payout.day, days) });
        if (fate === 'missing there') return [];
        if (fate === 'amount') return [{ ...line, amount: line.amount + 1 }];
        if (fate === 'timing') return [{ ...line, day: '2024-07-08' }];
        return fate === 'duplicate' ? [line, line] : [line];
      });
      const found = compare(payouts, [START, END, ...(isReversed ? lines.reverse() : lines)]);
      expect(new Map(found.breaks.map(({ id, kind }) => [id, kind]))).toEqual(
        new Map(payouts.flatMap(({ id }, index) => (all[index]!.fate === 'fits' ? [] : [[id, all[index]!.fate]]))),
      );
      expect(found.breaks.length + found.matched).toBe(payouts.length);
    }),
    { numRuns: 200 },
  );
});

test('A payout matches a line in which the bank writes names and references in Latin letters without marks', () => {
  const payout = payoutOf(2, { reference: 'Auszahlung für Mai' });
  for (const text of ['THEATRE LUMIERE MONTREAL', 'AUSZAHLUNG FUER MAI'])
    expect(compare([payout], [lineOf(payout, { text }), END])).toMatchObject({ matched: 1 });
});

describe('One debit of the bank for a run of payouts', () => {
  const run = [payoutOf(0), payoutOf(1), payoutOf(2)];
  const sum = 30_003;
  const debit = (fields: Partial<BankLine> = {}): BankLine => ({
    text: `Collective order ${RUN}`,
    day: '2024-06-28',
    amount: sum,
    ...fields,
  });

  test('matches all of them by their reference or, if no other line has the sum, by the sum alone', () => {
    expect(compare(run, [debit(), END])).toMatchObject({ matched: 3, breaks: [], matchedIds: ['P0', 'P1', 'P2'] });
    expect(compare(run, [debit({ text: 'Collective order' }), END])).toMatchObject({ matched: 3, breaks: [] });
    const unclear = [debit({ text: 'Collective order' }), debit({ text: 'Collective order 2' }), END];
    expect(compare(run, unclear)).toMatchObject({ matched: 0, kinds: { 'missing there': 3 } });
    const twoRuns = [...run, ...run.map((payout) => ({ ...payout, id: `B${payout.id}`, reference: 'Another run' }))];
    expect(compare(twoRuns, [debit({ text: 'Collective order' }), END])).toMatchObject({ matched: 0 });
    expect(compare(twoRuns, [debit(), END])).toMatchObject({ matched: 3, kinds: { 'missing there': 3 } });
  });

  test('must have their sum to the cent, and leave in time', () => {
    expect(compare(run, [debit({ amount: sum + 1 }), END])).toMatchObject({
      matched: 0,
      kinds: { 'missing there': 3, 'missing here': 1 },
    });
    for (const day of ['2024-06-27', '2024-07-04'])
      expect(compare(run, [debit({ day }), END])).toMatchObject({ matched: 0 });
  });

  test('is one line only: a second one with their reference is not in the console', () => {
    expect(compare(run, [debit(), debit(), END])).toMatchObject({ matched: 3, kinds: { 'missing here': 1 } });
  });

  test('may be found by the sum alone next to a run of another sum, and without a reference by the only line', () => {
    const [text, other] = ['Collective order', 'Another run'];
    const larger = run.map((payout) => ({ ...payout, id: `B${payout.id}`, reference: other, amount: 20_000 }));
    const both = compare([...run, ...larger], [debit({ text }), END]);
    expect(both).toMatchObject({ matched: 3, kinds: { 'missing there': 3 } });
    const bare = run.map((payout) => ({ ...payout, reference: '' }));
    expect(compare(bare, [debit({ text }), END])).toMatchObject({ matched: 3, breaks: [] });
    expect(compare(bare, [debit({ text }), debit({ text }), END])).toMatchObject({ matched: 0 });
  });

  test('leaves out a payout that has its own line', () => {
    const lines = [lineOf(run[0]!), debit({ amount: sum - run[0]!.amount }), END];
    expect(compare(run, lines)).toMatchObject({ matched: 3, breaks: [] });
    expect(compare([run[0]!], [debit({ amount: 1 }), END]).matched).toBe(0);
  });

  test('matches runs of any size, in any order of the lines', () => {
    const runs = fc.array(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 2, maxLength: 6 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(runs, fc.infiniteStream(fc.boolean()), (amounts, order) => {
        const payouts = amounts.flatMap((of, index) =>
          of.map((amount, position) =>
            payoutOf(position, { id: `${index} ${position}`, amount, reference: `Run number ${index} of June` }),
          ),
        );
        const lines = amounts.map((of, index) =>
          debit({ text: `Order Run number ${index} of June`, amount: of.reduce((total, amount) => total + amount, 0) }),
        );
        const sorted = lines.reduce<BankLine[]>(
          (before, line) => (order.next().value ? [...before, line] : [line, ...before]),
          [END],
        );
        expect(compare(payouts, sorted)).toMatchObject({ matched: payouts.length, breaks: [] });
      }),
    );
  });
});
