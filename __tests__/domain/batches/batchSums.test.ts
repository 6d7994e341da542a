import type { PlannedRow } from '@/domain/batches/batchPlan';
import { negativeMerchants, refusalsOfPlan, sumPlan } from '@/domain/batches/batchSums';

const shares = { merchant: 900, processor: 32, partner: 48, platform: 20 };
const refund = (id: string, merchantId: string): PlannedRow => ({
  id,
  merchantId,
  kind: 'refund',
  amount: 1_000,
  shares,
  retainedFee: 7,
});
const refused = (id: string, refusal: Extract<PlannedRow, { kind: 'refused' }>['refusal']): PlannedRow => ({
  id,
  merchantId: 'MER001',
  kind: 'refused',
  refusal,
});

test('Refunds and voids of a plan are added up, and what each merchant returns by refunds', () => {
  const plan: PlannedRow[] = [
    refund('1', 'MER001'),
    refund('2', 'MER002'),
    refund('3', 'MER001'),
    { id: '4', merchantId: 'MER003', kind: 'void', amount: 1_000, shares },
    refused('5', { kind: 'refundedByRecentBatch' }),
  ];
  const { merchants, ...sums } = sumPlan(plan);
  expect(sums).toEqual({
    refunds: {
      count: 3,
      amount: 3_000,
      retainedFees: 21,
      shares: { merchant: 2_700, processor: 96, partner: 144, platform: 60 },
    },
    voids: { count: 1, amount: 1_000, shares },
    refused: 1,
  });
  expect([...merchants]).toEqual([
    ['MER001', 1_800],
    ['MER002', 900],
  ]);
});

test('Merchants whose balance a batch takes below zero are named, the lowest first', () => {
  const merchants = new Map([
    ['above', 100],
    ['to zero', 100],
    ['below', 100],
    ['lowest', 100],
    ['further below', 100],
    ['below, unchanged', 0],
    ['below, with more', -50],
  ]);
  const balances = new Map([
    ['above', 101],
    ['to zero', 100],
    ['below', 99],
    ['lowest', -600],
    ['further below', -500],
    ['below, unchanged', -700],
    ['below, with more', -800],
  ]);
  expect(negativeMerchants({ merchants }, (merchantId) => balances.get(merchantId) ?? 0)).toEqual([
    { merchantId: 'lowest', before: -600, after: -700 },
    { merchantId: 'further below', before: -500, after: -600 },
    { merchantId: 'below', before: 99, after: -1 },
  ]);
});

test('Refused payments are counted by reason and status, the most frequent reason first', () => {
  const plan = [
    refused('1', { kind: 'notRefundable', status: 'Failed' }),
    refused('2', { kind: 'refundedByRecentBatch' }),
    refund('3', 'MER001'),
    refused('4', { kind: 'notRefundable', status: 'Pending' }),
    refused('5', { kind: 'notRefundable', status: 'Pending' }),
    refused('6', { kind: 'refundedByRecentBatch' }),
    refused('7', { kind: 'refundedByRecentBatch' }),
  ];
  expect(refusalsOfPlan(plan)).toEqual([
    { refusal: { kind: 'refundedByRecentBatch' }, count: 3 },
    { refusal: { kind: 'notRefundable', status: 'Pending' }, count: 2 },
    { refusal: { kind: 'notRefundable', status: 'Failed' }, count: 1 },
  ]);
});
