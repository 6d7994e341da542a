import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { StorageAttempt } from '@/store/persistence/storageFailures';
import { quarantineKey, type Quarantine } from '@/store/persistence/quarantine';
import { KEY_PREFIX, type TextStorage } from '@/store/persistence/storage';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import { PREFERENCES, type Preference } from './preferences';
import { isEarlierText, readPreference, writePreference } from './preferenceText';

type PreferenceDependencies = {
  storage: TextStorage;
  quarantine: Quarantine;
  attempt: StorageAttempt;
  getState: () => RootState;
  dispatch: AppDispatch;
  /** Calls back when the newest state is shown. A later call under the same name replaces an earlier one. */
  whenNewest: (name: string, act: () => void) => void;
};

/**
 * Persists each preference under a separate key. redux-persist decides when to read and write; this module reads and
 * writes. If two tabs choose, the later choice counts in both.
 */
export function persistPreferences(dependencies: () => PreferenceDependencies) {
  /** The text in localStorage at the last check, and its value. */
  const known = new Map<Preference, { text: string | null; value: unknown }>();

  /** The value of a stored text. A damaged text goes into quarantine. */
  function read(preference: Preference): { text: string | null; value: unknown } {
    const { storage, quarantine } = dependencies();
    const { name, initial } = preference;
    quarantine.tell(name);
    const text = storage.getItem(KEY_PREFIX + name);
    const kept = text === null ? undefined : readPreference(text, preference);
    if (text === null || kept) return { text, value: kept ? kept.value : initial };
    quarantine.move(name, text, () => storage.removeItem(KEY_PREFIX + name));
    return { text: null, value: initial };
  }

  function keepInStep(preference: Preference): void {
    const { storage, quarantine, getState, dispatch } = dependencies();
    const { name, initial, valueOf, chosen } = preference;
    const key = KEY_PREFIX + name;
    quarantine.tell(name);
    const mine = valueOf(getState());
    const before = known.get(preference) ?? { text: null, value: initial };
    const text = storage.getItem(key);
    const isEdited = mine !== before.value;
    if (text !== before.text && !isEdited) {
      const theirs = text === null ? { value: initial } : readPreference(text, preference);
      // It may be of another version, so it is not touched until there is something to write.
      if (!theirs) return;
      known.set(preference, { text, value: theirs.value });
      if (theirs.value !== mine) dispatch(chosen(theirs.value));
      return;
    }
    if (!isEdited) return;
    // The text still has rows and records of version 1. It is rewritten after their migration.
    if (text !== null && isEarlierText(text, name)) throw new Error('Migration pending');
    if (text !== null && text !== before.text && !readPreference(text, preference))
      quarantine.move(name, text, () => undefined);
    const written = writePreference(preference, mine, text);
    if (written === null) {
      if (text !== null) storage.removeItem(key);
    } else storage.setItem(key, written);
    known.set(preference, { text: written, value: mine });
  }

  function sync(preference: Preference): void {
    const { attempt, whenNewest } = dependencies();
    whenNewest(preference.name, () => attempt(preference.name, () => keepInStep(preference)));
  }

  function persisted(preference: Preference): Reducer {
    const { name, field, reducer } = preference;
    return persistReducer(
      {
        key: name,
        whitelist: [field],
        serialize: false,
        timeout: 0,
        storage: {
          getItem: () => Promise.resolve(null),
          setItem: () => {
            sync(preference);
            return Promise.resolve();
          },
          removeItem: () => Promise.resolve(),
        },
        // Deferred, because a reducer calls this and reading may dispatch.
        getStoredState: () =>
          Promise.resolve().then(() => {
            let value: unknown;
            const load = () => {
              const kept = read(preference);
              known.set(preference, kept);
              value = kept.value;
            };
            dependencies().attempt(name, load, () => keepInStep(preference));
            return (value === undefined ? undefined : { [field]: value }) as never;
          }),
      },
      reducer,
    ) as Reducer;
  }

  return {
    reducers: Object.fromEntries(PREFERENCES.map((preference) => [preference.slice, persisted(preference)])),
    /** Applies the choice of another tab, or writes the choice of this one. */
    sync,
    /** Deletes texts that could not be moved into quarantine. */
    dismissDamaged() {
      const { storage, attempt } = dependencies();
      for (const preference of PREFERENCES) {
        attempt(quarantineKey(preference.name), () => {
          const text = storage.getItem(KEY_PREFIX + preference.name);
          if (text !== null && !readPreference(text, preference)) storage.removeItem(KEY_PREFIX + preference.name);
        });
      }
    },
  };
}
