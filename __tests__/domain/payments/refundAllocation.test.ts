import fc from 'fast-check';
import { isBalanced, divideNextRefund } from '@/domain/payments/paymentShares';
import {
  addAllocations,
  allocateRefunds,
  allocationOfFees,
  PARTIES,
  subtract,
  sumShares,
} from '@/domain/payments/refunds/refundAllocation';
import { MODEL_PRESETS } from '@/domain/money/chargeModel';
import { DEFAULT_SPLIT, dividePayment, type Allocation } from '@/domain/money/split';
import { articleTexts } from '@/fixtures/articles/articleTexts';
import { codeOf } from '../../helpers/articles';
import { USD } from '../../helpers/currencies';
import { sharesOfRefunds } from '../../helpers/domain/refundShares';

const twenty: Allocation = { merchant: 1712, processor: 88, partner: 0, platform: 200 };

test('$20.00 = merchant 17.12 + processor 0.88 + platform 2.00: a refund of $15.00 takes 1.50, 13.50 and 0', () => {
  expect(sharesOfRefunds(twenty, [1500])).toEqual([{ merchant: 1350, processor: 0, partner: 0, platform: 150 }]);
});

test('The same payment, refunded in full in one step or in many, ends at zero and at minus the fee', () => {
  for (const refunds of [[2000], [1500, 500], [1, 1, 1, 1997], [333, 333, 333, 333, 333, 333, 2]]) {
    const remaining = subtract(twenty, addAllocations(sharesOfRefunds(twenty, refunds)));
    expect(remaining).toEqual({ merchant: -88, processor: 88, partner: 0, platform: 0 });
  }
});

test('One more refund is split after the refunds before it', () => {
  const [, second] = sharesOfRefunds(twenty, [1500, 400]);
  expect(divideNextRefund(twenty, [{ amount: 1500 }], 400).shares).toEqual(second);
  expect(divideNextRefund(twenty, [], 1500)).toEqual({
    amount: 1500,
    shares: { merchant: 1350, processor: 0, partner: 0, platform: 150 },
    coveredFee: 66,
  });
});

test('A recorded refund keeps its shares, and the refunds after it close the rest to zero', () => {
  const recorded = {
    amount: 1000,
    shares: { merchant: 850, processor: 0, partner: 0, platform: 150 },
    coveredFee: 40,
  };
  const refunds = allocateRefunds(twenty, [recorded, { amount: 999 }, { amount: 1 }]);
  expect(refunds[0]).toEqual(recorded);
  const remaining = subtract(twenty, addAllocations(refunds.map(({ shares }) => shares)));
  expect(remaining).toEqual({ merchant: -88, processor: 88, partner: 0, platform: 0 });
});

test('The merchant covers nothing of a recorded refund that does not say so', () => {
  const shares = { merchant: 850, processor: 0, partner: 0, platform: 150 };
  expect(allocateRefunds(twenty, [{ amount: 1000, shares }])).toEqual([{ amount: 1000, shares, coveredFee: 0 }]);
});

test('A refund that a newer file puts before recorded ones gets at most the shares that they leave', () => {
  const payment: Allocation = { merchant: 1, processor: 0, partner: 0, platform: 3 };
  const ofPlatform = (amount: number) => ({ merchant: 0, processor: 0, partner: 0, platform: amount });
  expect(allocateRefunds(payment, [{ amount: 1 }])[0]?.shares).toEqual(ofPlatform(1));
  const recorded = { amount: 3, shares: ofPlatform(3), coveredFee: 0 };
  const [ofFile] = allocateRefunds(payment, [{ amount: 1 }, recorded]);
  expect(ofFile?.shares).toEqual({ merchant: 1, processor: 0, partner: 0, platform: 0 });
});

test('Refunds with and without recorded shares get the same cents as by the rule alone', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(5000), fc.nat(500), fc.nat(500), fc.nat(500)),
      fc.array(fc.record({ part: fc.nat(100), isRecorded: fc.boolean() }), { maxLength: 5 }),
      ([merchant, processor, partner, platform], wanted) => {
        const payment = { merchant, processor, partner, platform };
        let left = sumShares(payment);
        const amounts = wanted.flatMap(({ part }) => {
          const amount = Math.ceil((left * part) / 100);
          left -= amount;
          return amount > 0 ? [amount] : [];
        });
        if (left > 0) amounts.push(left);
        const former = allocateRefunds(
          payment,
          amounts.map((amount) => ({ amount })),
        );
        const mixed = former.map((refund, at) => (wanted[at]?.isRecorded ? refund : { amount: refund.amount }));
        expect(allocateRefunds(payment, mixed)).toEqual(former);
      },
    ),
  );
});

test('The refunds in the help are split as the product splits them', () => {
  const payment = dividePayment(25_000, DEFAULT_SPLIT, USD);
  const blocks = codeOf(articleTexts['refunds-and-voids'], 'text');
  const shown = (block: string | undefined, name: string) =>
    Number(new RegExp(`^${name} .* ([\\d.]+)$`, 'm').exec(block ?? '')?.[1]?.replace('.', ''));
  sharesOfRefunds(payment, [10_000, 15_000]).forEach((parts, index) => {
    const names = ['Merchant', 'Processor', 'Partner', 'Platform', 'Total'];
    expect([...PARTIES.map((party) => parts[party]), sumShares(parts)]).toEqual(
      names.map((name) => shown(blocks[index], name)),
    );
  });
  expect(sharesOfRefunds(dividePayment(10_000, DEFAULT_SPLIT, USD), [3333])).toEqual([
    { merchant: 3106, processor: 0, partner: 160, platform: 67 },
  ]);
});

test('A refund of 0 or of more than the refundable amount is rejected', () => {
  for (const refunds of [[0], [-1], [2001], [1500, 501], [NaN]])
    expect(() => sharesOfRefunds(twenty, refunds)).toThrow(
      new RangeError('A refund is above 0 and at most what is left'),
    );
  expect(sharesOfRefunds(twenty, [])).toEqual([]);
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

test('An allocation is balanced only if all shares add up and, unless a charge model says otherwise, none is below zero', () => {
  const refundedShares = addAllocations(sharesOfRefunds(twenty, [1500]));
  const payment = { amount: 2000, refunded: 1500, allocation: twenty, refundedShares };
  expect(isBalanced(payment)).toBe(true);
  expect(isBalanced({ ...payment, amount: 2001 })).toBe(false);
  expect(isBalanced({ ...payment, refunded: 1499 })).toBe(false);
  const unbalancedShares = {
    ...refundedShares,
    merchant: refundedShares.merchant + 200,
    platform: refundedShares.platform - 200,
  };
  expect(isBalanced({ ...payment, refundedShares: unbalancedShares })).toBe(false);
  const negative = allocationOfFees(2000, { processor: 0, partner: 2001, platform: 0 });
  const owing = { amount: 2000, refunded: 0, allocation: negative, refundedShares: addAllocations([]) };
  expect(isBalanced(owing)).toBe(false);
  expect(isBalanced({ ...owing, model: MODEL_PRESETS.stripeDestination })).toBe(true);
});
