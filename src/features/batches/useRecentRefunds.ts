import { useMemo, useState } from 'react';
import { readRecentSince } from '@/commands/batches/runBatch';
import { MOST_PAYMENTS } from '@/domain/batches/limits';
import { countRefundedSince } from '@/selectors/batches/batchPayments';
import { useAppDispatch, useAppStore } from '@/store/hooks';

/** How many of these payments (indices) a batch refunded recently, before the dialog opened, and since when that is. */
export function useRecentRefunds(positions: Uint32Array | undefined): { since: number; count: number } {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [since] = useState(() => dispatch(readRecentSince));
  return useMemo(() => {
    const isPlanned = positions && positions.length <= MOST_PAYMENTS;
    return { since, count: isPlanned ? countRefundedSince(store.getState(), positions, since) : 0 };
  }, [store, positions, since]);
}
