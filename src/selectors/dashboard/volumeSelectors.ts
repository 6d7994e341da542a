import { withoutPayments } from '@/domain/calendar/periods';
import { growthPercent } from '@/domain/money/money';
import { describeVolume, sumVolume, type Period, type PeriodSummary } from '@/domain/money/volume';
import { createSelector } from '@/selectors/createSelector';
import { selectVoidedPayments } from '@/selectors/payments/metricsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectSummaries } from '@/slices/entities/volumeSlice';
import { selectPeriod } from '@/slices/ui/chartSlice';
import { selectToday } from '@/slices/workspaceSlice';

/** The summaries of all periods, oldest first (cents): those of the sample less what was voided since. */
export const selectEffectiveSummaries = createSelector(
  [selectSummaries, selectVoidedPayments, selectToday],
  (summaries, voided, today): Record<Period, readonly PeriodSummary[]> => {
    const effective = (period: Period) => withoutPayments(summaries[period], period, voided, today);
    return { day: effective('day'), week: effective('week'), month: effective('month'), year: effective('year') };
  },
);

/** The summaries of the chosen period, oldest first; amounts in cents. */
export const selectPeriodSummaries = createSelector(
  [selectEffectiveSummaries, selectPeriod],
  (summaries, period) => summaries[period],
);

/** The sums of the chosen period in cents: the five tiles. */
export const selectVolumeTotals = createSelector([selectPeriodSummaries], sumVolume);

/** The chart of the chosen period in words. */
export const selectVolumeSummary = createSelector([selectPeriodSummaries, selectCurrency], describeVolume);

/** The newest month's volume in cents, and its growth on the month before in percent. */
export const selectTotalRevenue = createSelector([selectEffectiveSummaries], ({ month }) =>
  newestWithGrowth(month, 'totalTransactionAmount'),
);

/** The platform's own fees of the newest month in cents, and their growth on the month before in percent. */
export const selectTotalFees = createSelector([selectEffectiveSummaries], ({ month }) =>
  newestWithGrowth(month, 'splitPayCommission'),
);

function newestWithGrowth(months: readonly PeriodSummary[], series: 'totalTransactionAmount' | 'splitPayCommission') {
  const newest = months.at(-1)?.[series] ?? 0;
  return { amount: newest, growth: growthPercent(newest, months.at(-2)?.[series] ?? 0) };
}
