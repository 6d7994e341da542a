import { summariseVolume, type PeriodSummary } from '@/domain/money/volume';
import { describeVolume } from '@/pages/dashboard/volumeWords';
import { USD } from '../../helpers/currencies';

describe('The chart in words', () => {
  const inWords = (summaries: PeriodSummary[]) => describeVolume(summariseVolume(summaries), USD);
  const of = (date: string, total: number) => ({
    date,
    totalTransactionAmount: total,
    paidToMerchant: total * 0.9,
    partnerFees: total * 0.05,
    processorFees: total * 0.03,
    splitPayCommission: total * 0.02,
  });

  test('says the volume, the highest and the lowest, and how it divides', () => {
    expect(inWords([of('MON', 20_000), of('TUE', 30_000), of('WED', 10_000), of('THU', 20_000)])).toBe(
      'MON to THU: $800.00 in all. Highest is TUE with $300.00, lowest WED with $100.00. ' +
        'It divides into Paid to Merchant 90%, Partner Fees 5%, Processor Fees 3% and SplitPay Fees 2%.',
    );
  });

  test('compares nothing where there is one summary, and says so where there is none', () => {
    expect(inWords([of('MON', 20_000)])).toBe(
      'MON to MON: $200.00 in all. ' +
        'It divides into Paid to Merchant 90%, Partner Fees 5%, Processor Fees 3% and SplitPay Fees 2%.',
    );
    expect(inWords([])).toBe('There is no volume in this period.');
    expect(inWords([of('MON', 0), of('TUE', 0)])).toBe('There is no volume in this period.');
  });
});
