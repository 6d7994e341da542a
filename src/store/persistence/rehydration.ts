import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { sampleDataReset } from '@/slices/persistenceSlice';
import type { RootState } from '@/store/rootReducer';
import { COLLECTIONS, type Values } from './entries/collections';
import { PREFERENCES } from './preferences/preferences';

/** Replaces the values of these collections in the state. */
export const entriesRehydrated = createAction<Record<string, Values>>('persistence/entriesRehydrated');

/**
 * The reducer that also applies stored entries and removes all of them when the operator resets the sample data. Every
 * store uses it, so that a replay of a recording reaches the same state.
 */
export function rehydratingReducer(
  reducer: Reducer<RootState, UnknownAction, Partial<RootState>>,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  return (state, action) => {
    if (sampleDataReset.match(action)) {
      // Column mappings belong to the workspaces of imported data, so a reset keeps them.
      return PREFERENCES.reduce(
        (before, { chosen, initial, name }) => (name === 'matchings' ? before : reducer(before, chosen(initial))),
        reducer(withEntries(state), action),
      );
    }
    if (entriesRehydrated.match(action)) return reducer(withEntries(state, action.payload), action);
    return reducer(state, action);
  };
}

// A store may start from a partial state. Its first action has completed it by now.
type Started = Partial<RootState> | undefined;

/** The state with the stored values of these collections. Without any, the state of a fresh console. */
function withEntries(state: Started, kept?: Record<string, Values>): RootState {
  return COLLECTIONS.reduce((before, { name, restore }) => {
    const values = kept ? kept[name] : {};
    return values ? { ...before, ...restore(before, values) } : before;
  }, state as RootState);
}
