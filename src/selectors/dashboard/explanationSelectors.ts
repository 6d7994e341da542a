import { monthOf } from '@/domain/calendar/calendar';
import { addDays, partsOf, spellMonthLabel } from '@/domain/calendar/dates';
import { monthBefore, spanOfPeriod } from '@/domain/calendar/periods';
import { explainActiveMerchants, explainNewestMonth, explainTile, type Figure } from '@/domain/explanations';
import { measure } from '@/domain/payments/metrics';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectActiveMerchants } from '@/selectors/merchantsSelectors';
import { indicesOfSpan, selectNewestMonthMetrics, selectVolumeDay } from '@/selectors/payments/metricsSelectors';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectExplainedFigure, selectPeriod } from '@/slices/ui/chartSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { selectComparedMonth, selectEffectiveSummaries, selectPeriodSummaries } from './volumeSelectors';

/** The metrics of the rows in the chosen period. */
export const selectPeriodMetrics = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectPeriod, selectPeriodSummaries, selectVolumeDay],
  (table, recorded, period, { length }, today) =>
    measure(table, recorded, indicesOfSpan(table, spanOfPeriod(period, length, today))),
);

/** The newest month after the month that it is compared with. If that is a part of a month, its last day is given. */
const selectComparedMonths = createSelector(
  [selectEffectiveSummaries, selectComparedMonth, selectVolumeDay],
  ({ month }, compared, today) => {
    const { end } = monthBefore(today);
    const isWhole = monthOf(addDays(end, 1)) !== monthOf(end);
    const { date: lastDate } = partsOf(end);
    const days = lastDate > 1 ? ` 1–${lastDate}` : ' 1';
    return month
      .slice(-2)
      .map((summary, index) =>
        compared && index === 0
          ? { ...compared, date: isWhole ? summary.date : spellMonthLabel(summary.date).slice(0, 3) + days }
          : summary,
      );
  },
);

/** The explanation of the figure whose explanation is open. Undefined if none is open. */
export const selectExplanation = createSelector(
  [
    selectExplainedFigure,
    selectComparedMonths,
    selectPeriodSummaries,
    selectMerchantRows,
    selectActiveMerchants,
    selectNewestMonthMetrics,
    selectPeriodMetrics,
    selectToday,
  ],
  (figure: Figure | null, month, summaries, merchants, { newThisMonth }, monthMetrics, periodMetrics, today) => {
    switch (figure) {
      case null:
        return undefined;
      case 'revenue':
        return explainNewestMonth(month, 'totalTransactionAmount', monthMetrics);
      case 'fees':
        return explainNewestMonth(month, 'splitPayCommission', monthMetrics);
      case 'merchants':
        return explainActiveMerchants(merchants, newThisMonth, today);
      case 'totalTransactionAmount':
      case 'paidToMerchant':
      case 'partnerFees':
      case 'processorFees':
      case 'splitPayCommission':
        return explainTile(summaries, figure, periodMetrics);
      default:
        return figure satisfies never;
    }
  },
);
