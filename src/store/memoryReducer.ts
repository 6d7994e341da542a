import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { sampleDataReset } from '@/slices/memorySlice';
import type { Kept } from './cells';
import { MEMORIES } from './memories';

type TakenOver = UnknownAction & { key: string; payload?: Kept };

/**
 * The reducer that also takes over what was kept of a slice, by this tab before or by another one now, and that takes
 * every kept change out of the state when the operator resets the sample data. It does so in every store, so that a
 * recording of what happened ends in the same state wherever it is replayed.
 */
export function memoryReducer<State extends object>(
  reducer: Reducer<State, UnknownAction, Partial<State>>,
): Reducer<State, UnknownAction, Partial<State>> {
  return (state, action) => {
    if (!state) return reducer(state, action);
    if (sampleDataReset.match(action)) return reducer(withKept(state), action);
    if (isTakenOver(action)) return reducer(withKept(state, action), action);
    return reducer(state, action);
  };
}

function isTakenOver(action: UnknownAction): action is TakenOver {
  return action.type === REHYDRATE && action.payload !== undefined;
}

/** The state with what was kept of one slice; of all slices with nothing kept where none is named. */
function withKept<SomeState extends object>(state: SomeState, taken?: TakenOver): SomeState {
  const slices = new Map<string, unknown>(Object.entries(state));
  for (const { slice, keep, restore } of MEMORIES) {
    if (taken && taken.key !== slice.name) continue;
    const current = slices.get(slice.name);
    const initial = slice.getInitialState();
    if (current) slices.set(slice.name, restore(current, taken?.payload ?? keep(initial, initial), initial));
  }
  return Object.fromEntries(slices) as SomeState;
}
