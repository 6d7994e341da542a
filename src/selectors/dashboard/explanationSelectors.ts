import { spanOfPeriod } from '@/domain/calendar/periods';
import { explainActiveMerchants, explainNewestMonth, explainTile, type Figure } from '@/domain/explanations';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectActiveMerchants } from '@/selectors/merchantsSelectors';
import {
  selectMetricsOf,
  selectNewestMonthMetrics,
  selectPositionsWithin,
} from '@/selectors/payments/metricsSelectors';
import { selectExplainedFigure, selectPeriod } from '@/slices/ui/chartSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { selectEffectiveSummaries, selectPeriodSummaries } from './volumeSelectors';

/** The metrics of the rows that the chosen period holds. */
const selectPeriodMetrics = createSelector(
  [selectMetricsOf, selectPositionsWithin, selectPeriod, selectPeriodSummaries, selectToday],
  (metricsOf, positionsWithin, period, { length }, today) =>
    metricsOf(positionsWithin(spanOfPeriod(period, length, today))),
);

/** How the figure that is asked about comes about; undefined where none is. */
export const selectExplanation = createSelector(
  [
    selectExplainedFigure,
    selectEffectiveSummaries,
    selectPeriodSummaries,
    selectMerchantRows,
    selectActiveMerchants,
    selectNewestMonthMetrics,
    selectPeriodMetrics,
    selectToday,
  ],
  (figure: Figure | null, { month }, summaries, merchants, { newThisMonth }, monthMetrics, periodMetrics, today) => {
    switch (figure) {
      case null:
        return undefined;
      case 'revenue':
        return explainNewestMonth(month, 'totalTransactionAmount', monthMetrics);
      case 'fees':
        return explainNewestMonth(month, 'splitPayCommission', monthMetrics);
      case 'merchants':
        return explainActiveMerchants(merchants, newThisMonth, today);
      default:
        return explainTile(summaries, figure, periodMetrics);
    }
  },
);
