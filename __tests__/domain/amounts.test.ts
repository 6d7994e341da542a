import fc from 'fast-check';
import { parseAmount } from '@/domain/money/amounts';
import { formatMoney, plainAmount } from '@/domain/money/money';

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
  expect(parseAmount(text)).toEqual({ cents });
});

test.each([
  ['', 'Enter an amount.'],
  ['   ', 'Enter an amount.'],
  ['12.505', 'Enter at most two decimals.'],
  ['0.001', 'Enter at most two decimals.'],
  ['twelve', 'Enter dollars and cents, such as 12.50.'],
  ['$', 'Enter dollars and cents, such as 12.50.'],
  ['.', 'Enter dollars and cents, such as 12.50.'],
  ['1,25', 'Enter dollars and cents, such as 12.50.'],
  ['12,50.00', 'Enter dollars and cents, such as 12.50.'],
  ['1.250,00', 'Enter dollars and cents, such as 12.50.'],
  ['1e3', 'Enter dollars and cents, such as 12.50.'],
  ['12.50 €', 'Enter dollars and cents, such as 12.50.'],
  ['1 2', 'Enter dollars and cents, such as 12.50.'],
  ['90071992547409.92', 'Enter a smaller amount.'],
])('%j is refused: %s', (text, problem) => {
  expect(parseAmount(text)).toEqual({ problem });
});

test('Every amount is read back from each form in which it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), fc.boolean(), (amount, isNegative) => {
      const cents = isNegative ? -amount : amount;
      expect(parseAmount(plainAmount(cents))).toEqual({ cents });
      expect(parseAmount(formatMoney(cents))).toEqual({ cents });
    }),
    { numRuns: 1000 },
  );
});
