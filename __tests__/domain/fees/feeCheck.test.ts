import fc from 'fast-check';
import { classifyFee } from '@/domain/fees/feeCheck';
import { agreedFee, feeDifference } from '@/selectors/reconciliation/feeTexts';
import { splitsOverTime } from '@/domain/fees/splits';
import { adviseSurcharges } from '@/domain/fees/surcharges';
import { fees } from '@/fixtures/fees';
import { integrations } from '@/fixtures/integrations';
import { merchants } from '@/fixtures/merchants';
import { transactions } from '@/fixtures/transactions';
import { tableOfRows } from '@/data/tables/transactionTable';
import { USD } from '../../helpers/currencies';
import { paymentsOf, splitAt, checkFees } from '../../helpers/domain/checkedPayments';

const rows = fc.array(
  fc.record({
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    integration: fc.constantFrom('INT1', 'INT2', 'INT3', undefined),
  }),
);

test('Fees by the allocation are correct with every split', () => {
  fc.assert(
    fc.property(rows, (drawn) => {
      const { counts, groups } = checkFees(paymentsOf(drawn), splitAt, USD);
      expect([counts['as agreed'], groups]).toEqual([3 * drawn.length, []]);
    }),
  );
});

test('Fees that the console calculated are not checked, and their payments are counted', () => {
  fc.assert(
    fc.property(rows, rows, (charged, calculated) => {
      const drawn = [...charged, ...calculated.map((row) => ({ ...row, isCalculated: true, off: { processor: 5 } }))];
      const check = checkFees(paymentsOf(drawn), splitAt, USD);
      expect(check).toEqual({ ...checkFees(paymentsOf(charged), splitAt, USD), calculated: calculated.length });
    }),
  );
  const unpaid = { amount: 10_000, isPaid: false, isCalculated: true };
  expect(checkFees(paymentsOf([unpaid]), splitAt, USD).calculated).toBe(0);
});

test('Each planted wrong fee is found, and the groups sum to all planted differences', () => {
  const planted = fc.record({
    amount: fc.integer({ min: 100_000, max: 1_000_000 }),
    merchant: fc.constantFrom('MER001', 'MER002'),
    off: fc.record({ processor: fc.integer({ min: -50, max: 50 }), platform: fc.integer({ min: -50, max: 50 }) }),
  });
  fc.assert(
    fc.property(fc.array(planted), (drawn) => {
      const { counts, groups } = checkFees(paymentsOf(drawn), splitAt, USD);
      const offs = drawn.flatMap(({ off }) => [off.processor, off.platform]);
      const wrong = offs.filter((off) => Math.abs(off) > 1);
      expect(counts.over + counts.under).toBe(wrong.length);
      expect(counts.rounding).toBe(offs.filter((off) => Math.abs(off) === 1).length);
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(wrong.length);
      expect(groups.reduce((sum, { charged, expected }) => sum + charged - expected, 0)).toBe(
        wrong.reduce((sum, off) => sum + off, 0),
      );
    }),
  );
});

test.each([
  [100, 100, 'as agreed'],
  [101, 100, 'rounding'],
  [99, 100, 'rounding'],
  [1, 0, 'rounding'],
  [102, 100, 'over'],
  [98, 100, 'under'],
  [0, 100, 'missing'],
  [2, 0, 'unexpected'],
])('A fee of %i cents where %i were agreed is %s', (charged, expected, found) => {
  expect(classifyFee(charged, expected)).toBe(found);
});

test('A group has its first day, the charged rate and the difference', () => {
  const off = { processor: 300 };
  const june = ['2024-06-20', '2024-06-14', '2024-06-30'].map((day) => ({ amount: 100_000, day, off }));
  const before = { amount: 100_000, day: '2024-06-01' };
  const { groups } = checkFees(paymentsOf([before, ...june]), splitAt, USD);
  expect(groups).toMatchObject([
    { merchantId: 'MER001', party: 'processor', fault: 'over', count: 3, last: '2024-06-30' },
  ]);
  expect(feeDifference(groups[0]!, USD)).toBe('Since June 14, 2024: 3.20% instead of 2.90% ($9.00)');
  expect(agreedFee(groups[0]!, USD)).toBe('2.90% of the payment + $0.30');
});

test.each([false, true])('A wrong rate that ended has its last day (newest first: %s)', (isNewestFirst) => {
  const off = { processor: 300 };
  const june = ['2024-06-14', '2024-06-20'].map((day) => ({ amount: 100_000, day, off }));
  const rows = [...june, { amount: 100_000, day: '2024-06-25' }];
  const payments = paymentsOf(isNewestFirst ? rows.toReversed() : rows);
  const { groups } = checkFees({ ...payments, isNewestFirst }, splitAt, USD);
  expect(groups.map((group) => feeDifference(group, USD))).toEqual([
    'From June 14 to June 20, 2024: 3.20% instead of 2.90% ($6.00)',
  ]);
});

test.each([
  [
    { integration: 'INT1', off: { platform: -500 } },
    'Since June 14, 2024: 20.00% instead of 25.00% ($5.00)',
    '25.00% of the fees, which are 10% of the payment',
  ],
  [
    { integration: 'INT2', off: { platform: 100 } },
    'Since June 14, 2024: $2.50 instead of $1.50 ($1.00)',
    '$1.50 of the fees, which are 10% of the payment',
  ],
  [
    { off: { platform: -2_000 } },
    'Since June 14, 2024: not charged ($20.00)',
    '20.00% of the fees, which are 10% of the payment',
  ],
  [{ off: { partner: -100 } }, 'Since June 14, 2024: 49.70% instead of 50.70% ($1.00)', 'The rest of the fees'],
])('The difference and the agreed fee of %j are described', (row, words, agreed) => {
  const { groups } = checkFees(paymentsOf([{ amount: 100_000, ...row }]), splitAt, USD);
  expect([feeDifference(groups[0]!, USD), agreedFee(groups[0]!, USD)]).toEqual([words, agreed]);
});

test('The agreed rate of the platform is its split, not the rounded cents', () => {
  // A quarter of $10.03 is $2.51 to the cent, which is 25.02% of it.
  const over = { amount: 10_030, integration: 'INT1', off: { platform: 49 } };
  const { groups } = checkFees(paymentsOf([over]), splitAt, USD);
  expect(feeDifference(groups[0]!, USD)).toBe('Since June 14, 2024: 29.91% instead of 25.00% ($0.49)');
});

test('A fee without an agreed fee is unexpected, and unpaid payments are not checked', () => {
  const none = { amount: 20, off: { partner: 2 } };
  expect(feeDifference(checkFees(paymentsOf([none]), splitAt, USD).groups[0]!, USD)).toContain(
    'charged without an agreed fee ($0.02)',
  );
  const { counts } = checkFees(paymentsOf([{ ...none, isPaid: false }]), splitAt, USD);
  expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('A payment without an integration is checked by the default split, or without one not at all', () => {
  const payments = paymentsOf([{ amount: 100_000 }, { amount: 100_000, integration: 'INT1' }]);
  const ofNamed = (id: string) => (id === '' ? undefined : splitAt('INT1'));
  expect(checkFees(payments, ofNamed, USD).counts['as agreed']).toBe(6);
  const check = checkFees(payments, ofNamed, USD, { hasDefaultSplit: false });
  expect([check.counts['as agreed'], check.unagreed]).toEqual([3, 3]);
});

test('All fees of the sample are correct', () => {
  const agreed = splitsOverTime(integrations, integrations, []);
  const { counts, groups } = checkFees(tableOfRows(transactions, fees), agreed, USD);
  expect([counts['as agreed'], counts.rounding, groups]).toEqual([26 * 3, 0, []]);
});

test("A surcharge is compared with the caps and the rules of the merchant's state on a day", () => {
  const [integration] = integrations;
  const advise = (rate: number, state: 'NY' | 'CA' | 'TX' | '', today: string) =>
    adviseSurcharges(
      [{ ...integration!, merchantId: 'M', surchargeRate: rate }],
      [{ id: 'M', name: 'Harbor', country: 'USA', state }],
      today,
    );
  const of = (...args: Parameters<typeof advise>) => advise(...args).map((reported) => [reported.of, reported.isCap]);
  expect(of(300, '', '2024-06-30')).toEqual([]);
  expect(of(350, '', '2024-06-30')).toEqual([['Visa', true]]);
  expect(of(450, '', '2024-06-30')).toEqual([
    ['Visa', true],
    ['Mastercard', true],
  ]);
  expect(of(350, '', '2023-01-01')).toEqual([]);
  expect(of(200, 'NY', '2024-02-10')).toEqual([]);
  expect(of(200, 'NY', '2024-02-11')).toEqual([['New York', false]]);
  expect(of(200, 'CA', '2024-06-30')).toEqual([['California', false]]);
  expect(advise(200, 'CA', '2024-07-01').map(({ source, from }) => [source, from])).toEqual([
    ['California Civil Code § 1748.1; Italian Colors v. Becerra', '2018-01-03'],
    ['California Civil Code § 1770(a)(29), Senate Bill 478', '2024-07-01'],
  ]);
  expect(of(200, 'TX', '2024-06-30')).toEqual([['Texas', false]]);
  expect(advise(350, '', '2024-06-30')[0]?.source).toContain('Visa Core Rules');
});

test('An integration without a surcharge needs no advice', () => {
  const [integration] = integrations.map((row) => ({ ...row, merchantId: 'M', surchargeRate: null }));
  const merchant = { id: 'M', name: 'Harbor', country: 'USA', state: 'NY' } as const;
  expect(integration && adviseSurcharges([integration], [merchant], '2024-06-30')).toEqual([]);
});

test('US rules apply to no merchant of another country, even if its state has the same code', () => {
  const [integration] = integrations;
  const surcharged = [{ ...integration!, merchantId: 'M', surchargeRate: 450 }];
  const countOf = (country: 'USA' | 'CAN' | 'MEX' | '') =>
    adviseSurcharges(surcharged, [{ id: 'M', name: 'Harbor', country, state: 'NY' }], '2024-06-30').length;
  expect([countOf('USA'), countOf(''), countOf('CAN'), countOf('MEX')]).toEqual([3, 3, 0, 0]);
});

test('Each rule is listed once with its surcharges, the highest first', () => {
  const advice = adviseSurcharges(integrations, merchants, '2024-06-30');
  expect(advice.length).toBeGreaterThan(1);
  expect(new Set(advice.map(({ id }) => id)).size).toBe(advice.length);
  for (const { surcharges } of advice) {
    const rates = surcharges.map(({ rate }) => rate);
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
  }
});
