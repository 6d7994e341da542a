import fc from 'fast-check';
import * as v from 'valibot';
import {
  divideByLargestRemainder,
  formatMoney,
  formatPercent,
  formatThousands,
  growthPercent,
  minorUnits,
  parseDecimal,
  plainAmount,
  shareOf,
} from '@/domain/money/money';
import { dollarsSchema } from '@/fixtures/readRows';
import { JPY, KWD, USD } from '../../helpers/currencies';

const cents = fc.integer({ min: 0, max: 100_000_000_000 });

describe('Money is shown with $ and two decimals, with thousands separators', () => {
  test.each([
    [123_450, '$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$0.05'],
    [-1200, '-$12.00'],
    [100_000_000, '$1,000,000.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
  ])('%d cents', (amount, text) => {
    expect(formatMoney(amount, USD)).toBe(text);
  });

  test('is formatted like the browser’s number formatter', () => {
    const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    for (const currency of [USD, JPY, KWD]) {
      const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.code });
      fc.assert(
        fc.property(amounts, (amount) => {
          expect(formatMoney(amount, currency)).toBe(format.format((amount + 0) / 10 ** currency.decimals));
        }),
      );
    }
  });
});

test('A plain amount has no currency sign and no separators, and reads back as the same cents', () => {
  expect(plainAmount(125_000, USD)).toBe('1250.00');
  expect(plainAmount(-7, USD)).toBe('-0.07');
  fc.assert(fc.property(cents, (amount) => Math.round(Number(plainAmount(amount, USD)) * 100) === amount));
});

test('An amount with two decimals equals the one with three without its last zero', () => {
  const bound = Math.floor(Number.MAX_SAFE_INTEGER / 10);
  fc.assert(
    fc.property(fc.integer({ min: -bound, max: bound }), (amount) => {
      expect(`${plainAmount(amount, USD)}0`).toBe(plainAmount(amount * 10, KWD));
      expect(`${formatMoney(amount, USD)}0`.replace('$', KWD.sign)).toBe(formatMoney(amount * 10, KWD));
    }),
  );
});

test('The axis shows thousands with a k, and 0 as 0', () => {
  expect(
    [0, 100_000, 1_250_000, 250_000, 15_000_000, 150_000_000_000].map((amount) => formatThousands(amount, USD)),
  ).toEqual(['0', '1k', '12.5k', '2.5k', '150k', '1,500,000k']);
});

test('Thousands and hundredths of a unit count the decimals of the currency', () => {
  expect([JPY, USD, KWD].map((currency) => formatThousands(1_250_000, currency))).toEqual(['1,250k', '12.5k', '1.3k']);
  expect([JPY, USD, KWD].map((currency) => minorUnits(10_000, currency))).toEqual([100, 10_000, 100_000]);
  expect([JPY, USD, KWD].map((currency) => minorUnits(30, currency))).toEqual([0, 30, 300]);
});

test('A percentage has no trailing zeros', () => {
  expect([2000, 250, 1750, 275].map(formatPercent)).toEqual(['20%', '2.5%', '17.5%', '2.75%']);
});

describe('An amount is allocated by largest remainder', () => {
  test('so that the parts sum to it, and none is a cent or more away from its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cents, weights, (whole, parts) => {
        const total = parts.reduce((sum, weight) => sum + weight, 0);
        // Larger parts are no whole cents in a number.
        fc.pre(total > 0 && Math.abs(whole) * (Math.max(...parts.map(Math.abs)) / total) < Number.MAX_SAFE_INTEGER);
        const divided = divideByLargestRemainder(whole, parts);
        expect(divided.reduce((sum, part) => sum + part, 0)).toBe(whole);
        divided.forEach((part, index) => {
          const share = BigInt(whole) * BigInt(parts[index] ?? 0);
          expect(BigInt(part) * BigInt(total) - share < BigInt(total)).toBe(true);
          expect(share - BigInt(part) * BigInt(total) < BigInt(total)).toBe(true);
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('also with negative weights whose sum is positive', () => {
    const weights = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cents, weights, (whole, parts) => {
        const total = parts.reduce((sum, weight) => sum + weight, 0);
        // Larger parts are no whole cents in a number.
        fc.pre(total > 0 && Math.abs(whole) * (Math.max(...parts.map(Math.abs)) / total) < Number.MAX_SAFE_INTEGER);
        const divided = divideByLargestRemainder(whole, parts);
        expect(divided.reduce((sum, part) => sum + part, 0)).toBe(whole);
        divided.forEach((part, index) => {
          const off = BigInt(part) * BigInt(total) - BigInt(whole) * BigInt(parts[index]!);
          expect(off > -BigInt(total) && off < BigInt(total)).toBe(true);
        });
      }),
    );
    expect(divideByLargestRemainder(100, [-1, 4])).toEqual([-33, 133]);
  });

  test('with the earlier part first on ties', () => {
    expect(divideByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(divideByLargestRemainder(101, [1, 1])).toEqual([51, 50]);
    expect(divideByLargestRemainder(2, [0, 1, 1, 1])).toEqual([0, 1, 1, 0]);
  });

  test('in the same way whether the products are safe integers or larger', () => {
    const weights = fc.array(fc.integer({ min: -1000, max: 10_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (whole, parts) => {
        fc.pre(parts.reduce((sum, weight) => sum + weight, 0) > 0);
        const larger = parts.map((weight) => weight * 2 ** 36);
        expect(divideByLargestRemainder(whole, parts)).toEqual(divideByLargestRemainder(whole, larger));
      }),
    );
  });

  test('and throws if the weights sum to zero', () => {
    expect(divideByLargestRemainder(0, [0, 0])).toEqual([0, 0]);
    expect(divideByLargestRemainder(0, [-1, 2])).toEqual([0, 0]);
    expect(() => divideByLargestRemainder(1, [0, 0])).toThrow(new RangeError('All weights are zero'));
    expect(() => divideByLargestRemainder(1, [])).toThrow(RangeError);
  });
});

test('A share is rounded half up to the cent', () => {
  expect(shareOf(1, 5000)).toBe(1);
  expect(shareOf(1, 4999)).toBe(0);
  expect(shareOf(25_000, 290)).toBe(725);
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
      const doubled = 2n * BigInt(amount) * BigInt(rate) + 10_000n;
      expect(BigInt(shareOf(amount, rate))).toBe(doubled / 20_000n);
    }),
  );
});

test('Growth has one decimal in percent, and is undefined if the earlier amount is zero', () => {
  expect(growthPercent(120, 100)).toBe(20);
  expect(growthPercent(1057, 1000)).toBe(5.7);
  expect(growthPercent(50, 100)).toBe(-50);
  expect(growthPercent(1, 0)).toBeUndefined();
});

describe('The conversion from dollars to cents', () => {
  test('accepts amounts with at most two decimals', () => {
    fc.assert(fc.property(cents, (amount) => v.parse(dollarsSchema, amount / 100) === amount));
  });

  test.each([[0.001], [12.345], ['12.00'], [null], [Number.NaN]])('refuses %p', (dollars) => {
    expect(v.safeParse(dollarsSchema, dollars).success).toBe(false);
  });
});

test('A typed number is read from its digits, so that any formatted amount reads back', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (units) =>
      [JPY, USD, KWD].every((currency) => parseDecimal(plainAmount(units, currency), currency.decimals) === units),
    ),
  );
  expect(['12.5', ' 12.50 ', '12.', '.5', '0', '007'].map((text) => parseDecimal(text, 2))).toEqual([
    1250, 1250, 1200, 50, 0, 700,
  ]);
});

test('A text that is not a plain number with at most two decimals is refused', () => {
  for (const text of ['', '.', ' ', '-1', '+1', '1.234', '1e3', '1,000', '$5', '90071992547409.92', 'NaN'])
    expect(parseDecimal(text, 2)).toBeUndefined();
  expect(['1.5', '1.0', '90071992547409920'].map((text) => parseDecimal(text, 0))).toEqual(Array(3).fill(undefined));
});
