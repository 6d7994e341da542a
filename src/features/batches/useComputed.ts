import { useEffect, useState } from 'react';
import type { Resumable } from '@/lib/resumable';
import { useAppStore } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';
import type { RootState } from '@/store/rootReducer';

/**
 * The result of steps that start from the state of now, for an input that the caller memoizes. Undefined without an input,
 * and until the result is computed; `isPreviousShown` keeps the one before until then. `compute` is a function of a module.
 */
export function useComputed<Input, Result>(
  compute: (state: RootState, input: Input) => Resumable<Result>,
  input: Input | undefined,
  { isPreviousShown = false } = {},
): Result | undefined {
  const store = useAppStore();
  const [computed, setComputed] = useState<{ input: Input; result: Result }>();
  useEffect(() => {
    if (input === undefined) return;
    return startResumable(compute(store.getState(), input), (result) => setComputed({ input, result }));
  }, [store, compute, input]);
  return computed && (isPreviousShown || computed.input === input) ? computed.result : undefined;
}
