import { useMemo } from 'react';
import type { Measure } from '@/domain/comparison/choices';
import { comparisonRows, selectGroupNames, totalOfRows } from '@/selectors/comparison/comparisonRows';
import type { PaymentComparison } from '@/selectors/comparison/comparisonSelectors';
import { describeComparison } from '@/selectors/comparison/texts';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';

/** The rows of a comparison for a measure, their sums, and the sentence about them. */
export function useComparisonRows(comparison: PaymentComparison, measure: Measure) {
  const names = useAppSelector(selectGroupNames);
  const today = useAppSelector(selectToday);
  const currency = useAppSelector(selectCurrency);
  return useMemo(() => {
    const rows = comparisonRows(comparison, measure, names);
    const total = totalOfRows(rows);
    const { spans } = comparison;
    return { rows, total, sentence: describeComparison({ measure, spans, ...total }, today, currency) };
  }, [comparison, measure, names, today, currency]);
}
