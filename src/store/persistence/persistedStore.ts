import type { Middleware } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { damageDismissed, sampleDataReset } from '@/slices/memorySlice';
import { computerClock, type Clock } from '@/store/clock';
import { createRecorder } from '@/store/recording/recorder';
import { setupStore, type AppStore } from '@/store/store';
import { createAttempts } from './attempts';
import { openEntries } from './entries/entryDatabase';
import { JOURNALS } from './entries/journals';
import { persistEntries, type Channel } from './entries/persistEntries';
import { persistPreferences } from './preferences/persistPreferences';
import { PREFERENCES } from './preferences/preferences';
import { createQuarantine, quarantineKey } from './quarantine';
import { browserStorage, earlierKey, KEY_PREFIX, type TextStorage } from './storage';

/** Where it is kept, and where the other tabs and the end of the page are heard of: what is left out is the browser's own. */
export type Surroundings = {
  storage?: TextStorage;
  databaseName?: string;
  channel?: Channel;
  clock?: Clock;
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** When a page goes, comes back from the browser's cache, or is looked at again: what other tabs told may have been missed. */
const TURNS_OF_THE_PAGE = ['pagehide', 'pageshow', 'visibilitychange'];

const WORKSPACE = 'sample';

/** Milliseconds in which the database has to answer before the console starts without it. */
const PATIENCE = 3_000;

/** What may be in quarantine. */
const NAMES = new Set([...JOURNALS, ...PREFERENCES].map(({ name }) => name));

/**
 * A store that keeps what is to be remembered in the browser, and starts from it: preferences in the storage, and what
 * operators record and edit in the database. `ready` is fulfilled when it has read all of it; from then on `recorder`
 * records. `settled` waits until all is written; `stop` ends its listening.
 */
export function setupPersistedStore({
  storage = browserStorage(),
  databaseName = 'splitpay',
  channel = browserChannel(databaseName),
  clock = computerClock,
  page = window,
}: Surroundings = {}) {
  const recorder = createRecorder();
  const preferences = persistPreferences(() => around);
  const keeping = { reducers: preferences.reducers, middleware: [createMiddleware()], enhancer: recorder.enhancer };
  const store: AppStore = setupStore(undefined, keeping, clock);
  const { dispatch } = store;
  const getState = () => store.getState();
  const attempts = createAttempts(dispatch);
  const quarantine = createQuarantine(storage, dispatch);

  // While DevTools show another moment than the newest nothing is kept: it waits until that one is shown again.
  const waiting = new Map<unknown, () => void>();
  const isNewestShown = () => recorder.isNewest(getState());
  const whenNewest = (name: unknown, act: () => void) => {
    if (isNewestShown()) act();
    else waiting.set(name, act);
  };
  const around = {
    storage,
    quarantine,
    attempt: attempts.attempt,
    getState,
    dispatch,
    whenNewest,
    areEarlierLeft: false,
  };
  const database = openEntries(databaseName, WORKSPACE);
  const entries = persistEntries({ ...around, database, channel, attempts, isNewestShown });

  store.subscribe(() => {
    if (!isNewestShown()) return;
    const acts = [...waiting.values()];
    waiting.clear();
    for (const act of acts) act();
    entries.onChange();
  });

  function createMiddleware(): Middleware {
    return () => (next) => (action) => {
      const result = next(action);
      if (sampleDataReset.match(action)) whenNewest('forget', attempts.forget);
      if (sampleDataReset.match(action) || damageDismissed.match(action)) whenNewest('dismiss', dismissDamaged);
      return result;
    };
  }

  function dismissDamaged(): void {
    for (const name of NAMES) attempts.attempt(name, () => quarantine.forget(name));
    preferences.dismissDamaged();
    entries.dismissDamaged();
  }

  const onStorage = (event: Event) => {
    // No key: all of the storage was cleared.
    const { key } = event as StorageEvent;
    for (const name of NAMES) {
      if (key === null || key === quarantineKey(name)) attempts.attempt(name, () => quarantine.tell(name));
    }
    for (const preference of PREFERENCES) {
      if (key === null || key === KEY_PREFIX + preference.name) preferences.sync(preference);
    }
  };
  const onTurn = () => {
    PREFERENCES.forEach(preferences.sync);
    void entries.onTurn();
  };

  // What the first version kept: hardly any browser has it, so that what reads it
  // comes only where it is needed.
  async function readEarlier() {
    const found: string[] = [];
    attempts.attempt('earlier', () => found.push(...earlierNames(storage)));
    if (found.length === 0) return undefined;
    try {
      const { takeEarlierTexts } = await import(/* webpackChunkName: "earlier-texts" */ './earlierTexts');
      return takeEarlierTexts(storage, quarantine, attempts.attempt);
    } catch {
      // The chunk did not come: the texts wait for the next start, and a banner says that something is not kept.
      attempts.failed('earlier');
      around.areEarlierLeft = true;
      return undefined;
    }
  }

  /** A database that does not answer keeps nobody from working: what it says later is taken over then. */
  function startEntries(earlier: Parameters<typeof entries.start>[0]) {
    return new Promise<void>((resolve) => {
      const goOn = () => {
        attempts.failed('workspace');
        resolve();
      };
      const timer = setTimeout(goOn, PATIENCE);
      void entries.start(earlier).then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  const ready = (async () => {
    const earlier = await readEarlier();
    await new Promise<void>((resolve) => void persistStore(store, null, resolve));
    for (const name of NAMES) attempts.attempt(name, () => quarantine.tell(name));
    await startEntries(earlier);
    recorder.start(getState());
    page.addEventListener('storage', onStorage);
    for (const turn of TURNS_OF_THE_PAGE) page.addEventListener(turn, onTurn);
  })();

  return {
    store,
    ready,
    recorder,
    settled: entries.settled,
    stop: () => {
      page.removeEventListener('storage', onStorage);
      for (const turn of TURNS_OF_THE_PAGE) page.removeEventListener(turn, onTurn);
      entries.stop();
    },
  };
}

function browserChannel(name: string): Channel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}

/** The names under which there may be texts of the first version: of a preference they say so, and else there is no other. */
function earlierNames(storage: TextStorage): string[] {
  return [...NAMES].filter((name) => {
    const text = storage.getItem(KEY_PREFIX + name);
    const isPreference = PREFERENCES.some((each) => each.name === name);
    const isEarlier = text !== null && (!isPreference || text.includes('"version":1'));
    return isEarlier || storage.getItem(earlierKey(name)) !== null;
  });
}
