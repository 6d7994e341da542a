import { describeDecimals } from '@/components/text/decimalTexts';
import { findCurrency } from '@/domain/money/currency';

test.each([
  ['USD', 2, '$'],
  ['EUR', 2, '€'],
  ['JPY', 0, '¥'],
  ['VUV', 0, 'VUV\u00a0'],
  ['IQD', 3, 'IQD\u00a0'],
  ['KWD', 3, 'KWD\u00a0'],
  ['UYW', 4, 'UYW\u00a0'],
  ['SHELLS', 2, 'SHELLS\u00a0'],
])('An amount of %s has %i decimals, and %s before it', (code, decimals, sign) => {
  expect(findCurrency(code)).toEqual({ code, decimals, sign });
});

test('The number of decimals of an amount is described in words', () => {
  expect([0, 2, 3, 4].map(describeDecimals)).toEqual([
    'no decimals',
    'at most two decimals',
    'at most three decimals',
    'at most four decimals',
  ]);
});

test('The sign of the dollar is known without the browser’s table of all currencies', () => {
  const format = jest.spyOn(Intl, 'NumberFormat');
  findCurrency('USD');
  expect(format).not.toHaveBeenCalled();
  findCurrency('EUR');
  expect(format).toHaveBeenCalledTimes(1);
  format.mockRestore();
});
