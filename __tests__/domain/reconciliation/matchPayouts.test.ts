import fc from 'fast-check';
import { addDays } from '@/domain/calendar/dates';
import { matchPayouts, type BankLine, type BankPayout } from '@/domain/reconciliation/matchPayouts';
import { describeBreak } from '@/domain/reconciliation/words';

const NAMES = ['Harbor Lights Music Festival', 'Juniper Street Box Office', 'Théâtre Lumière Montréal'];
const RUN = 'Payout 2024-06-28';

// A Friday: three business days later is Wednesday, July 3.
const payoutOf = (place: number, fields: Partial<BankPayout> = {}): BankPayout => ({
  id: `P${place}`,
  name: NAMES[place % 3]!,
  reference: RUN,
  day: '2024-06-28',
  amount: 10_000 + place,
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

test('A payout agrees with the line of its amount that names it, on its day and up to three business days later', () => {
  const payout = payoutOf(0);
  const on = (day: string) => compare([payout], [lineOf(payout, { day }), END]);
  for (const day of ['2024-06-28', '2024-07-01', '2024-07-03'])
    expect(on(day)).toMatchObject({ matched: 1, breaks: [] });
  for (const day of ['2024-06-27', '2024-07-04']) expect(on(day)).toMatchObject({ matched: 0, kinds: { timing: 1 } });
  expect(describeBreak(on('2024-07-04').breaks[0]!)).toBe(
    'The report has it on July 4, 2024, the console on June 28, 2024.',
  );
  // By its payee alone, or its reference alone; by neither it is another one.
  for (const text of ['Transfer harbor lights music festival', `Batch ${RUN}`])
    expect(compare([payout], [lineOf(payout, { text }), END])).toMatchObject({ matched: 1 });
  const other = compare([payout], [lineOf(payout, { text: 'Rent of July' }), END]);
  expect(other).toMatchObject({ matched: 0, kinds: { 'missing there': 1 } });
});

test('What is not in the bank yet is late; what lies outside its days is not asked for', () => {
  const until = (day: string) => compare([payoutOf(0)], [START, { ...END, day }]).kinds;
  expect(until('2024-07-03')).toEqual({ timing: 1 });
  expect(until('2024-07-04')).toEqual({ 'missing there': 1 });
  expect(until('2024-06-27')).toEqual({});
  expect(compare([payoutOf(0, { day: '2024-05-31' })], [START, END]).kinds).toEqual({});
});

test('Another amount, a second line and a payout that was taken back are breaks; other lines of the bank are none', () => {
  const [one, other] = [payoutOf(0), payoutOf(1)];
  const less = compare([one, other], [lineOf(one, { amount: 9_000 }), lineOf(other), END]);
  expect(less).toMatchObject({ matched: 1, kinds: { amount: 1 } });
  expect(describeBreak(less.breaks[0]!)).toBe('The report has $10.00 less than the console.');
  expect(compare([one], [lineOf(one), lineOf(one), END]).kinds).toEqual({ duplicate: 1 });
  const gone = compare([one], [lineOf(one), { ...END, text: 'TRANSFER ADVANCE 7 ELM STREET' }], ['Advance 7', '']);
  expect(gone).toMatchObject({ matched: 1, kinds: { 'missing here': 1 } });
});

test('Payouts have no break with their own lines; each that is planted is found and named, none twice', () => {
  const FATES = ['fits', 'missing there', 'amount', 'timing', 'duplicate'] as const;
  const drawn = fc.record({ fate: fc.constantFrom(...FATES), days: fc.constantFrom(0, 3, 4, 5), name: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 30 }), fc.boolean(), (all, isReversed) => {
      const payouts = all.map(({ name }, place) =>
        // References of the same length, so that none is within another.
        payoutOf(place, { name: NAMES[name]!, amount: 50_000 + 10 * place, reference: `Run ${100 + place}` }),
      );
      const lines = payouts.flatMap((payout, place) => {
        const { fate, days } = all[place]!;
        const line = lineOf(payout, { day: addDays(payout.day, days) });
        if (fate === 'missing there') return [];
        if (fate === 'amount') return [{ ...line, amount: line.amount + 1 }];
        if (fate === 'timing') return [{ ...line, day: '2024-07-08' }];
        return fate === 'duplicate' ? [line, line] : [line];
      });
      const found = compare(payouts, [START, END, ...(isReversed ? lines.reverse() : lines)]);
      expect(new Map(found.breaks.map(({ id, kind }) => [id, kind]))).toEqual(
        new Map(payouts.flatMap(({ id }, place) => (all[place]!.fate === 'fits' ? [] : [[id, all[place]!.fate]]))),
      );
      expect(found.breaks.length + found.matched).toBe(payouts.length);
    }),
    { numRuns: 200 },
  );
});
