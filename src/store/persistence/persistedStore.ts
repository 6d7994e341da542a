import type { Middleware, Reducer } from '@reduxjs/toolkit';
import { persistReducer, persistStore, REHYDRATE, type PersistConfig } from 'redux-persist';
import { damageDismissed, sampleDataReset } from '@/slices/memorySlice';
import { createRecorder } from '@/store/recording/recorder';
import { setupStore, type AppStore } from '@/store/store';
import { asideKey } from './aside';
import { createKeeper } from './keeper';
import { MEMORIES, type Memory } from './memories';
import { browserStorage, KEY_PREFIX, type TextStorage } from './storage';
import { TEXT_VERSION } from './storedText';
import { tellRenumbered } from './tellRenumbered';

/** Where the other tabs, and the end of the page, are heard of: the window. */
type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** When a page goes, comes back from the browser's cache, or is looked at again: storage events may have been missed. */
const TURNS_OF_THE_PAGE = ['pagehide', 'pageshow', 'visibilitychange'];

/**
 * A store that keeps what is to be remembered in the storage, and starts from it. `ready` is fulfilled when it has read
 * all of it, before the browser paints; from then on `recorder` records. `stop` ends its listening.
 */
export function setupPersistedStore(storage: TextStorage = browserStorage(), page: Page = window) {
  const recorder = createRecorder();
  const store: AppStore = setupStore(undefined, {
    reducers: Object.fromEntries(
      MEMORIES.flatMap((memory) => memory.slices.map((slice) => [slice.name, keptReducer(memory, slice)])),
    ),
    middleware: [createMiddleware()],
    enhancer: recorder.enhancer,
  });
  const keeper = createKeeper(storage, {
    getState: () => store.getState(),
    dispatch: store.dispatch,
    onTakenOver: (sliceName, payload) => store.dispatch({ type: REHYDRATE, key: sliceName, payload }),
    onRenumbered: (sliceName, renumbered) => {
      if (sliceName !== 'merchants' && sliceName !== 'integrations') return;
      store.dispatch(tellRenumbered(sliceName, renumbered, (id) => keeper.isMadeHere('integrations', id)));
    },
  });

  // While DevTools show another moment than the newest nothing is kept: it waits until that one is shown again.
  const waiting = new Map<string, () => void>();
  const isNewestShown = () => recorder.isNewest(store.getState());
  const whenNewest = (name: string, act: () => void) => {
    if (isNewestShown()) act();
    else waiting.set(name, act);
  };
  const keepInStep = (memory: Memory) => whenNewest(memory.name, () => keeper.keepInStep(memory));
  store.subscribe(() => {
    if (waiting.size === 0 || !isNewestShown()) return;
    const acts = [...waiting.values()];
    waiting.clear();
    for (const act of acts) act();
  });

  // redux-persist says when a slice is to be read and when it has changed; what is read and written is the keeper's.
  function keptReducer(memory: Memory, slice: Memory['slices'][number]): Reducer {
    const isFirst = slice === memory.slices[0];
    const config: PersistConfig<object> = {
      // What was kept is taken over under the memory's name, once for all of its slices.
      key: isFirst ? memory.name : `${memory.name}/${slice.name}`,
      version: TEXT_VERSION,
      serialize: false,
      timeout: 0,
      storage: {
        getItem: () => Promise.resolve(null),
        setItem: () => {
          keepInStep(memory);
          return Promise.resolve();
        },
        removeItem: () => Promise.resolve(),
      },
      // A moment later: a reducer asks for it, and reading may dispatch.
      getStoredState: () => Promise.resolve().then(() => (isFirst ? keeper.load(memory) : undefined) as never),
      // The memory reducer has put it into the state by then.
      stateReconciler: false,
    };
    return persistReducer(config, slice.reducer as Reducer<object>) as Reducer;
  }

  function createMiddleware(): Middleware {
    return () => (next) => (action) => {
      const result = next(action);
      if (sampleDataReset.match(action)) whenNewest('forget', () => keeper.forget());
      if (damageDismissed.match(action)) whenNewest('forgetDamaged', () => keeper.forgetDamaged());
      return result;
    };
  }

  const onStorage = (event: Event) => {
    // No key: all of the storage was cleared.
    const { key } = event as StorageEvent;
    for (const memory of MEMORIES) {
      const { name } = memory;
      if (key === null || key === KEY_PREFIX + name || key === asideKey(name)) keepInStep(memory);
    }
  };
  const onTurn = () => {
    for (const memory of MEMORIES) keepInStep(memory);
  };

  const ready = new Promise<void>((resolve) => {
    persistStore(store, null, () => {
      keeper.check();
      recorder.start(store.getState());
      page.addEventListener('storage', onStorage);
      for (const turn of TURNS_OF_THE_PAGE) page.addEventListener(turn, onTurn);
      resolve();
    });
  });

  return {
    store,
    ready,
    recorder,
    stop: () => {
      page.removeEventListener('storage', onStorage);
      for (const turn of TURNS_OF_THE_PAGE) page.removeEventListener(turn, onTurn);
    },
  };
}
