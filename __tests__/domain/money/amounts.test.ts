import fc from 'fast-check';
import { parseAmount } from '@/domain/money/amounts';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { JPY, KWD, USD } from '../../helpers/currencies';

test.each([
  ['12.50', 1250],
  ['1,250.00', 125_000],
  ['1250', 125_000],
  ['$5', 500],
  ['$ 5.5', 550],
  [' 12 ', 1200],
  ['.5', 50],
  ['5.', 500],
  ['0', 0],
  ['-12.50', -1250],
  ['-$12.00', -1200],
  ['1,234,567.89', 123_456_789],
  ['0.29', 29],
  ['1.15', 115],
])('%j is read as %i cents', (text, cents) => {
  expect(parseAmount(text, USD)).toEqual({ cents });
});

test.each([
  ['', 'amountMissing'],
  ['   ', 'amountMissing'],
  ['12.505', 'tooManyDecimals'],
  ['0.001', 'tooManyDecimals'],
  ['twelve', 'amountUnreadable'],
  ['$', 'amountUnreadable'],
  ['.', 'amountUnreadable'],
  ['1,25', 'amountUnreadable'],
  ['12,50.00', 'amountUnreadable'],
  ['1.250,00', 'amountUnreadable'],
  ['1e3', 'amountUnreadable'],
  ['12.50 €', 'amountUnreadable'],
  ['1 2', 'amountUnreadable'],
  ['90071992547409.92', 'amountTooLarge'],
])('%j is refused: %s', (text, kind) => {
  expect(parseAmount(text, USD)).toEqual({ refusal: { kind } });
});

test.each([
  ['1250', JPY, 1250],
  ['¥1,250', JPY, 1250],
  ['-¥ 1,250', JPY, -1250],
  ['1.5', KWD, 1500],
  ['KWD 1,250.125', KWD, 1_250_125],
  ['kwd1.125', KWD, 1125],
])('%j is read by the decimals and the sign of its currency', (text, currency, cents) => {
  expect(parseAmount(text, currency)).toEqual({ cents });
});

test.each([
  ['12.5', JPY, 'tooManyDecimals'],
  ['$12', JPY, 'amountUnreadable'],
  ['1.2345', KWD, 'tooManyDecimals'],
  ['KWD', KWD, 'amountUnreadable'],
] as const)('%j is refused in a currency with another notation', (text, currency, kind) => {
  expect(parseAmount(text, currency)).toEqual({ refusal: { kind } });
});

test('Every amount reads back from each of its notations', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(amounts, fc.boolean(), fc.constantFrom(JPY, USD, KWD), (amount, isNegative, currency) => {
      const cents = isNegative ? -amount : amount;
      expect(parseAmount(plainAmount(cents, currency), currency)).toEqual({ cents });
      expect(parseAmount(formatMoney(cents, currency), currency)).toEqual({ cents });
    }),
    { numRuns: 1000 },
  );
});
