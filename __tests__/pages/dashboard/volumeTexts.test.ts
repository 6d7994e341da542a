import { summarizeVolume, type PeriodSummary } from '@/domain/money/volume';
import { describeVolume } from '@/pages/dashboard/volume/volumeTexts';
import { USD } from '../../helpers/currencies';

describe('The words of the chart', () => {
  const description = (summaries: PeriodSummary[]) => describeVolume(summarizeVolume(summaries), USD);
  const of = (date: string, total: number) => ({
    date,
    totalTransactionAmount: total,
    paidToMerchant: total * 0.9,
    partnerFees: total * 0.05,
    processorFees: total * 0.03,
    splitPayCommission: total * 0.02,
  });

  test('have the volume, the highest and the lowest value, and the split', () => {
    expect(description([of('MON', 20_000), of('TUE', 30_000), of('WED', 10_000), of('THU', 20_000)])).toBe(
      'MON to THU: $800.00 total. Highest: TUE ($300.00). Lowest: WED ($100.00). ' +
        'Split: Paid to Merchant 90%, Partner Fees 5%, Processor Fees 3% and SplitPay Fees 2%.',
    );
  });

  test('compare nothing with a single summary, and say that there is no volume', () => {
    expect(description([of('MON', 20_000)])).toBe(
      'MON: $200.00 total. ' + 'Split: Paid to Merchant 90%, Partner Fees 5%, Processor Fees 3% and SplitPay Fees 2%.',
    );
    expect(description([of('DEC', 0), of('JAN', 20_000)])).toMatch(
      /^December to January: \$200\.00 total\. Only January has payments\. Split: /,
    );
    expect(description([])).toBe('No payments in this period.');
    expect(description([of('MON', 0), of('TUE', 0)])).toBe('No payments in this period.');
  });
});
