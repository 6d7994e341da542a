import {
  addDivisions,
  divideNextRefund,
  divideRefunds,
  divisionOfFees,
  isBalanced,
  PARTIES,
  subtract,
  sumOf,
} from '@/domain/payments/refundDivision';
import { DEFAULT_SPLIT, dividePayment, type Division } from '@/domain/money/split';
import { articleTexts } from '@/fixtures/articleTexts';
import { codeOf } from '../../helpers/articles';
import { USD } from '../../helpers/currencies';

const twenty: Division = { merchant: 1712, processor: 88, partner: 0, platform: 200 };

test('$20.00 = merchant 17.12 + processor 0.88 + platform 2.00: a refund of $15.00 takes 1.50, 13.50 and 0', () => {
  expect(divideRefunds(twenty, [1500])).toEqual([{ merchant: 1350, processor: 0, partner: 0, platform: 150 }]);
});

test('The same payment, refunded in full in one step or in many, ends at zero and at minus the fee', () => {
  for (const refunds of [[2000], [1500, 500], [1, 1, 1, 1997], [333, 333, 333, 333, 333, 333, 2]]) {
    const stands = subtract(twenty, addDivisions(divideRefunds(twenty, refunds)));
    expect(stands).toEqual({ merchant: -88, processor: 88, partner: 0, platform: 0 });
  }
});

test('One more refund is split after the refunds before it', () => {
  const [, second] = divideRefunds(twenty, [1500, 400]);
  expect(divideNextRefund(twenty, [1500], 400)).toEqual(second);
  expect(divideNextRefund(twenty, [], 1500)).toEqual({ merchant: 1350, processor: 0, partner: 0, platform: 150 });
});

test('The refunds in the help are split as the product splits them', () => {
  const payment = dividePayment(25_000, DEFAULT_SPLIT, USD);
  const blocks = codeOf(articleTexts['refunds-and-voids'], 'text');
  const shown = (block: string | undefined, name: string) =>
    Number(new RegExp(`^${name} .* ([\\d.]+)$`, 'm').exec(block ?? '')?.[1]?.replace('.', ''));
  divideRefunds(payment, [10_000, 15_000]).forEach((parts, index) => {
    const names = ['Merchant', 'Processor', 'Partner', 'Platform', 'Total'];
    expect([...PARTIES.map((party) => parts[party]), sumOf(parts)]).toEqual(
      names.map((name) => shown(blocks[index], name)),
    );
  });
  expect(divideRefunds(dividePayment(10_000, DEFAULT_SPLIT, USD), [3333])).toEqual([
    { merchant: 3106, processor: 0, partner: 160, platform: 67 },
  ]);
});

test('A refund of 0 or of more than the refundable amount is rejected', () => {
  for (const refunds of [[0], [-1], [2001], [1500, 501], [NaN]])
    expect(() => divideRefunds(twenty, refunds)).toThrow(
      new RangeError('A refund is above 0 and at most what is left'),
    );
  expect(divideRefunds(twenty, [])).toEqual([]);
});

test('The fee rows define the allocation, and the merchant gets the rest', () => {
  expect(divisionOfFees(2000, { processor: 88, partner: 0, platform: 200 })).toEqual(twenty);
  expect(divisionOfFees(2000, { processor: 0, partner: 0, platform: 0 })).toEqual({
    merchant: 2000,
    processor: 0,
    partner: 0,
    platform: 0,
  });
});

test('An allocation is balanced only if all shares add up', () => {
  const givenBack = addDivisions(divideRefunds(twenty, [1500]));
  const payment = { amount: 2000, refunded: 1500, division: twenty, givenBack };
  expect(isBalanced(payment)).toBe(true);
  expect(isBalanced({ ...payment, amount: 2001 })).toBe(false);
  expect(isBalanced({ ...payment, refunded: 1499 })).toBe(false);
  const taken = { ...givenBack, merchant: givenBack.merchant + 200, platform: givenBack.platform - 200 };
  expect(isBalanced({ ...payment, givenBack: taken })).toBe(false);
  const negative = divisionOfFees(2000, { processor: 0, partner: 2001, platform: 0 });
  expect(isBalanced({ amount: 2000, refunded: 0, division: negative, givenBack: addDivisions([]) })).toBe(false);
});
