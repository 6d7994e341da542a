import { disputeShares } from '@/domain/disputes/disputeShares';
import fc from 'fast-check';
import {
  areSameModels,
  MODEL_PRESETS,
  platformPart,
  SPECIFICATION_MODEL,
  type ChargeModel,
} from '@/domain/money/chargeModel';
import { effectiveModels } from '@/domain/money/effectiveModels';
import {
  addAllocations,
  allocateRefunds,
  allocateWholeRefund,
  allocationOfFees,
  sumShares,
} from '@/domain/payments/refunds/refundAllocation';

const models: fc.Arbitrary<ChargeModel> = fc.record({
  processorFeePaidBy: fc.constantFrom('fees', 'merchant', 'platform'),
  partnerFeeFrom: fc.constantFrom('fees', 'merchant', 'platform'),
  platformFeeOnRefund: fc.constantFrom('returned', 'kept'),
  processorFeeOnRefund: fc.constantFrom('returned', 'kept'),
  unreturnedFeeBorneBy: fc.constantFrom('merchant', 'platform'),
  disputeBorneBy: fc.constantFrom('merchant', 'platform', 'split'),
  disputeFeeBorneBy: fc.constantFrom('merchant', 'platform'),
});

/** A payment with fees of at most its amount, and the model that it has. */
const payments = fc
  .record({
    model: models,
    amount: fc.integer({ min: 1, max: 50_000 }),
    parts: fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 100 }))),
  })
  .map(({ model, amount, parts: [processor = 0, partner = 0, platform = 0] }) => {
    const charged = {
      processor: Math.floor((amount * processor) / 300),
      partner: Math.floor((amount * partner) / 300),
      platform: Math.floor((amount * platform) / 300),
    };
    const allocation = allocationOfFees(amount, { ...charged, platform: platformPart(charged, model) });
    return { model, amount, charged, allocation };
  });

test('A platform that pays the processor has its fee less the fee of the processor, and the merchant the rest', () => {
  // The worked example: $374.00 with an application fee of 6 % and 2.9 % plus $0.30 for the processor.
  const charged = { processor: 1_115, partner: 0, platform: 2_244 };
  const platform = platformPart(charged, MODEL_PRESETS.stripeDestination);
  expect(allocationOfFees(37_400, { ...charged, platform })).toEqual({
    merchant: 35_156,
    processor: 1_115,
    partner: 0,
    platform: 1_129,
  });
});

test('The part of the platform is below zero if its fee is smaller than the fee of the processor', () => {
  expect(platformPart({ processor: 59, partner: 0, platform: 20 }, MODEL_PRESETS.stripeDestination)).toBe(-39);
  expect(platformPart({ processor: 59, partner: 10, platform: 20 }, MODEL_PRESETS.stripeDestination)).toBe(-49);
  expect(platformPart({ processor: 59, partner: 10, platform: 20 }, SPECIFICATION_MODEL)).toBe(20);
});

// A payment of $100.00 with $3.20 for the processor and $6.00 for the platform, then refunded in full or disputed.
test.each([
  ['stripeDirect', { merchant: 9_080, platform: 600 }, { merchant: 9_400, platform: 600 }, 'merchant'],
  ['adyen', { merchant: 9_080, platform: 600 }, { merchant: 9_400, platform: 600 }, 'merchant'],
  ['square', { merchant: 9_080, platform: 600 }, { merchant: 9_400, platform: 600 }, 'merchant'],
  ['paypal', { merchant: 9_080, platform: 600 }, { merchant: 10_000, platform: 0 }, 'merchant'],
  ['stripeDestination', { merchant: 9_400, platform: 280 }, { merchant: 10_000, platform: 0 }, 'platform'],
  ['adyenPlatform', { merchant: 9_400, platform: 280 }, { merchant: 9_400, platform: 600 }, 'platform'],
] as const)('The default of %s follows the rules of its provider', (preset, shares, refunded, bearer) => {
  const model = MODEL_PRESETS[preset];
  const charged = { processor: 320, partner: 0, platform: 600 };
  const allocation = allocationOfFees(10_000, { ...charged, platform: platformPart(charged, model) });
  expect(allocation).toEqual({ ...shares, processor: 320, partner: 0 });
  // Every provider keeps its fee.
  expect(allocateWholeRefund(allocation, model).shares).toEqual({ ...refunded, processor: 0, partner: 0 });
  const dispute = disputeShares(10_000, 1_500, allocation, model);
  expect([dispute.shares[bearer], dispute.feeShares[bearer]]).toEqual([10_000, 1_500]);
});

test('The parts sum to the payment under any model, and processor and partner have what they charged', () => {
  fc.assert(
    fc.property(payments, ({ amount, charged, allocation, model }) => {
      expect(sumShares(allocation)).toBe(amount);
      expect(allocation).toMatchObject({ processor: charged.processor, partner: charged.partner });
      if (model.processorFeePaidBy !== 'platform' && model.partnerFeeFrom !== 'platform')
        expect(allocation.platform).toBe(charged.platform);
    }),
  );
});

test('Refunds sum to their amounts under any model, and all parts of a full refund to those of one refund', () => {
  fc.assert(
    fc.property(payments, fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 5 }), (payment, cuts) => {
      const { model, amount, allocation } = payment;
      const refunds: number[] = [];
      let left = amount;
      for (const cut of cuts) {
        const part = Math.min(cut, left - 1);
        if (part <= 0) break;
        refunds.push(part);
        left -= part;
      }
      const allocated = allocateRefunds(
        allocation,
        [...refunds, left].map((part) => ({ amount: part })),
        undefined,
        model,
      );
      for (const { amount: part, shares } of allocated) expect(sumShares(shares)).toBe(part);
      expect(addAllocations(allocated.map(({ shares }) => shares))).toEqual(
        allocateWholeRefund(allocation, model).shares,
      );
      // What a record stores gives the same shares again, under any later model.
      expect(allocateRefunds(allocation, allocated).map(({ shares }) => shares)).toEqual(
        allocated.map(({ shares }) => shares),
      );
    }),
  );
});

test.each([
  ['stripeDestination', { merchant: 1_000, processor: 0, partner: 0, platform: 0 }],
  ['specification', { merchant: 920, processor: 0, partner: 0, platform: 80 }],
] as const)('A partial refund of $10.00 under the model %s returns the fee as the model says', (name, shares) => {
  const model = MODEL_PRESETS[name];
  const charged = { processor: 320, partner: 0, platform: 800 };
  const allocation = allocationOfFees(10_000, { ...charged, platform: platformPart(charged, model) });
  expect(allocateRefunds(allocation, [{ amount: 1_000 }], undefined, model)[0]?.shares).toEqual(shares);
});

test('A refund of the fee that a file states counts, although the platform keeps its fee otherwise', () => {
  const model = MODEL_PRESETS.stripeDestination;
  const allocation = { merchant: 9_200, processor: 320, partner: 0, platform: 480 };
  const stated = { merchant: 920, processor: 0, partner: 0, platform: 80 };
  expect(allocateRefunds(allocation, [{ amount: 1_000 }], () => stated, model)[0]?.shares).toEqual(stated);
});

test('A dispute is borne by the merchant, by the platform or in the ratio of the split, to the cent', () => {
  fc.assert(
    fc.property(payments, fc.integer({ min: 0, max: 2_500 }), ({ model, amount, allocation }, fee) => {
      const { shares, feeShares } = disputeShares(amount, fee, allocation, model);
      expect(sumShares(shares)).toBe(amount);
      expect(sumShares(feeShares)).toBe(fee);
      expect(shares.processor).toBe(0);
      if (model.disputeBorneBy !== 'split') expect(shares[model.disputeBorneBy]).toBe(amount);
    }),
  );
  expect(
    disputeShares(
      500,
      0,
      { merchant: 0, processor: 500, partner: 0, platform: 0 },
      { ...SPECIFICATION_MODEL, disputeBorneBy: 'split' },
    ).shares.merchant,
  ).toBe(500);
  // Without a partner, merchant and platform bear it.
  expect(
    disputeShares(
      400,
      0,
      { merchant: 900, processor: 50, partner: 0, platform: 300 },
      { ...SPECIFICATION_MODEL, disputeBorneBy: 'split' },
    ).shares,
  ).toEqual({ merchant: 300, processor: 0, partner: 0, platform: 100 });
});

describe('The effective model', () => {
  const moment = { recordedAt: '2026-10-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  const record = (
    subject: 'workspace' | 'merchant' | 'integration',
    subjectId: string,
    settings: Partial<ChargeModel>,
  ) => ({
    id: `${subject} ${subjectId}`.trim(),
    subject,
    subjectId,
    settings,
    ...moment,
  });

  test('is that of the specification without a record, or with one that changes nothing', () => {
    expect(effectiveModels([])).toBeUndefined();
    expect(effectiveModels([record('workspace', '', SPECIFICATION_MODEL)])).toBeUndefined();
    expect(areSameModels(MODEL_PRESETS.adyen, SPECIFICATION_MODEL)).toBe(false);
  });

  test('is one for all payments if no merchant and no integration changes that of the workspace', () => {
    const found = effectiveModels([record('workspace', '', { processorFeePaidBy: 'platform' })]);
    expect(found?.ofWorkspace).toEqual({ ...SPECIFICATION_MODEL, processorFeePaidBy: 'platform' });
    expect(found?.modelOf('MER001', 'INT001')).toBe(found?.ofWorkspace);
  });

  test('is that of the workspace, changed by the merchant and then by the integration', () => {
    const found = effectiveModels([
      record('workspace', '', { processorFeePaidBy: 'platform' }),
      record('merchant', 'MER001', { disputeBorneBy: 'split', platformFeeOnRefund: 'kept' }),
      record('integration', 'INT001', { platformFeeOnRefund: 'returned' }),
    ]);
    const workspace = { ...SPECIFICATION_MODEL, processorFeePaidBy: 'platform' };
    expect(found?.ofWorkspace).toEqual(workspace);
    expect(found?.modelOf('MER002', undefined)).toEqual(workspace);
    const merchant = { ...workspace, disputeBorneBy: 'split', platformFeeOnRefund: 'kept' };
    expect(found?.modelOf('MER001', undefined)).toEqual(merchant);
    expect(found?.modelOf('MER001', 'INT001')).toEqual({ ...merchant, platformFeeOnRefund: 'returned' });
    expect(found?.modelOf('MER001', 'INT001')).toBe(found?.modelOf('MER001', 'INT001'));
  });
});
