import { useMemo } from 'react';
import type { BatchAct } from '@/domain/batches/batchPlan';
import { MOST_PAYMENTS } from '@/domain/batches/limits';
import { dryRun, type DryRun } from '@/selectors/batches/dryRun';
import type { RootState } from '@/store/rootReducer';
import { useComputed } from './useComputed';

type Input = { positions: Uint32Array; act: BatchAct };

const compute = (state: RootState, { positions, act }: Input) => dryRun(state, positions, act);

/** The dry run of an act over these payments (indices), computed in steps. Undefined until it is computed. */
export function useDryRun(positions: Uint32Array | undefined, act: BatchAct | undefined): DryRun | undefined {
  const input = useMemo((): Input | undefined => {
    if (!positions || !act || positions.length === 0 || positions.length > MOST_PAYMENTS) return undefined;
    return { positions, act };
  }, [positions, act]);
  return useComputed(compute, input);
}
