import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { sampleDataReset } from '@/slices/persistenceSlice';
import type { RootState } from '@/store/rootReducer';
import { COLLECTIONS, foldState, type Values } from './entries/collections';
import { PREFERENCES } from './preferences/preferences';

/**
 * Applies changes of the log. Recordings of earlier versions have all values of some collections instead, and replace
 * these.
 */
export const entriesRehydrated = createAction<readonly EntryChange[] | Record<string, Values>>(
  'persistence/entriesRehydrated',
);

/** The records in the state are stored, and have their positions in the log. */
export const entriesStored = createAction<readonly EntryChange[]>('persistence/entriesStored');

/** The changes that replace all entries of some collections, or of all by nothing. */
function replacing(state: RootState, values?: Record<string, Values>): EntryChange[] {
  return COLLECTIONS.flatMap(({ name, valuesOf }) => {
    const put = values ? values[name] : {};
    if (!put) return [];
    const all = [...Object.keys(valuesOf(state)).map((id) => [id] as const), ...Object.entries(put)];
    return all.map(([id, value]) => ({ kind: name, id, value }) as EntryChange);
  });
}

/**
 * The reducer that also applies stored entries and removes all of them when the operator resets the sample data. Every
 * store uses it, so that a replay of a recording reaches the same state.
 */
export function rehydratingReducer(
  reducer: Reducer<RootState, UnknownAction, Partial<RootState>>,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  return (state, action) => {
    const isReset = sampleDataReset.match(action);
    const isStored = entriesStored.match(action);
    if (!isReset && !isStored && !entriesRehydrated.match(action)) return reducer(state, action);
    // A store may start from a partial state. Its first action has completed it by now.
    const before = state as RootState;
    const { payload } = action;
    const changes = Array.isArray(payload)
      ? (payload as EntryChange[])
      : replacing(before, payload as Record<string, Values> | undefined);
    const after = reducer(foldState(before, changes, isStored), action);
    if (!isReset) return after;
    // Column mappings belong to the workspaces of imported data, so a reset keeps them.
    return PREFERENCES.reduce(
      (next, { chosen, initial, name }) => (name === 'matchings' ? next : reducer(next, chosen(initial))),
      after,
    );
  };
}
