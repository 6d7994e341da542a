import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { sampleDataReset } from '@/slices/memorySlice';
import { MEMORIES } from './memories';

/** The reducer that also takes every kept change out of the state when the operator resets the sample data. */
export function resettable<State extends object>(
  reducer: Reducer<State, UnknownAction, Partial<State>>,
): Reducer<State, UnknownAction, Partial<State>> {
  return (state, action) => reducer(state && sampleDataReset.match(action) ? withoutKeptChanges(state) : state, action);
}

function withoutKeptChanges<SomeState extends object>(state: SomeState): SomeState {
  const slices = new Map<string, unknown>(Object.entries(state));
  for (const { slice, keep, restore } of MEMORIES) {
    const current = slices.get(slice.name);
    const initial = slice.getInitialState();
    if (current) slices.set(slice.name, restore(current, keep(initial, initial), initial));
  }
  return Object.fromEntries(slices) as SomeState;
}
