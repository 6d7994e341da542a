import {
  combineSlices,
  configureStore,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import { chartSlice } from '@/slices/chartSlice';
import { dialogsSlice } from '@/slices/dialogsSlice';
import { helpSlice } from '@/slices/helpSlice';
import { inboxSlice } from '@/slices/inboxSlice';
import { integrationsListSlice } from '@/slices/integrationsListSlice';
import { integrationsSlice } from '@/slices/integrationsSlice';
import { layoutSlice } from '@/slices/layoutSlice';
import { memorySlice } from '@/slices/memorySlice';
import { merchantsListSlice } from '@/slices/merchantsListSlice';
import { merchantsSlice } from '@/slices/merchantsSlice';
import { notificationsListSlice } from '@/slices/notificationsListSlice';
import { notificationsSlice } from '@/slices/notificationsSlice';
import { paletteSlice } from '@/slices/paletteSlice';
import { paymentsSlice } from '@/slices/paymentsSlice';
import { routeSlice } from '@/slices/routeSlice';
import { shortcutsSlice } from '@/slices/shortcutsSlice';
import { themeSlice } from '@/slices/themeSlice';
import { transactionsListSlice } from '@/slices/transactionsListSlice';
import { transactionsSlice } from '@/slices/transactionsSlice';
import { volumeSlice } from '@/slices/volumeSlice';
import { workspaceSlice } from '@/slices/workspaceSlice';
import { DEV_TOOLS } from './devTools';
import { memoryReducer } from './memoryReducer';

const slices = [
  chartSlice,
  dialogsSlice,
  helpSlice,
  inboxSlice,
  integrationsListSlice,
  integrationsSlice,
  layoutSlice,
  memorySlice,
  merchantsListSlice,
  merchantsSlice,
  notificationsListSlice,
  notificationsSlice,
  paletteSlice,
  paymentsSlice,
  routeSlice,
  shortcutsSlice,
  themeSlice,
  transactionsListSlice,
  transactionsSlice,
  volumeSlice,
  workspaceSlice,
] as const;

const rootReducer = combineSlices(...slices);

/** Milliseconds. */
const SLOW_CHECK = 10_000;

export type RootState = ReturnType<typeof rootReducer>;
type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;
export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];

/** What a store that keeps its state needs: its own reducers of the slices it keeps, and ears for what happens. */
export type Keeping = {
  reducers?: Record<string, Reducer>;
  middleware?: readonly Middleware[];
  enhancer: StoreEnhancer;
};

/** The state after an action: what every store of the console works out, and a replay again. */
export const reduceState: RootReducer = memoryReducer(rootReducer);

/** A store of its own, seeded from the fixtures; `preloadedState` replaces whole slices. Nothing is kept by itself. */
export function setupStore(preloadedState?: Partial<RootState>, keeping?: Keeping) {
  return configureStore({
    reducer: keeping ? memoryReducer(keepingReducer(keeping.reducers ?? {})) : reduceState,
    preloadedState,
    // The action of redux-persist that carries functions is no event of the console: it is neither kept nor replayed.
    // The checks of a development build stay on; only their remarks on a slow machine are put off.
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: { ignoredActions: [PERSIST], warnAfter: SLOW_CHECK },
        immutableCheck: { warnAfter: SLOW_CHECK },
      }).concat(keeping?.middleware ?? []),
    // The innermost but DevTools': it sees what they dispatch.
    enhancers: (getDefault) => getDefault().concat(keeping ? [keeping.enhancer] : []),
    devTools: DEV_TOOLS,
  });
}

function keepingReducer(reducers: Record<string, Reducer>): RootReducer {
  const all = slices.map(({ reducerPath, reducer }) => ({ reducerPath, reducer: reducers[reducerPath] ?? reducer }));
  return combineSlices(...all);
}
