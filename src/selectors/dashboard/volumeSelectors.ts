import type { TransactionTable } from '@/data/tables/transactionTable';
import {
  datesOfSummary,
  subtractRemoved,
  monthBefore,
  spanOf,
  withoutPayments,
  type Span,
} from '@/domain/calendar/periods';
import { numberAt } from '@/lib/columns/numbers';
import { growthPercent, type Cents } from '@/domain/money/money';
import { summarizeVolume, sumVolume, type Period, type PeriodSummary, type VolumeTotals } from '@/domain/money/volume';
import { createSelector } from '@/selectors/createSelector';
import { indicesOfSpan, selectVoidedPayments, selectVolumeDay } from '@/selectors/payments/metricsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectMonthBefore, selectSummaries } from '@/slices/entities/volumeSlice';
import { selectPeriod } from '@/slices/ui/chartSlice';

/** What the charge models move from the platform to the merchants in some days, in cents. */
function movedInDays(table: TransactionTable, days: Span): Cents {
  const { fees, chargedFees } = table;
  let moved = 0;
  for (const index of indicesOfSpan(table, days))
    if (table.isPaidAt(index)) moved += numberAt(chargedFees.platform, index) - numberAt(fees.platform, index);
  return moved;
}

const afterModels = <Totals extends VolumeTotals>(totals: Totals, moved: Cents): Totals => ({
  ...totals,
  paidToMerchant: totals.paidToMerchant + moved,
  splitPayCommission: totals.splitPayCommission - moved,
});

/** Summaries are stored as they were charged, so the charge models change them here. */
const selectModeledSummaries = createSelector(
  [selectSummaries, selectTransactionTable, selectVolumeDay],
  (summaries, table, today): Record<Period, readonly PeriodSummary[]> => {
    if (!table.modelAt) return summaries;
    const modeled = (period: Period) =>
      summaries[period].map((summary, index, { length }) =>
        afterModels(summary, movedInDays(table, spanOf(period, length - 1 - index, today))),
      );
    return { day: modeled('day'), week: modeled('week'), month: modeled('month'), year: modeled('year') };
  },
);

/** The month before the newest, up to the same day, after the charge models. */
const selectModeledMonthBefore = createSelector(
  [selectMonthBefore, selectTransactionTable, selectVolumeDay],
  (before, table, today) =>
    before && table.modelAt ? afterModels(before, movedInDays(table, monthBefore(today))) : before,
);

/** The summaries of all periods, oldest first, in cents: those of the sample minus voided payments. */
export const selectEffectiveSummaries = createSelector(
  [selectModeledSummaries, selectVoidedPayments, selectVolumeDay],
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

/** The dates of each summary of the chosen period, unless its label has them. */
export const selectSummaryDates = createSelector(
  [selectPeriodSummaries, selectPeriod, selectVolumeDay],
  (summaries, period, today) =>
    summaries.map((_summary, index) => datesOfSummary(period, summaries.length - 1 - index, today)),
);

/** The sums of the chosen period in cents: the five tiles. */
export const selectVolumeTotals = createSelector([selectPeriodSummaries], sumVolume);

/** The values of the chart for the chosen period, in cents. */
export const selectVolumeSummary = createSelector([selectPeriodSummaries], summarizeVolume);

/**
 * The month that the newest month is compared with, in cents: the month before, for imported data up to the same day.
 * Undefined if there is none.
 */
export const selectComparedMonth = createSelector(
  [selectEffectiveSummaries, selectModeledMonthBefore, selectVoidedPayments, selectVolumeDay],
  ({ month }, before, voided, today): VolumeTotals | undefined =>
    before ? subtractRemoved(before, monthBefore(today), voided) : month.at(-2),
);

/** The volume of the newest month in cents, and its growth over the month before in percent. */
export const selectTotalRevenue = createSelector(
  [selectEffectiveSummaries, selectComparedMonth],
  ({ month }, compared) => newestWithGrowth(month, compared, 'totalTransactionAmount'),
);

/** The platform's fees of the newest month in cents, and their growth over the month before in percent. */
export const selectTotalFees = createSelector([selectEffectiveSummaries, selectComparedMonth], ({ month }, compared) =>
  newestWithGrowth(month, compared, 'splitPayCommission'),
);

function newestWithGrowth(
  months: readonly PeriodSummary[],
  compared: VolumeTotals | undefined,
  series: 'totalTransactionAmount' | 'splitPayCommission',
) {
  const newest = months.at(-1)?.[series] ?? 0;
  return { amount: newest, growth: growthPercent(newest, compared?.[series] ?? 0) };
}
