import { amountOfRule, planRow, type BatchPayment } from '@/domain/batches/batchPlan';
import { recordIdOf } from '@/domain/batches/batchRecords';
import { MODEL_PRESETS } from '@/domain/money/chargeModel';
import { allocateRefunds } from '@/domain/payments/refunds/refundAllocation';
import { buildRefund } from '../../helpers/builders';

// $100.00 are split into 90.00, 3.20 for the processor, 4.80 for the partner and 2.00 for the platform.
const payment = (fields: Partial<BatchPayment> = {}): BatchPayment => ({
  row: { id: 'TR1', amount: 10_000, status: 'Completed' },
  records: [],
  allocation: { merchant: 9_000, processor: 320, partner: 480, platform: 200 },
  refunds: [],
  merchantId: 'MER001',
  isDisputed: false,
  reserved: 0,
  isVoidProposed: false,
  ...fields,
});
const half = [buildRefund({ transactionId: 'TR1', amount: 5_000 })];

test('A rule refunds the amount, the rest, a percentage of the amount, or the rest without the fee that the processor keeps', () => {
  const amounts = (of: BatchPayment) =>
    (['full', 'rest', 'lessFees'] as const)
      .map((kind) => amountOfRule(of, { kind }))
      .concat([3_000, 6_000].map((basisPoints) => amountOfRule(of, { kind: 'percentage', basisPoints })));
  expect(amounts(payment())).toEqual([10_000, 10_000, 9_680, 3_000, 6_000]);
  expect(amounts(payment({ records: half }))).toEqual([10_000, 5_000, 4_680, 3_000, 5_000]);
  const almost = [buildRefund({ transactionId: 'TR1', amount: 9_700 })];
  expect(amountOfRule(payment({ records: almost }), { kind: 'lessFees' })).toBe(0);
  const returned = { ...MODEL_PRESETS.specification, processorFeeOnRefund: 'returned' as const };
  expect(amountOfRule(payment({ model: returned }), { kind: 'lessFees' })).toBe(10_000);
});

test('A refund names the part of the fee that the processor keeps, in each charge model', () => {
  const retained = (model: BatchPayment['model'], of: Partial<BatchPayment> = {}) => {
    const row = planRow(payment({ ...of, model }), { isVoiding: false, refund: { kind: 'rest' } });
    return row.kind === 'refund' ? [row.amount, row.retainedFee] : row;
  };
  const earlier = {
    records: half,
    refunds: [
      { amount: 5_000, shares: { merchant: 4_660, processor: 0, partner: 240, platform: 100 }, coveredFee: 160 },
    ],
  };
  for (const name of ['specification', 'stripeDirect', 'stripeDestination'] as const)
    expect([name, retained(MODEL_PRESETS[name])]).toEqual([name, [10_000, 320]]);
  expect(retained(MODEL_PRESETS.stripeDestination, earlier)).toEqual([5_000, 160]);
  expect(retained({ ...MODEL_PRESETS.specification, processorFeeOnRefund: 'returned' })).toEqual([10_000, 0]);
});

test('A kept fee that the merchant covers is rounded as its share, and the parts that a platform pays sum to the fee', () => {
  const planned = (of: Partial<BatchPayment>, basisPoints: number) => {
    const row = planRow(payment(of), { isVoiding: false, refund: { kind: 'percentage', basisPoints } });
    return row.kind === 'refund' ? [row.amount, row.retainedFee, row.shares.merchant] : row;
  };
  // 50.5 % of the fee of 3.20 is 1.616, and of the 90.00 of the merchant 45.45.
  expect(planned({}, 5_050)).toEqual([5_050, 162, 4_545 + 162]);
  const model = MODEL_PRESETS.stripeDestination;
  expect(planned({ model }, 3_333)).toEqual([3_333, 106, 3_333]);
  const refunds = allocateRefunds(payment().allocation, [{ amount: 3_333 }], undefined, model);
  const records = [buildRefund({ transactionId: 'TR1', amount: 3_333 })];
  expect(planned({ model, records, refunds }, 10_000)).toEqual([6_667, 320 - 106, 6_667]);
});

test('A refund is divided by the charge model of its payment, and a file that states its shares wins', () => {
  const sharesOf = (of: Partial<BatchPayment>) => {
    const row = planRow(payment(of), { isVoiding: false, refund: { kind: 'percentage', basisPoints: 5_000 } });
    return row.kind === 'refund' ? row.shares : row;
  };
  expect(sharesOf({})).toEqual({ merchant: 4_660, processor: 0, partner: 240, platform: 100 });
  // The platform keeps its fee, so the merchant pays that part, too.
  const model = MODEL_PRESETS.paypal;
  expect(sharesOf({ model })).toEqual({ merchant: 4_760, processor: 0, partner: 240, platform: 0 });
  const stated = { merchant: 4_420, processor: 160, partner: 240, platform: 180 };
  expect(sharesOf({ model, reportedShares: () => stated })).toEqual({ ...stated, merchant: 4_580, processor: 0 });
});

test('A percentage leaves out what a batch refunded lately, and other rules do not', () => {
  const at = Date.UTC(2024, 6, 1, 9);
  const batch = { id: `${at}-batch`, size: 1 };
  const records = [
    buildRefund({ id: recordIdOf(batch.id, 'TR1'), transactionId: 'TR1', amount: 1_000, batch, instant: at }),
  ];
  const kindOf = (refund: NonNullable<Parameters<typeof planRow>[1]['refund']>) => {
    const row = planRow(payment({ records }), { isVoiding: false, refund });
    return row.kind === 'refused' ? row.refusal : row.kind;
  };
  const percentage = { kind: 'percentage' as const, basisPoints: 1_000 };
  expect(kindOf({ ...percentage, notRefundedSince: at })).toEqual({ kind: 'refundedByRecentBatch' });
  expect(kindOf({ ...percentage, notRefundedSince: at + 1 })).toBe('refund');
  expect(kindOf(percentage)).toBe('refund');
  expect(kindOf({ kind: 'rest' })).toBe('refund');
});
