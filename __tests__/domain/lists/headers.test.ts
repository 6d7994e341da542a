import { sentenceCase } from '@/domain/lists/headers';

test('A header is written in sentence case, and the product keeps the case of its name', () => {
  expect(sentenceCase('TRANSACTION ID')).toBe('Transaction id');
  expect(sentenceCase('SPLITPAY FEES')).toBe('SplitPay fees');
});
