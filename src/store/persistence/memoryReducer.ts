import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import * as v from 'valibot';
import { sampleDataReset } from '@/slices/memorySlice';
import type { RootState } from '@/store/rootReducer';
import type { Kept } from './cells';
import { MEMORIES } from './memories';

type TakenOver = UnknownAction & { key: string; payload?: Kept };

/**
 * The reducer that also takes over what was kept of a slice, by this tab before or by another one now, and that takes
 * every kept change out of the state when the operator resets the sample data. It does so in every store, so that a
 * recording of what happened ends in the same state wherever it is replayed.
 */
export function memoryReducer(
  reducer: Reducer<RootState, UnknownAction, Partial<RootState>>,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  return (state, action) => {
    if (sampleDataReset.match(action)) return reducer(withKept(state), action);
    if (isTakenOver(action)) return reducer(withKept(state, action), action);
    return reducer(state, action);
  };
}

function isTakenOver(action: UnknownAction): action is TakenOver {
  return action.type === REHYDRATE && action.payload !== undefined;
}

/** The state with what was kept under one name; with nothing kept where none is named. */
function withKept(state: Partial<RootState> | undefined, taken?: TakenOver): RootState {
  // Of a part of the state, which a store may start from, its first action has made the whole by now.
  return MEMORIES.reduce((before, { name, schema, restore }) => {
    if (taken && taken.key !== name) return before;
    return { ...before, ...restore(before, taken?.payload ?? v.parse(schema, {})) };
  }, state as RootState);
}
