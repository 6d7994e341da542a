import { MODEL_PRESETS } from '@/domain/money/chargeModel';
import { refundOf, sharesToRecord, type RecordedOn } from '@/domain/payments/newRecords';
import { buildRefund, buildTransaction } from '../../../helpers/builders';

// $100.00, of which the platform paid the processor and the partner.
const payment: RecordedOn = {
  row: buildTransaction({ amount: 10_000 }),
  records: [],
  allocation: { merchant: 9_000, processor: 320, partner: 180, platform: 500 },
  refunds: [],
};
const refund = { amount: 5_000, reason: 'Duplicate' as const };
const stamp = { id: 'record-1', recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan' };

test('A new refund is recorded with its shares by the charge model, and with what the model moved', () => {
  expect(refundOf({ ...payment, model: MODEL_PRESETS.adyenPlatform }, refund, stamp)).toMatchObject({
    ...buildRefund({ amount: 5_000, fileRefunded: 0 }),
    shares: { merchant: 4_500, processor: 0, partner: 90, platform: 410 },
    coveredFee: 0,
  });
  const model = { ...MODEL_PRESETS.specification, unreturnedFeeBorneBy: 'platform' as const };
  expect(sharesToRecord({ ...payment, model }, 5_000)).toMatchObject({
    shares: { merchant: 4_500, processor: 0, partner: 90, platform: 410 },
    moved: { merchant: 0, processor: -160, partner: 0, platform: 160 },
  });
  expect(sharesToRecord(payment, 5_000)).not.toHaveProperty('moved');
});

test('A new refund is recorded with the shares that a file has for it', () => {
  const reportedShares = () => ({ merchant: 4_800, processor: 100, partner: 100, platform: 0 });
  expect(sharesToRecord({ ...payment, reportedShares }, 5_000)).toMatchObject({
    shares: { merchant: 4_900, processor: 0, partner: 100, platform: 0 },
    coveredFee: 100,
  });
});

test('A refund that the rules refuse has no shares', () => {
  expect(sharesToRecord(payment, 10_001)).toEqual({});
  expect(sharesToRecord({ ...payment, row: buildTransaction({ amount: 10_000, status: 'Pending' }) }, 5_000)).toEqual(
    {},
  );
});
