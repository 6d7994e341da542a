import { explainActiveMerchants, explainNewestMonth, explainTile, type Figure } from '@/domain/explanations';
import { selectMerchantRows } from '@/slices/merchantsSlice';
import { selectExplainedFigure, selectSummaries } from '@/slices/volumeSlice';
import { createSelector } from './createSelector';
import { selectActiveMerchants } from './merchantsSelectors';
import { selectPeriodSummaries } from './volumeSelectors';

/** How the figure that is asked about comes about; undefined where none is. */
export const selectExplanation = createSelector(
  [selectExplainedFigure, selectSummaries, selectPeriodSummaries, selectMerchantRows, selectActiveMerchants],
  (figure: Figure | null, { month }, summaries, merchants, { newThisMonth }) => {
    switch (figure) {
      case null:
        return undefined;
      case 'revenue':
        return explainNewestMonth(month, 'totalTransactionAmount');
      case 'fees':
        return explainNewestMonth(month, 'splitPayCommission');
      case 'merchants':
        return explainActiveMerchants(merchants, newThisMonth);
      default:
        return explainTile(summaries, figure);
    }
  },
);
