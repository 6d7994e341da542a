import { useEffect, useState } from 'react';
import type { ComparisonChoices } from '@/domain/comparison/choices';
import { messageOf } from '@/lib/objects';
import { FEW_ROWS, type Resumable } from '@/lib/resumable';
import { createComparing, type PaymentComparison } from '@/selectors/comparison/comparisonSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { useAppSelector } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';

type Outcome = { comparison?: PaymentComparison; error?: Error };

/**
 * Compares payments in steps between the work of the page. Until it is finished, the last comparison stays, and there is
 * none at first. An error is thrown while rendering, so that the part of the screen shows it.
 */
export function useComparison(choices: ComparisonChoices): { comparison?: PaymentComparison; isCurrent: boolean } {
  const [selectComparing] = useState(createComparing);
  const comparing = useAppSelector((state) => selectComparing(state, choices));
  const isShort = useAppSelector(selectTransactionTable).length < FEW_ROWS;
  const [last, setLast] = useState<Outcome>({});
  useEffect(() => {
    if (!isShort) return startResumable(catchError(comparing.precompute()), setLast);
  }, [comparing, isShort]);
  const finished = isShort ? comparing() : comparing.peek();
  if (!finished && last.error) throw last.error;
  const comparison = finished ?? last.comparison;
  return { ...(comparison && { comparison }), isCurrent: finished !== undefined };
}

function* catchError(comparing: Resumable<PaymentComparison>): Resumable<Outcome> {
  try {
    return { comparison: yield* comparing };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(messageOf(error)) };
  }
}
