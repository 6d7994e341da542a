import fc from 'fast-check';
import { sumVolume, VOLUME_SERIES } from '@/domain/volume';

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
