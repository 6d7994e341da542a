import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { paymentEventsOf } from '@/domain/entries/fold';
import { sampleDataReset } from '@/slices/persistenceSlice';
import type { RootState } from '@/store/rootReducer';
import type { StoredRecords } from './entries/cache/entryCache';
import { COLLECTIONS, factsOf, foldState, type Values } from './entries/collections';
import { PREFERENCES } from './preferences/preferences';

/** All records of payments of a page that shows none yet: a log may have a million, which need no changes and may be columns. */
type FirstEntries = StoredRecords & { changes: readonly EntryChange[] };

/**
 * Applies changes of the log. Recordings of earlier versions have all values of some collections instead, and replace
 * these.
 */
export const entriesRehydrated = createAction<readonly EntryChange[] | FirstEntries | Record<string, Values>>(
  'persistence/entriesRehydrated',
);

const isFirst = (payload: object | undefined): payload is FirstEntries =>
  payload !== undefined && 'firstRecords' in payload;

/** The records in the state are stored, and have their positions in the log. */
export const entriesStored = createAction<readonly EntryChange[]>('persistence/entriesStored');

/** The changes of a payload. The values of some collections, or nothing, replace all entries of these, or of all. */
function changesOf(
  state: RootState,
  payload?: readonly EntryChange[] | Record<string, Values>,
): readonly EntryChange[] {
  if (Array.isArray(payload)) return payload as EntryChange[];
  const values = payload as Record<string, Values> | undefined;
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
    const folded = isFirst(payload)
      ? {
          ...foldState(before, payload.changes, false),
          payments: paymentEventsOf(payload.firstRecords, factsOf(before), payload.firstRefunds),
        }
      : foldState(before, changesOf(before, payload), isStored);
    const after = reducer(folded, action);
    if (!isReset) return after;
    // Column mappings belong to the workspaces of imported data, so a reset keeps them.
    return PREFERENCES.reduce(
      (next, { chosen, initial, name }) => (name === 'matchings' ? next : reducer(next, chosen(initial))),
      after,
    );
  };
}
