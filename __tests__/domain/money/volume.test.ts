import fc from 'fast-check';
import { shareOfParts, summarizeVolume, sumVolume, VOLUME_SERIES, type PeriodSummary } from '@/domain/money/volume';

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

test('The shares of the parts sum to 100 percent, or to 0 without volume', () => {
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

test('The volume of a period has its first, last, highest and lowest summary, its sum and the shares of its parts', () => {
  const of = (date: string, totalTransactionAmount: number): PeriodSummary => ({
    date,
    totalTransactionAmount,
    paidToMerchant: totalTransactionAmount * 0.75,
    partnerFees: totalTransactionAmount * 0.25,
    processorFees: 0,
    splitPayCommission: 0,
  });
  const [march, april, may, june] = [of('MAR', 600), of('APR', 200), of('MAY', 800), of('JUN', 400)];
  expect(summarizeVolume([march, april, may, june])).toEqual({
    first: march,
    last: june,
    total: 2000,
    highest: may,
    lowest: april,
    shares: [
      { key: 'paidToMerchant', label: 'Paid to Merchant', percent: 75 },
      { key: 'partnerFees', label: 'Partner Fees', percent: 25 },
      { key: 'processorFees', label: 'Processor Fees', percent: 0 },
      { key: 'splitPayCommission', label: 'SplitPay Fees', percent: 0 },
    ],
  });
  expect(summarizeVolume([june])).toMatchObject({ first: june, last: june, highest: june, lowest: undefined });
  expect(summarizeVolume([of('MAY', 0), of('JUN', 0)])).toBeUndefined();
  expect(summarizeVolume([])).toBeUndefined();
});
