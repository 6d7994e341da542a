import { describeRefunded } from '@/components/text/refundedTexts';
import type { Metrics } from '@/domain/payments/metrics';
import { totals } from '@/pages/transactions/listTexts';
import { USD } from '../../helpers/currencies';

const nothing: Metrics = {
  count: 0,
  gross: 0,
  refunded: 0,
  net: 0,
  failed: 0,
  voided: 0,
  allocation: { merchant: 0, processor: 0, partner: 0, platform: 0 },
  refundedShares: { merchant: 0, processor: 0, partner: 0, platform: 0 },
};

describe('The line above a list', () => {
  const paid: Metrics = {
    ...nothing,
    count: 2,
    gross: 900,
    net: 900,
    allocation: { ...nothing.allocation, platform: 18 },
  };

  test('has the number of all rows and the gross sum', () => {
    expect(totals(paid, USD)).toBe('2 transactions · gross $9.00');
    expect(totals({ ...paid, count: 1 }, USD)).toBe('1 transaction · gross $9.00');
    expect(totals(nothing, USD)).toBe('0 transactions · gross $0.00');
  });

  test('has the refunded amount and the net if there are refunds', () => {
    expect(totals({ ...paid, refunded: 200, net: 700 }, USD)).toBe(
      '2 transactions · gross $9.00 · refunded\u00a0$2.00 · net\u00a0$7.00',
    );
    expect(describeRefunded(200, 700, USD)).toBe('refunded\u00a0$2.00 · net\u00a0$7.00');
  });

  test('has the fees of the platform if their column is shown', () => {
    expect(totals(paid, USD, { hasFees: true })).toBe('2 transactions · gross $9.00 · SplitPay fees $0.18');
    expect(totals(paid, USD, {})).toBe('2 transactions · gross $9.00');
  });

  test('counts failed and voided rows separately, with commas between thousands', () => {
    expect(totals({ ...nothing, count: 1, failed: 1, failedAmount: 2_000 }, USD)).toBe(
      '1 failed transaction · $20.00 attempted',
    );
    expect(totals({ ...paid, failed: 1_333 }, USD)).toMatch(/ · excludes 1,333 failed$/);
    expect(totals({ ...paid, failed: 1 }, USD)).toBe('2 transactions · gross $9.00 · excludes 1 failed');
    expect(totals({ ...paid, voided: 3 }, USD)).toBe('2 transactions · gross $9.00 · excludes 3 voided');
    expect(totals({ ...paid, failed: 1, voided: 1 }, USD)).toBe(
      '2 transactions · gross $9.00 · excludes 1 failed, 1 voided',
    );
  });
});
