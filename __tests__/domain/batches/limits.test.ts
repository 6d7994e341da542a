import { isTypedCount, needsTypedCount } from '@/domain/batches/limits';
import { findCurrency } from '@/domain/money/currency';

const dollars = findCurrency('USD');
const yen = findCurrency('JPY');

test('a batch of more than 25 payments needs a typed number, one of 25 does not', () => {
  expect([needsTypedCount(25, 100, dollars), needsTypedCount(26, 100, dollars)]).toEqual([false, true]);
});

test('a batch above 10,000 units of the currency needs a typed number, with cents or without', () => {
  expect([needsTypedCount(1, 1_000_000, dollars), needsTypedCount(1, 1_000_001, dollars)]).toEqual([false, true]);
  expect([needsTypedCount(1, 10_000, yen), needsTypedCount(1, 10_001, yen)]).toEqual([false, true]);
});

test('the number is accepted with and without separators of thousands', () => {
  expect(['1200', ' 1,200 ', '1201', ''].map((text) => isTypedCount(text, 1_200))).toEqual([true, true, false, false]);
});
