import { configureStore, type Middleware, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import { rehydratingReducer } from '@/store/persistence/rehydration';
import type { TextStorage } from '@/store/persistence/storage';
import { computerClock } from './clock';
import { DEV_TOOLS } from './devTools';
import { combineSliceReducers, rootReducer, type RootReducer, type RootState } from './rootReducer';

/** In milliseconds. */
const SLOW_CHECK = 10_000;

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];

/** What a persisted store adds: reducers for some slices, middleware, an enhancer, and the texts of its workspace. */
export type Persistence = {
  reducers?: Record<string, Reducer>;
  middleware?: readonly Middleware[];
  enhancer: StoreEnhancer;
  storage?: TextStorage;
};

/** The state after an action. Every store and every replay uses the same reducer. */
export const reduceState: RootReducer = rehydratingReducer(rootReducer);

/** Creates a store from the fixtures. `preloadedState` replaces whole slices. Nothing is persisted by default. */
export function setupStore(preloadedState?: Partial<RootState>, persistence?: Persistence, clock = computerClock) {
  return configureStore({
    reducer: persistence ? rehydratingReducer(combineSliceReducers(persistence.reducers)) : reduceState,
    preloadedState,
    // This action of redux-persist carries functions, so it is neither persisted nor replayed.
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { clock, storage: persistence?.storage } },
        serializableCheck: { ignoredActions: [PERSIST], warnAfter: SLOW_CHECK },
        immutableCheck: { warnAfter: SLOW_CHECK },
      }).concat(persistence?.middleware ?? []),
    // Innermost except for DevTools, so that it sees their actions too.
    enhancers: (getDefault) => getDefault().concat(persistence ? [persistence.enhancer] : []),
    devTools: DEV_TOOLS,
  });
}
