import { combineSlices, configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import { PRODUCT_NAME } from '@/domain/product';
import { dialogsSlice } from '@/slices/dialogsSlice';
import { helpSlice } from '@/slices/helpSlice';
import { integrationsSlice } from '@/slices/integrationsSlice';
import { layoutSlice } from '@/slices/layoutSlice';
import { memorySlice } from '@/slices/memorySlice';
import { merchantsSlice } from '@/slices/merchantsSlice';
import { notificationsSlice } from '@/slices/notificationsSlice';
import { paletteSlice } from '@/slices/paletteSlice';
import { routeSlice } from '@/slices/routeSlice';
import { shortcutsSlice } from '@/slices/shortcutsSlice';
import { themeSlice } from '@/slices/themeSlice';
import { transactionsSlice } from '@/slices/transactionsSlice';
import { volumeSlice } from '@/slices/volumeSlice';
import { resettable } from './resettable';

const slices = [
  dialogsSlice,
  helpSlice,
  integrationsSlice,
  layoutSlice,
  memorySlice,
  merchantsSlice,
  notificationsSlice,
  paletteSlice,
  routeSlice,
  shortcutsSlice,
  themeSlice,
  transactionsSlice,
  volumeSlice,
] as const;

const rootReducer = combineSlices(...slices);

/** Milliseconds. */
const SLOW_CHECK = 500;

export type RootState = ReturnType<typeof rootReducer>;
type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;
export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];

/** What a store that keeps its state needs: its own reducers of the slices it keeps, and an ear for what happens. */
export type Keeping = { reducers: Record<string, Reducer>; middleware: Middleware };

/** A store of its own, seeded from the fixtures; `preloadedState` replaces whole slices. Nothing is kept by itself. */
export function setupStore(preloadedState?: Partial<RootState>, keeping?: Keeping) {
  const reducer: RootReducer = resettable(keeping ? keepingReducer(keeping.reducers) : rootReducer);
  return configureStore({
    reducer,
    preloadedState,
    // The action of redux-persist that carries functions is no event of the console: it is neither kept nor replayed.
    // The checks of a development build stay on; only their remarks on a slow machine are put off.
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: { ignoredActions: [PERSIST], warnAfter: SLOW_CHECK },
        immutableCheck: { warnAfter: SLOW_CHECK },
      }).concat(keeping ? [keeping.middleware] : []),
    // Named, and there in the built product too: developers inspect the state with Redux DevTools.
    devTools: { name: `${PRODUCT_NAME} console` },
  });
}

function keepingReducer(reducers: Record<string, Reducer>): RootReducer {
  const all = slices.map(({ reducerPath, reducer }) => ({ reducerPath, reducer: reducers[reducerPath] ?? reducer }));
  return combineSlices(...all);
}
