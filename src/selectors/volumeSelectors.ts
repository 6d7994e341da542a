import { growthPercent } from '@/domain/money';
import { describeVolume, sumVolume, type PeriodSummary } from '@/domain/volume';
import { selectPeriod, selectSummaries } from '@/slices/volumeSlice';
import { createSelector } from './createSelector';

/** The summaries of the chosen period, oldest first; amounts in cents. */
export const selectPeriodSummaries = createSelector(
  [selectSummaries, selectPeriod],
  (summaries, period) => summaries[period],
);

/** The sums of the chosen period in cents: the five tiles. */
export const selectVolumeTotals = createSelector([selectPeriodSummaries], sumVolume);

/** The chart of the chosen period in words. */
export const selectVolumeSummary = createSelector([selectPeriodSummaries], describeVolume);

/** The newest month's volume in cents, and its growth on the month before in percent. */
export const selectTotalRevenue = createSelector([selectSummaries], ({ month }) =>
  newestWithGrowth(month, 'totalTransactionAmount'),
);

/** The platform's own fees of the newest month in cents, and their growth on the month before in percent. */
export const selectTotalFees = createSelector([selectSummaries], ({ month }) =>
  newestWithGrowth(month, 'splitPayCommission'),
);

function newestWithGrowth(months: readonly PeriodSummary[], series: 'totalTransactionAmount' | 'splitPayCommission') {
  const newest = months.at(-1)?.[series] ?? 0;
  return { amount: newest, growth: growthPercent(newest, months.at(-2)?.[series] ?? 0) };
}
