import type { Middleware } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { damageDismissed, sampleDataReset } from '@/slices/persistenceSlice';
import { computerClock, type Clock } from '@/store/clock';
import { createRecorder } from '@/store/sessionReplay/recorder';
import type { RootState } from '@/store/rootReducer';
import { setupStore, type AppStore } from '@/store/store';
import { createStorageFailures } from './storageFailures';
import { persistEntriesWhenNeeded } from './entries/entriesWhenNeeded';
import { COLLECTIONS } from './entries/collections';
import { DATABASE_NAME, openChannel, type Channel, type PendingMigration } from './entries/messages';
import { persistPreferences } from './preferences/persistPreferences';
import type { DataSetGuard } from './entries/dependencies';
import { PREFERENCES } from './preferences/preferences';
import { legacyNames, leaveUnwritten } from './legacyStorage';
import { createQuarantine, quarantineKey } from './quarantine';
import { browserStorage, KEY_PREFIX, keyOf, storageOf, UNWRITTEN, type TextStorage } from './storage';

/** Where it is kept, and where the other tabs and the end of the page are heard of: what is left out is the browser's own. */
export type StoreDependencies = {
  storage?: TextStorage;
  databaseName?: string;
  channel?: Channel;
  clock?: Clock;
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The slices of own data; the sample where there are none. */
  startState?: Partial<RootState>;
  /** What sees to it that nothing is done to rows which another tab has changed; those of the sample nobody changes. */
  dataSetGuard?: DataSetGuard;
};

/** When a page goes, comes back from the browser's cache, or is looked at again: what other tabs told may have been missed. */
const TURNS_OF_THE_PAGE = ['pagehide', 'pageshow', 'visibilitychange'];

/** Milliseconds in which the database has to answer before the console starts without it. */
const PATIENCE = 3_000;

const KINDS = new Set([...COLLECTIONS, ...PREFERENCES].map(({ name }) => name));

/** What may be in quarantine. */
const NAMES = [...KINDS, UNWRITTEN];

/**
 * A store that keeps what is to be remembered in the browser, and starts from it: preferences in the storage, and what
 * operators record and edit in the database. `ready` is fulfilled when it has read all of it (`preferencesRead` before that);
 * from then on `recorder` records. `settled` waits until all is written; `stop` ends its listening.
 */
export function setupPersistedStore({
  storage = browserStorage(),
  databaseName = DATABASE_NAME,
  startState,
  dataSetGuard,
  channel = openChannel(databaseName, startState?.workspace?.own?.id ?? SAMPLE),
  clock = computerClock,
  page = window,
}: StoreDependencies = {}) {
  const workspace = startState?.workspace?.own?.id ?? SAMPLE;
  // Preferences are the operator's, whatever the workspace; what stands here of its entries is its own.
  const ownStorage = storageOf(storage, workspace);
  const recorder = createRecorder();
  const preferences = persistPreferences(() => around);
  const middleware = [...(dataSetGuard?.middleware ?? []), createMiddleware()];
  const keeping = { reducers: preferences.reducers, middleware, enhancer: recorder.enhancer };
  const store: AppStore = setupStore(startState, keeping, clock);
  const { dispatch } = store;
  const getState = () => store.getState();
  const storageFailures = createStorageFailures(dispatch);
  const quarantine = createQuarantine(ownStorage, dispatch, (...text) => entries.putText(...text));

  // While DevTools show another moment than the newest nothing is kept: it waits until that one is shown again. Nor is it, and
  // nothing of the other tabs taken over, where the rows are others than those that are shown.
  const waiting = new Map<unknown, () => void>();
  const isNewestShown = () => recorder.isNewest(getState()) && !dataSetGuard?.isStale(getState());
  const whenNewest = (name: unknown, act: () => void) => {
    if (isNewestShown()) act();
    else waiting.set(name, act);
  };
  const around = { storage, quarantine, attempt: storageFailures.attempt, getState, dispatch, whenNewest };
  const entries = persistEntriesWhenNeeded(databaseName, workspace, {
    ...around,
    channel,
    storageFailures,
    isNewestShown,
    dataSetGuard,
  });

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
      return result;
    };
  }

  function forget(): void {
    storageFailures.forget();
    storageFailures.attempt('late', entries.reset);
  }

  function dismissDamaged(): void {
    for (const name of NAMES) storageFailures.attempt(quarantineKey(name), () => quarantine.forget(name));
    preferences.dismissDamaged();
    entries.dismissDamaged();
  }

  const onStorage = (event: Event) => {
    // No key: all of the storage was cleared.
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
    // The database answers later than a page may wait that goes.
    if (type === 'pagehide') storageFailures.attempt('unwritten', () => leaveUnwritten(ownStorage, entries.unwritten));
    void entries.onTurn();
  };

  // What is kept as texts and is to be entries: hardly any browser has some, so that what reads it comes only where it is
  // needed. Where it does not come, the texts wait for the next start, and a banner says that something is not kept.
  async function readPending(): Promise<PendingMigration | undefined> {
    const names = legacyNames(ownStorage, [...KINDS]);
    if (names === undefined) return undefined;
    try {
      const { migrateV1 } = await import(/* webpackChunkName: "late-edits" */ './migrateV1');
      return migrateV1(ownStorage, names, quarantine);
    } catch {
      storageFailures.failed('late');
      return undefined;
    }
  }

  /** A database that does not answer keeps nobody from working: what it says later is taken over then. */
  function startEntries(pending: PendingMigration | undefined) {
    return new Promise<void>((resolve) => {
      const goOn = () => {
        storageFailures.failed('workspace');
        resolve();
      };
      const timer = setTimeout(goOn, PATIENCE);
      void entries.start(pending).then(() => {
        clearTimeout(timer);
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
