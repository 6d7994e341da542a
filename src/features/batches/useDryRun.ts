import { useEffect, useState } from 'react';
import type { BatchAct } from '@/domain/batches/batchPlan';
import { MOST_PAYMENTS } from '@/domain/batches/limits';
import { dryRun, type DryRun } from '@/selectors/batches/dryRun';
import { useAppStore } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';

/** The dry run of an act over these payments (indices), computed in steps. Undefined until it is computed. */
export function useDryRun(positions: Uint32Array | undefined, act: BatchAct | undefined): DryRun | undefined {
  const store = useAppStore();
  const [computed, setComputed] = useState<{ positions: Uint32Array; act: BatchAct; result: DryRun }>();
  useEffect(() => {
    if (!positions || !act || positions.length === 0 || positions.length > MOST_PAYMENTS) return;
    return startResumable(dryRun(store.getState(), positions, act), (result) =>
      setComputed({ positions, act, result }),
    );
  }, [store, positions, act]);
  return computed && computed.positions === positions && computed.act === act ? computed.result : undefined;
}
