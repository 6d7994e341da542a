import fc from 'fast-check';
import { MODEL_PRESETS, SPECIFICATION_MODEL, type ChargeModel } from '@/domain/money/chargeModel';
import { allocateRefunds, feeUpTo, sumShares } from '@/domain/payments/refunds/refundAllocation';

// $100.00, of which the processor charged $3.20. The platform charged $10.00, of which it paid the others.
const PAYMENT = { merchant: 9_000, processor: 320, partner: 180, platform: 500 };
const parts = (merchant: number, processor: number, partner: number, platform: number) => ({
  merchant,
  processor,
  partner,
  platform,
});
const refund = (amount: number, model: ChargeModel) => allocateRefunds(PAYMENT, [{ amount }], undefined, model)[0]!;
const { stripeDestination, adyenPlatform, paypal } = MODEL_PRESETS;

test.each<[string, ChargeModel, number, ReturnType<typeof parts>]>([
  ['the specification, in which the merchant bears the kept fee', SPECIFICATION_MODEL, 5_000, parts(4_660, 0, 90, 250)],
  [
    'a platform that bears the fee that the processor keeps',
    { ...SPECIFICATION_MODEL, unreturnedFeeBorneBy: 'platform' },
    5_000,
    parts(4_500, 0, 90, 410),
  ],
  [
    'a processor that returns its fee',
    { ...SPECIFICATION_MODEL, processorFeeOnRefund: 'returned' },
    5_000,
    parts(4_500, 160, 90, 250),
  ],
  ['a platform that keeps its fee', paypal, 5_000, parts(4_910, 0, 90, 0)],
  ['Stripe, where the platform keeps its fee and what it pays of it', stripeDestination, 5_000, parts(5_000, 0, 0, 0)],
  ['Stripe, in full', stripeDestination, 10_000, parts(10_000, 0, 0, 0)],
  ['Adyen, where the platform pays the processor and returns its fee', adyenPlatform, 5_000, parts(4_500, 0, 90, 410)],
  [
    'a platform that pays the processor and gets its fee back',
    { ...adyenPlatform, processorFeeOnRefund: 'returned' },
    5_000,
    parts(4_500, 160, 90, 250),
  ],
])('A refund is divided by the charge model of %s', (_, model, amount, shares) => {
  expect(refund(amount, model).shares).toEqual(shares);
});

test('Only the specification and its merchants cover a fee, and only a moved part is stored as moved', () => {
  expect(refund(5_000, SPECIFICATION_MODEL)).toEqual({
    amount: 5_000,
    shares: parts(4_660, 0, 90, 250),
    coveredFee: 160,
  });
  const borne = refund(5_000, { ...SPECIFICATION_MODEL, unreturnedFeeBorneBy: 'platform' });
  expect(borne).toMatchObject({ coveredFee: 0, moved: parts(0, -160, 0, 160) });
  expect(refund(5_000, { ...SPECIFICATION_MODEL, processorFeeOnRefund: 'returned' })).toEqual({
    amount: 5_000,
    shares: parts(4_500, 160, 90, 250),
    coveredFee: 0,
  });
});

test('A platform whose fee does not cover what it pays returns nothing, and the merchant the rest', () => {
  const payment = { merchant: 9_900, processor: 320, partner: 180, platform: -400 };
  const [whole] = allocateRefunds(payment, [{ amount: 10_000 }], undefined, adyenPlatform);
  expect(whole!.shares).toEqual(parts(9_820, 0, 180, 0));
});

test('By any charge model, refunds sum to their amounts, and all of them return the fee of the processor or none of it', () => {
  const models = fc.record({
    processorFeePaidBy: fc.constantFrom('fees', 'merchant', 'platform'),
    partnerFeeFrom: fc.constantFrom('fees', 'platform'),
    platformFeeOnRefund: fc.constantFrom('returned', 'kept'),
    processorFeeOnRefund: fc.constantFrom('returned', 'kept'),
    unreturnedFeeBorneBy: fc.constantFrom('merchant', 'platform'),
    disputeBorneBy: fc.constant('merchant'),
    disputeFeeBorneBy: fc.constant('merchant'),
  }) as fc.Arbitrary<ChargeModel>;
  fc.assert(
    fc.property(models, fc.integer({ min: 1, max: 9_999 }), (model, first) => {
      const refunds = allocateRefunds(PAYMENT, [{ amount: first }, { amount: 10_000 - first }], undefined, model);
      for (const { amount, shares, moved = parts(0, 0, 0, 0) } of refunds) {
        expect(sumShares(shares)).toBe(amount);
        expect(sumShares(moved)).toBe(0);
      }
      const returned = refunds.reduce((sum, { shares }) => sum + shares.processor, 0);
      expect(returned).toBe(model.processorFeeOnRefund === 'returned' ? feeUpTo(PAYMENT, 10_000) : 0);
    }),
  );
});
