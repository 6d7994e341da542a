import fc from 'fast-check';
import { agreedRatesOverTime, feeAtRate, ratesInEffect, type AgreedRate } from '@/domain/fees/agreedRates';
import { readPercent } from '@/domain/money/amounts';
import { ratesOf } from '@/domain/fees/feeGroups';
import { agreedFee, feeDifference } from '@/selectors/reconciliation/feeTexts';
import { agreedRate as rate } from '../../helpers/domain/agreedRates';
import { checkFees } from '../../helpers/domain/checkedPayments';
import { USD } from '../../helpers/currencies';

test('The rate of a payment is the last that started on or before its day, that of the integration first', () => {
  const rateAt = agreedRatesOverTime([
    rate('2026-09-15', 600),
    rate('2026-01-01', 800),
    rate('2026-06-01', 500, { subject: 'integration', subjectId: 'INT1' }),
  ]);
  const percentAt = (day: string, integration?: string, merchant = 'MER001') =>
    rateAt(merchant, integration, () => day)?.platform?.percent;
  expect(percentAt('2025-12-31')).toBeUndefined();
  expect(percentAt('2026-01-01')).toBe(800);
  expect(percentAt('2026-09-14')).toBe(800);
  expect(percentAt('2026-09-15')).toBe(600);
  expect(percentAt('2026-07-01', 'INT1')).toBe(500);
  expect(percentAt('2026-05-01', 'INT1')).toBe(800);
  expect(percentAt('2026-05-01', undefined, 'MER002')).toBeUndefined();
  expect(
    agreedRatesOverTime([rate('2026-01-01', 800), rate('2026-01-01', 700, { recordedAt: '2026-09-02 09:00:00' })])(
      'MER001',
      undefined,
      () => '2026-01-02',
    )?.platform?.percent,
  ).toBe(700);
});

test('An integration has its rates even if its merchant has none, and a payment without an integration has none of them', () => {
  // A file may name an integration with any text.
  const rateAt = agreedRatesOverTime([rate('2026-01-01', 500, { subject: 'integration', subjectId: 'undefined' })]);
  const percentOf = (integration?: string) => rateAt('MER001', integration, () => '2026-06-01')?.platform?.percent;
  expect([percentOf('undefined'), percentOf('INT1'), percentOf()]).toEqual([500, undefined, undefined]);
});

test('The day of a payment is read only if its merchant or its integration agreed to a rate', () => {
  const rateAt = agreedRatesOverTime([rate('2026-01-01', 800)]);
  const dayAt = jest.fn(() => '2026-06-01');
  expect(rateAt('MER002', 'INT1', dayAt)).toBeUndefined();
  expect(dayAt).not.toHaveBeenCalled();
  expect(rateAt('MER001', 'INT1', dayAt)?.platform?.percent).toBe(800);
  expect(dayAt).toHaveBeenCalledTimes(1);
});

test('A fee at a rate is rounded to the cent and never above the payment', () => {
  expect(feeAtRate(1_234, { percent: 800, fixed: 30 })).toBe(129);
  expect(feeAtRate(20, { percent: 800, fixed: 30 })).toBe(20);
});

test.each([
  ['8', 800],
  ['8.5', 850],
  ['2,9 %', 290],
  ['100', 10_000],
  ['101', undefined],
  ['1050', undefined],
  ['-8', undefined],
  ['8.125', undefined],
  ['much', undefined],
])('The percentage %s is read as %s hundredths', (text, hundredths) => {
  expect(readPercent(text)).toBe(hundredths);
});

test('Rates of one day count in the order of their recording, and a withdrawn one does not count', () => {
  const at = (recordedAt: string, percent: number, fields: Partial<AgreedRate> = {}) =>
    rate('2026-01-01', percent, { recordedAt, ...fields });
  const [older, newer] = [at('2026-09-01 09:00:00', 800), at('2026-09-02 09:00:00', 700)];
  const removal = at('2026-09-03 09:00:00', 0, { id: 'gone', platform: undefined, withdraws: newer.id });
  fc.assert(
    fc.property(fc.shuffledSubarray([older, newer], { minLength: 2 }), (records) => {
      expect(ratesInEffect(records)).toEqual([older, newer]);
      expect(ratesInEffect([...records, removal])).toEqual([older]);
    }),
  );
});

test('The fee check finds exactly the fees that were charged at another rate, with the first day and the difference', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1_000, max: 50_000 }), { minLength: 2, maxLength: 28 }),
      fc.integer({ min: 0, max: 27 }),
      (amounts, change) => {
        const days = amounts.map((_, index) => `2026-09-${String(index + 1).padStart(2, '0')}`);
        const charged = amounts.map((amount, index) =>
          feeAtRate(amount, { percent: index >= change ? 600 : 800, fixed: 0 }),
        );
        const check = checkFees(
          {
            length: amounts.length,
            amountAt: (index) => amounts[index]!,
            dateAt: (index) => `${days[index]} 10:00:00`,
            isPaidAt: () => true,
            merchantIdAt: () => 'MER001',
            integrationIdAt: () => undefined,
            fees: { processor: amounts.map(() => 5), partner: amounts.map(() => 0), platform: charged },
          },
          () => undefined,
          USD,
          { rateAt: agreedRatesOverTime([rate('2026-01-01', 800)]), hasDefaultSplit: false },
        );
        // Nothing was agreed on for processor and partner, so their fees are never correct.
        expect(check.unagreed).toBe(2 * amounts.length);
        const wrong = amounts.slice(change);
        expect(check.counts['as agreed']).toBe(Math.min(change, amounts.length));
        if (wrong.length === 0) expect(check.groups).toEqual([]);
        else {
          const [group, ...others] = check.groups;
          expect(others).toEqual([]);
          expect(group).toMatchObject({ party: 'platform', fault: 'under', count: wrong.length, first: days[change] });
          expect(group!.expected - group!.charged).toBe(
            wrong.reduce(
              (sum, amount) =>
                sum + feeAtRate(amount, { percent: 800, fixed: 0 }) - feeAtRate(amount, { percent: 600, fixed: 0 }),
              0,
            ),
          );
        }
      },
    ),
  );
});

test('Each wrong rate is named with its own days, in any order of changes', () => {
  const percents = [400, 500, 550, 600, 800, 900];
  const segments = fc.array(
    fc.record({
      percent: fc.constantFrom(...percents),
      amounts: fc.array(fc.integer({ min: 20_000, max: 500_000 }), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 7 },
  );
  fc.assert(
    fc.property(segments, (changes) => {
      const rows = changes.flatMap(({ percent, amounts }) => amounts.map((amount) => ({ percent, amount })));
      const dayOf = (index: number) => `2026-09-${String(index + 1).padStart(2, '0')}`;
      const check = checkFees(
        {
          length: rows.length,
          amountAt: (index) => rows[index]!.amount,
          dateAt: (index) => `${dayOf(index)} 10:00:00`,
          isPaidAt: () => true,
          merchantIdAt: () => 'MER001',
          integrationIdAt: () => undefined,
          fees: {
            processor: rows.map(() => 0),
            partner: rows.map(() => 0),
            platform: rows.map(({ amount, percent }) => feeAtRate(amount, { percent, fixed: 0 })),
          },
        },
        () => undefined,
        USD,
        { rateAt: agreedRatesOverTime([rate('2026-01-01', 800)]), hasDefaultSplit: false },
      );
      const wrong = [...new Set(rows.map(({ percent }) => percent))].filter((percent) => percent !== 800);
      const expected = wrong.map((percent) => {
        const indices = rows.flatMap((row, index) => (row.percent === percent ? [index] : []));
        return [dayOf(indices[0]!), dayOf(indices.at(-1)!), indices.length, (percent / 100).toFixed(1)];
      });
      const found = check.groups.map((group) => [
        ...[group.first, group.last, group.count, ratesOf(group, USD)!.implied.toFixed(1)],
      ]);
      expect(found.sort()).toEqual(expected.sort());
    }),
  );
});

test('Fees with a fixed amount that nobody agreed on are one group, not one for each payment', () => {
  const amounts = Array.from({ length: 60 }, (_, index) => 2_000 + 1_733 * index);
  const ofPayments = (percent: number, fixed: number) =>
    checkFees(
      {
        length: amounts.length,
        amountAt: (index) => amounts[index]!,
        dateAt: (index) => `2026-09-${String((index % 30) + 1).padStart(2, '0')} 10:00:00`,
        isPaidAt: () => true,
        merchantIdAt: () => 'MER001',
        integrationIdAt: () => undefined,
        fees: {
          processor: amounts.map(() => 0),
          partner: amounts.map(() => 0),
          platform: amounts.map((amount) => feeAtRate(amount, { percent, fixed })),
        },
      },
      () => undefined,
      USD,
      { rateAt: agreedRatesOverTime([rate('2026-01-01', 800)]), hasDefaultSplit: false },
    ).groups;
  const [first, ...others] = ofPayments(290, 30);
  expect(others.length).toBeLessThan(5);
  expect(first!.count).toBeGreaterThan(50);
  expect([first, ...others].reduce((sum, group) => sum + group!.count, 0)).toBe(amounts.length);
  expect(ofPayments(600, 0)).toHaveLength(1);
});

test('A wrong rate is worded with its first day, both rates and the difference', () => {
  const group = {
    merchantId: 'MER001',
    party: 'platform' as const,
    fault: 'under' as const,
    split: { unit: '%' as const, hundredths: 2_000 },
    rate: { percent: 800, fixed: 0 },
    count: 2,
    amounts: 200_000,
    charged: 12_000,
    expected: 16_000,
    fees: 0,
    first: '2026-09-15',
    last: '2026-09-30',
    hasEnded: false,
  };
  expect(ratesOf(group, USD)).toEqual({ implied: 6, agreed: 8 });
  expect(feeDifference(group, USD)).toBe('Since September 15, 2026: 6.00% instead of 8.00% ($40.00)');
  const until = (last: string) => feeDifference({ ...group, last, hasEnded: true }, USD);
  expect(until('2026-10-03')).toBe('From September 15 to October 3, 2026: 6.00% instead of 8.00% ($40.00)');
  expect(until('2027-01-03')).toBe('From September 15, 2026 to January 3, 2027: 6.00% instead of 8.00% ($40.00)');
  expect(until('2026-09-15')).toBe('On September 15, 2026: 6.00% instead of 8.00% ($40.00)');
  expect(agreedFee(group, USD)).toBe('8.00% of the payment');
  expect(agreedFee({ ...group, rate: { percent: 290, fixed: 30 } }, USD)).toBe('2.90% of the payment + $0.30');
});
