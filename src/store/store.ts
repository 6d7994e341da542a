import {
  combineSlices,
  configureStore,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import { inboxSlice } from '@/slices/entities/inboxSlice';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { notificationsSlice } from '@/slices/entities/notificationsSlice';
import { paymentsSlice } from '@/slices/entities/paymentsSlice';
import { transactionsSlice } from '@/slices/entities/transactionsSlice';
import { volumeSlice } from '@/slices/entities/volumeSlice';
import { integrationsListSlice } from '@/slices/lists/integrationsListSlice';
import { merchantsListSlice } from '@/slices/lists/merchantsListSlice';
import { notificationsListSlice } from '@/slices/lists/notificationsListSlice';
import { transactionsListSlice } from '@/slices/lists/transactionsListSlice';
import { memorySlice } from '@/slices/memorySlice';
import { chartSlice } from '@/slices/ui/chartSlice';
import { dialogsSlice } from '@/slices/ui/dialogsSlice';
import { helpSlice } from '@/slices/ui/helpSlice';
import { layoutSlice } from '@/slices/ui/layoutSlice';
import { paletteSlice } from '@/slices/ui/paletteSlice';
import { routeSlice } from '@/slices/ui/routeSlice';
import { shortcutsSlice } from '@/slices/ui/shortcutsSlice';
import { themeSlice } from '@/slices/ui/themeSlice';
import { workspaceSlice } from '@/slices/workspaceSlice';
import { memoryReducer } from '@/store/persistence/memoryReducer';
import { DEV_TOOLS } from './devTools';

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
