import { offeredRefunds, readRefundAmount } from '@/domain/payments/refunds/refundAmount';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

test.each([
  [
    'all of it and half',
    2000,
    2000,
    [
      ['half', 1000],
      ['full', 2000],
    ],
  ],
  [
    'half of an odd amount without the cent',
    2001,
    2001,
    [
      ['half', 1000],
      ['full', 2001],
    ],
  ],
  [
    'half of the refundable amount, and all of it',
    1500,
    2000,
    [
      ['half', 750],
      ['remaining', 1500],
    ],
  ],
  ['a last cent alone', 1, 2000, [['remaining', 1]]],
  [
    'a payment of two cents',
    2,
    2,
    [
      ['half', 1],
      ['full', 2],
    ],
  ],
] as const)('A refund offers %s', (_, left, amount, offered) => {
  expect(offeredRefunds(left, amount).map(({ kind, cents }) => [kind, cents])).toEqual(offered);
});

test('An amount is read up to the refundable amount of the payment', () => {
  const payment = buildTransaction({ amount: 2000 });
  const read = (text: string) => readRefundAmount(text, payment, [buildRefund({ amount: 1500 })], USD);
  expect(read('5.00')).toEqual({ cents: 500 });
  for (const text of ['5.01', 'five', '', '0']) expect(read(text)).toEqual({ refusal: expect.anything() as unknown });
});
