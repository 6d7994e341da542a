import { explainActiveMerchants, explainNewestMonth, explainTile, type ExplainedFigure } from '@/domain/explanations';
import type { PeriodSummary, VolumeSeries } from '@/domain/money/volume';
import { describeExplanation } from '@/pages/dashboard/volume/explanationTexts';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';

const describe = (explanation: ExplainedFigure) => describeExplanation(explanation, USD);

const summary = (date: string, total: number): PeriodSummary => ({
  date,
  totalTransactionAmount: total,
  paidToMerchant: total,
  partnerFees: 0,
  processorFees: 0,
  splitPayCommission: 0,
});

test('The newest month is compared with the one before, as difference and in percent', () => {
  expect(
    describe(
      explainNewestMonth([summary('APR', 1), summary('MAY', 10_000), summary('JUN', 12_345)], 'totalTransactionAmount'),
    ),
  ).toEqual({
    text: 'Payment volume in June, compared with May: $123.45 − $100.00 = +$23.45 (+23.5%).',
    figures: [
      { label: 'JUN', value: '$123.45' },
      { label: 'MAY', value: '$100.00' },
    ],
  });
});

test('A month before that is missing or zero gives no comparison', () => {
  expect(describe(explainNewestMonth([summary('JUN', 1)], 'totalTransactionAmount'))).toEqual({
    text: 'Not enough data: two months are needed.',
    figures: [],
  });
  expect(describe(explainNewestMonth([summary('MAY', 0), summary('JUN', 1)], 'splitPayCommission')).text).toBe(
    "SplitPay's share of the fees in June, compared with May.",
  );
});

test('Active merchants are counted with those of the other statuses', () => {
  const [merchant] = selectMerchantRows(setupStore().getState());
  const statuses = ['Active', 'Active', 'Inactive'] as const;
  expect(
    describe(
      explainActiveMerchants(
        statuses.map((status) => ({ ...merchant!, status })),
        1,
        '2024-06-30',
      ),
    ),
  ).toEqual({
    text: 'Merchants with the status Active. 1 joined in June 2024.',
    figures: [
      { label: 'Active', value: '2' },
      { label: 'Inactive', value: '1' },
      { label: 'Suspended', value: '0' },
    ],
  });
});

test('A tile has its share and its rows, and the total its parts', () => {
  expect(describe(explainTile([summary('MON', 100), summary('TUE', 50)], 'paidToMerchant'))).toEqual({
    text: '100% of the payment volume in the selected period.',
    figures: [
      { label: 'MON', value: '$1.00' },
      { label: 'TUE', value: '$0.50' },
    ],
  });
  const whole = describe(explainTile([summary('MON', 100)], 'totalTransactionAmount'));
  expect(whole.text).toBe('The sum of the four parts below for the selected period.');
  expect(whole.figures[0]).toEqual({ label: 'Paid to Merchant', value: '$1.00 (100%)' });
  expect(describe(explainTile([], 'totalTransactionAmount')).figures.map(({ value }) => value)).toEqual(
    Array(4).fill('$0.00 (0%)'),
  );
});

test('A figure has its refunded amount if anything was refunded', () => {
  const metrics = {
    count: 1,
    gross: 100,
    refunded: 40,
    net: 60,
    failed: 0,
    voided: 0,
    allocation: { merchant: 90, processor: 3, partner: 5, platform: 2 },
    refundedShares: { merchant: 37, processor: 0, partner: 2, platform: 1 },
  };
  const lastOf = (series: VolumeSeries, refunded: number) =>
    describe(explainTile([summary('MON', 100)], series, { ...metrics, refunded })).figures.slice(-2);
  expect(lastOf('totalTransactionAmount', 40)).toEqual([
    { label: 'Refunded', value: '$0.40' },
    { label: 'Net', value: '$0.60' },
  ]);
  expect(lastOf('partnerFees', 40).at(-1)).toEqual({ label: 'Refunded', value: '$0.02' });
  expect(lastOf('totalTransactionAmount', 0).map(({ label }) => label)).toEqual(['Processor Fees', 'SplitPay Fees']);
  expect(lastOf('partnerFees', 0).map(({ label }) => label)).toEqual(['MON']);
});
