import { isBalanced, divideNextRefund } from '@/domain/payments/paymentShares';
import {
  addAllocations,
  allocateRefunds,
  allocationOfFees,
  PARTIES,
  subtract,
  sumShares,
} from '@/domain/payments/refundAllocation';
import { DEFAULT_SPLIT, dividePayment, type Allocation } from '@/domain/money/split';
import { articleTexts } from '@/fixtures/articleTexts';
import { codeOf } from '../../helpers/articles';
import { USD } from '../../helpers/currencies';

const twenty: Allocation = { merchant: 1712, processor: 88, partner: 0, platform: 200 };

test('$20.00 = merchant 17.12 + processor 0.88 + platform 2.00: a refund of $15.00 takes 1.50, 13.50 and 0', () => {
  expect(allocateRefunds(twenty, [1500])).toEqual([{ merchant: 1350, processor: 0, partner: 0, platform: 150 }]);
});

test('The same payment, refunded in full in one step or in many, ends at zero and at minus the fee', () => {
  for (const refunds of [[2000], [1500, 500], [1, 1, 1, 1997], [333, 333, 333, 333, 333, 333, 2]]) {
    const remaining = subtract(twenty, addAllocations(allocateRefunds(twenty, refunds)));
    expect(remaining).toEqual({ merchant: -88, processor: 88, partner: 0, platform: 0 });
  }
});

test('One more refund is split after the refunds before it', () => {
  const [, second] = allocateRefunds(twenty, [1500, 400]);
  expect(divideNextRefund(twenty, [1500], 400)).toEqual(second);
  expect(divideNextRefund(twenty, [], 1500)).toEqual({ merchant: 1350, processor: 0, partner: 0, platform: 150 });
});

test('The refunds in the help are split as the product splits them', () => {
  const payment = dividePayment(25_000, DEFAULT_SPLIT, USD);
  const blocks = codeOf(articleTexts['refunds-and-voids'], 'text');
  const shown = (block: string | undefined, name: string) =>
    Number(new RegExp(`^${name} .* ([\\d.]+)$`, 'm').exec(block ?? '')?.[1]?.replace('.', ''));
  allocateRefunds(payment, [10_000, 15_000]).forEach((parts, index) => {
    const names = ['Merchant', 'Processor', 'Partner', 'Platform', 'Total'];
    expect([...PARTIES.map((party) => parts[party]), sumShares(parts)]).toEqual(
      names.map((name) => shown(blocks[index], name)),
    );
  });
  expect(allocateRefunds(dividePayment(10_000, DEFAULT_SPLIT, USD), [3333])).toEqual([
    { merchant: 3106, processor: 0, partner: 160, platform: 67 },
  ]);
});

test('A refund of 0 or of more than the refundable amount is rejected', () => {
  for (const refunds of [[0], [-1], [2001], [1500, 501], [NaN]])
    expect(() => allocateRefunds(twenty, refunds)).toThrow(
      new RangeError('A refund is above 0 and at most what is left'),
    );
  expect(allocateRefunds(twenty, [])).toEqual([]);
});

test('The fee rows define the allocation, and the merchant gets the rest', () => {
  expect(allocationOfFees(2000, { processor: 88, partner: 0, platform: 200 })).toEqual(twenty);
  expect(allocationOfFees(2000, { processor: 0, partner: 0, platform: 0 })).toEqual({
    merchant: 2000,
    processor: 0,
    partner: 0,
    platform: 0,
  });
});

test('An allocation is balanced only if all shares add up', () => {
  const refundedShares = addAllocations(allocateRefunds(twenty, [1500]));
  const payment = { amount: 2000, refunded: 1500, allocation: twenty, refundedShares };
  expect(isBalanced(payment)).toBe(true);
  expect(isBalanced({ ...payment, amount: 2001 })).toBe(false);
  expect(isBalanced({ ...payment, refunded: 1499 })).toBe(false);
  const taken = { ...refundedShares, merchant: refundedShares.merchant + 200, platform: refundedShares.platform - 200 };
  expect(isBalanced({ ...payment, refundedShares: taken })).toBe(false);
  const negative = allocationOfFees(2000, { processor: 0, partner: 2001, platform: 0 });
  expect(isBalanced({ amount: 2000, refunded: 0, allocation: negative, refundedShares: addAllocations([]) })).toBe(
    false,
  );
});
