import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { sampleDataReset } from '@/slices/persistenceSlice';
import type { RootState } from '@/store/rootReducer';
import { COLLECTIONS, type Values } from './entries/collections';
import { PREFERENCES } from './preferences/preferences';

/** What was kept of some journals, by their names: from now on it stands in the place of what was there. */
export const entriesRehydrated = createAction<Record<string, Values>>('persistence/entriesRehydrated');

/**
 * The reducer that also takes over what was kept, by this tab before or by another one now, and that takes every kept
 * change out of the state when the operator resets the sample data. It does so in every store, so that a recording of
 * what happened ends in the same state wherever it is replayed.
 */
export function rehydratingReducer(
  reducer: Reducer<RootState, UnknownAction, Partial<RootState>>,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  return (state, action) => {
    if (sampleDataReset.match(action)) {
      // The column mappings belong to the workspaces of imported data.
      return PREFERENCES.reduce(
        (before, { chosen, initial, name }) => (name === 'matchings' ? before : reducer(before, chosen(initial))),
        reducer(withEntries(state), action),
      );
    }
    if (entriesRehydrated.match(action)) return reducer(withEntries(state, action.payload), action);
    return reducer(state, action);
  };
}

// Of a part of the state, which a store may start from, its first action has made the whole by now.
type Started = Partial<RootState> | undefined;

/** The state with what was kept of these journals; with nothing kept of any where none are given. */
function withEntries(state: Started, kept?: Record<string, Values>): RootState {
  return COLLECTIONS.reduce((before, { name, restore }) => {
    const values = kept ? kept[name] : {};
    return values ? { ...before, ...restore(before, values) } : before;
  }, state as RootState);
}
