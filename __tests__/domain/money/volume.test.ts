import fc from 'fast-check';
import { shareOfParts, sumVolume, VOLUME_SERIES } from '@/domain/money/volume';

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
