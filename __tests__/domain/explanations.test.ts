import { explainActiveMerchants, explainNewestMonth, explainTile } from '@/domain/explanations';
import type { MerchantStatus } from '@/domain/merchants/merchants';
import { MERCHANT_STATUSES } from '@/domain/merchants/vocabulary';
import type { PeriodSummary } from '@/domain/money/volume';
import type { Metrics } from '@/domain/payments/metrics';
import { setupStore } from '@/store/store';

const month = (date: string, times: number): PeriodSummary => ({
  date,
  totalTransactionAmount: 100_00 * times,
  paidToMerchant: 90_00 * times,
  partnerFees: 5_00 * times,
  processorFees: 3_00 * times,
  splitPayCommission: 2_00 * times,
});
const months = [month('APR', 7), month('MAY', 2), month('JUN', 3)];

const metrics: Metrics = {
  count: 5,
  gross: 500_00,
  refunded: 40_00,
  net: 460_00,
  allocation: { merchant: 450_00, partner: 25_00, processor: 15_00, platform: 10_00 },
  refundedShares: { merchant: 36_00, partner: 2_00, processor: 0, platform: 1_00 },
  failed: 0,
  voided: 0,
};

test('The newest month is compared with the month before it and no other', () => {
  expect(explainNewestMonth(months, 'partnerFees')).toEqual({
    kind: 'newest month',
    series: 'partnerFees',
    newest: { date: 'JUN', amount: 15_00 },
    before: { date: 'MAY', amount: 10_00 },
    growth: 50,
    refundedShares: undefined,
  });
  expect(explainNewestMonth(months.slice(0, 1), 'partnerFees')).toEqual({ kind: 'no two months' });
  expect(explainNewestMonth([], 'partnerFees')).toEqual({ kind: 'no two months' });
});

test('The merchants are counted by their status', () => {
  const [merchant] = setupStore().getState().merchants.rows;
  const withStatus = (status: MerchantStatus) => ({ ...merchant!, status });
  const merchants = [...MERCHANT_STATUSES, 'Active' as const, 'Inactive' as const, 'Active' as const].map(withStatus);
  expect(explainActiveMerchants(merchants, 2, '2024-06-30')).toEqual({
    kind: 'active merchants',
    newThisMonth: 2,
    month: '2024-06',
    counts: [
      { status: 'Active', count: 3 },
      { status: 'Inactive', count: 2 },
      { status: 'Suspended', count: 1 },
    ],
  });
});

test('The total is explained by its four parts and their shares', () => {
  expect(explainTile(months, 'totalTransactionAmount')).toEqual({
    kind: 'whole',
    parts: [
      { label: 'Paid to Merchant', amount: 1_080_00, percent: 90 },
      { label: 'Partner Fees', amount: 60_00, percent: 5 },
      { label: 'Processor Fees', amount: 36_00, percent: 3 },
      { label: 'SplitPay Fees', amount: 24_00, percent: 2 },
    ],
    refundedShares: undefined,
  });
});

test('A part is explained by its share and its summaries', () => {
  expect(explainTile(months, 'processorFees')).toEqual({
    kind: 'part',
    percent: 3,
    summaries: [
      { date: 'APR', amount: 21_00 },
      { date: 'MAY', amount: 6_00 },
      { date: 'JUN', amount: 9_00 },
    ],
    refundedShares: undefined,
  });
});

test('A refunded amount is part of the explanation of the total, with the net, and of each part by party', () => {
  expect(explainNewestMonth(months, 'totalTransactionAmount', metrics)).toMatchObject({
    refundedShares: { of: 'whole', refunded: 40_00, net: 260_00 },
  });
  expect(explainTile(months, 'totalTransactionAmount', metrics)).toMatchObject({
    refundedShares: { of: 'whole', refunded: 40_00, net: 1_160_00 },
  });
  const parts = [
    ['paidToMerchant', 36_00],
    ['partnerFees', 2_00],
    ['processorFees', 0],
    ['splitPayCommission', 1_00],
  ] as const;
  for (const [series, amount] of parts) {
    expect(explainTile(months, series, metrics)).toMatchObject({ refundedShares: { of: 'part', amount } });
  }
});

test('An explanation without refunds has no refunded amount', () => {
  const nothing = { ...metrics, refunded: 0 };
  expect(explainTile(months, 'totalTransactionAmount', nothing)).toHaveProperty('refundedShares', undefined);
  expect(explainNewestMonth(months, 'partnerFees', nothing)).toHaveProperty('refundedShares', undefined);
});
