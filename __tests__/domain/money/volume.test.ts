import fc from 'fast-check';
import { describeVolume, shareOfParts, sumVolume, VOLUME_SERIES } from '@/domain/money/volume';
import { USD } from '../../helpers/currencies';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const summary = fc.record({
  date: fc.string(),
  totalTransactionAmount: cents,
  paidToMerchant: cents,
  partnerFees: cents,
  processorFees: cents,
  splitPayCommission: cents,
});

test('The totals are the sums of each series, zero for no summary', () => {
  expect(Object.values(sumVolume([]))).toEqual([0, 0, 0, 0, 0]);
  fc.assert(
    fc.property(fc.array(summary), (summaries) => {
      const totals = sumVolume(summaries);
      for (const { key } of VOLUME_SERIES) {
        expect(totals[key]).toBe(summaries.reduce((sum, row) => sum + row[key], 0));
      }
    }),
  );
});

test('The shares of the parts sum to 100 percent, and to 0 where there is nothing', () => {
  const sumOf = (totals: Parameters<typeof shareOfParts>[0]) =>
    shareOfParts(totals).reduce((sum, { percent }) => sum + Math.round(percent * 10), 0);
  expect(sumOf(sumVolume([]))).toBe(0);
  fc.assert(
    fc.property(fc.array(summary), (summaries) => {
      const totals = sumVolume(summaries);
      const { paidToMerchant, partnerFees, processorFees, splitPayCommission } = totals;
      expect(sumOf(totals)).toBe(paidToMerchant + partnerFees + processorFees + splitPayCommission > 0 ? 1000 : 0);
    }),
  );
});

describe('The chart in words', () => {
  const of = (date: string, total: number) => ({
    date,
    totalTransactionAmount: total,
    paidToMerchant: total * 0.9,
    partnerFees: total * 0.05,
    processorFees: total * 0.03,
    splitPayCommission: total * 0.02,
  });

  test('says the volume, the highest and the lowest, and how it divides', () => {
    expect(describeVolume([of('MON', 20_000), of('TUE', 30_000), of('WED', 10_000), of('THU', 20_000)], USD)).toBe(
      'MON to THU: $800.00 in all. Highest is TUE with $300.00, lowest WED with $100.00. ' +
        'It divides into Paid to Merchant 90%, Partner Fees 5%, Processor Fees 3% and SplitPay Fees 2%.',
    );
  });

  test('compares nothing where there is one summary, and says so where there is none', () => {
    expect(describeVolume([of('MON', 20_000)], USD)).toBe(
      'MON to MON: $200.00 in all. ' +
        'It divides into Paid to Merchant 90%, Partner Fees 5%, Processor Fees 3% and SplitPay Fees 2%.',
    );
    expect(describeVolume([], USD)).toBe('There is no volume in this period.');
    expect(describeVolume([of('MON', 0), of('TUE', 0)], USD)).toBe('There is no volume in this period.');
  });
});
