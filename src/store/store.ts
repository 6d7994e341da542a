import { configureStore, type Middleware, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import { rehydratingReducer } from '@/store/persistence/rehydration';
import { computerClock } from './clock';
import { DEV_TOOLS } from './devTools';
import { combineSliceReducers, rootReducer, type RootReducer, type RootState } from './rootReducer';

/** Milliseconds. */
const SLOW_CHECK = 10_000;

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];

/** What a store that keeps its state needs: its own reducers of the slices it keeps, and ears for what happens. */
export type Keeping = {
  reducers?: Record<string, Reducer>;
  middleware?: readonly Middleware[];
  enhancer: StoreEnhancer;
};

/** The state after an action: what every store of the console works out, and a replay again. */
export const reduceState: RootReducer = rehydratingReducer(rootReducer);

/** A store of its own, seeded from the fixtures; `preloadedState` replaces whole slices. Nothing is kept by itself. */
export function setupStore(preloadedState?: Partial<RootState>, keeping?: Keeping, clock = computerClock) {
  return configureStore({
    reducer: keeping ? rehydratingReducer(combineSliceReducers(keeping.reducers)) : reduceState,
    preloadedState,
    // The action of redux-persist that carries functions is no event of the console: it is neither kept nor replayed.
    // The checks of a development build stay on; only their remarks on a slow machine are put off.
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { clock } },
        serializableCheck: { ignoredActions: [PERSIST], warnAfter: SLOW_CHECK },
        immutableCheck: { warnAfter: SLOW_CHECK },
      }).concat(keeping?.middleware ?? []),
    // The innermost but DevTools': it sees what they dispatch.
    enhancers: (getDefault) => getDefault().concat(keeping ? [keeping.enhancer] : []),
    devTools: DEV_TOOLS,
  });
}
