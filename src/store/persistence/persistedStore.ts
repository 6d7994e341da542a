import type { Middleware } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { isShared } from '@/domain/workspaces/shared';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { damageDismissed, lackedRecordsDecided, DELAYED_RECORDS, sampleDataReset } from '@/slices/persistenceSlice';
import { computerClock } from '@/store/clock';
import { createRecorder } from '@/store/sessionReplay/recorder';
import type { RootState } from '@/store/rootReducer';
import { setupStore, type AppStore } from '@/store/store';
import { createStorageFailures } from './storageFailures';
import { offerStoredBatches } from './storedBatches';
import { askStoredQuestions } from './storedQuestions';
import { persistEntriesWhenNeeded } from './entries/entriesWhenNeeded';
import { COLLECTIONS } from './entries/collections';
import type { PendingMigration } from './entries/pendingMigration';
import { persistPreferences } from './preferences/persistPreferences';
import { PREFERENCES } from './preferences/preferences';
import { createLeftEdits, legacyNames } from './legacyStorage';
import { createQuarantine, quarantineKey } from './quarantine';
import { BATCHES_KEY, browserStorage, KEY_PREFIX, keyOf, REPEATED_KEY, storageOf, UNWRITTEN } from './storage';
import type { StoreDependencies } from './storeDependencies';

/**
 * The page closes, is restored from the browser's cache, or becomes visible. Messages of other tabs may have been
 * missed.
 */
const TURNS_OF_THE_PAGE = ['pagehide', 'pageshow', 'visibilitychange'];

/** In milliseconds. If the database, or the server of a team, does not answer in time, the console starts without it. */
const PATIENCE = 3_000;

const KINDS = new Set([...COLLECTIONS, ...PREFERENCES].map(({ name }) => name));

/** All names that the quarantine may use. */
const NAMES = [...KINDS, UNWRITTEN];

/**
 * A store that persists preferences in localStorage and entries in the database. `preferencesRead` resolves when the
 * preferences are read, and `ready` when everything is; from then on `recorder` records. `settled` waits until
 * everything is written. `stop` removes the listeners.
 */
export function setupPersistedStore({
  storage = browserStorage(),
  entryLogs,
  startState,
  dataSetGuard,
  reducers,
  clock = computerClock,
  page = window,
}: StoreDependencies) {
  const workspace = startState?.workspace?.own?.id ?? SAMPLE;
  // Preferences apply to all workspaces. Entries belong to their workspace.
  const ownStorage = storageOf(storage, workspace);
  const recorder = createRecorder();
  const preferences = persistPreferences(() => around);
  const middleware = [...(dataSetGuard?.middleware ?? []), createMiddleware()];
  const keeping = {
    reducers: { ...preferences.reducers, ...reducers },
    middleware,
    enhancer: recorder.enhancer,
    storage: ownStorage,
  };
  const store: AppStore = setupStore(startState, keeping, clock);
  const { dispatch } = store;
  const getState = () => store.getState();
  const storageFailures = createStorageFailures(dispatch);
  const quarantine = createQuarantine(ownStorage, dispatch, (...text) => entries.putText(...text));

  // While DevTools show an earlier state, or while the rows are stale, nothing is written and no change of another tab
  // is applied. Both wait until the newest state is shown.
  const waiting = new Map<unknown, () => void>();
  const isNewestShown = () => recorder.isNewest(getState()) && !dataSetGuard?.isStale(getState());
  const whenNewest = (name: unknown, act: () => void) => {
    if (isNewestShown()) act();
    else waiting.set(name, act);
  };
  const around = { storage, quarantine, attempt: storageFailures.attempt, getState, dispatch, whenNewest };
  const entries = persistEntriesWhenNeeded(workspace, {
    ...around,
    entryLogs,
    storageFailures,
    isNewestShown,
    dataSetGuard,
    onUnreachable: storeUnwritten,
  });

  const leftEdits = createLeftEdits(ownStorage);
  function storeUnwritten(): void {
    storageFailures.attempt('unwritten', () => leftEdits.leave(entries.unwritten));
  }

  let noticed: RootState | undefined;
  store.subscribe(() => {
    if (!isNewestShown()) return;
    const acts = [...waiting.values()];
    waiting.clear();
    for (const act of acts) act();
    if (noticed === getState()) return;
    noticed = getState();
    entries.onChange();
  });

  function createMiddleware(): Middleware {
    return () => (next) => (action) => {
      const result = next(action);
      if (sampleDataReset.match(action)) whenNewest('forget', forget);
      if (sampleDataReset.match(action) || damageDismissed.match(action)) whenNewest('dismiss', dismissDamaged);
      if (lackedRecordsDecided.match(action)) whenNewest('lacked', () => entries.decideLacked(action.payload));
      return result;
    };
  }

  function forget(): void {
    storageFailures.forget();
    storageFailures.attempt('late', entries.reset);
    for (const key of [BATCHES_KEY, REPEATED_KEY]) storageFailures.attempt('late', () => ownStorage.removeItem(key));
  }

  function dismissDamaged(): void {
    for (const name of NAMES) storageFailures.attempt(quarantineKey(name), () => quarantine.forget(name));
    preferences.dismissDamaged();
    entries.dismissDamaged();
  }

  const onStorage = (event: Event) => {
    // An event without a key means that all of localStorage was cleared.
    const { key } = event as StorageEvent;
    for (const name of NAMES) {
      if (key === null || key === keyOf(workspace, quarantineKey(name)))
        storageFailures.attempt(quarantineKey(name), () => quarantine.tell(name));
    }
    for (const preference of PREFERENCES) {
      if (key === null || key === KEY_PREFIX + preference.name) preferences.sync(preference);
    }
  };
  const onTurn = ({ type }: Event) => {
    PREFERENCES.forEach(preferences.sync);
    // The database answers too late for a closing page.
    if (type === 'pagehide') storeUnwritten();
    void entries.onTurn();
  };

  // Only few browsers still have texts to migrate, so the migration is a separate chunk. If it fails to load, the texts
  // wait for the next start, and a banner says that something is not saved.
  async function readPending(): Promise<PendingMigration | undefined> {
    const names = legacyNames(ownStorage, [...KINDS]);
    if (names === undefined) return undefined;
    try {
      const { migrateV1 } = await import(/* webpackChunkName: "undo" */ './migrateV1');
      return migrateV1(ownStorage, names, quarantine);
    } catch {
      storageFailures.failed('late');
      return undefined;
    }
  }

  /** The console does not wait for entries that do not arrive in time. They are applied when they do, and a banner says so. */
  function startEntries(pending: PendingMigration | undefined) {
    const isTeams = process.env.TEAM !== '' && isShared(workspace);
    return new Promise<void>((resolve) => {
      const goOn = () => {
        storageFailures.failed(isTeams ? DELAYED_RECORDS : 'workspace');
        resolve();
      };
      const timer = setTimeout(goOn, PATIENCE);
      void entries.start(pending).then(() => {
        clearTimeout(timer);
        if (isTeams) storageFailures.succeeded(DELAYED_RECORDS);
        resolve();
      });
    });
  }

  const pending = readPending();
  const preferencesRead = pending.then(() => new Promise<void>((resolve) => void persistStore(store, null, resolve)));
  const ready = (async () => {
    await preferencesRead;
    for (const name of NAMES) storageFailures.attempt(quarantineKey(name), () => quarantine.tell(name));
    await startEntries(await pending);
    await offerStoredBatches(ownStorage, dispatch);
    askStoredQuestions(ownStorage, dispatch);
    recorder.start(getState());
    page.addEventListener('storage', onStorage);
    for (const turn of TURNS_OF_THE_PAGE) page.addEventListener(turn, onTurn);
  })();

  return {
    store,
    ready,
    preferencesRead,
    recorder,
    settled: entries.settled,
    stop: () => {
      page.removeEventListener('storage', onStorage);
      for (const turn of TURNS_OF_THE_PAGE) page.removeEventListener(turn, onTurn);
      entries.stop();
    },
  };
}
