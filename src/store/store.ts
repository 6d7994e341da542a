import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { PRODUCT_NAME } from '@/domain/product';
import { dialogsSlice } from '@/slices/dialogsSlice';
import { helpSlice } from '@/slices/helpSlice';
import { integrationsSlice } from '@/slices/integrationsSlice';
import { layoutSlice } from '@/slices/layoutSlice';
import { merchantsSlice } from '@/slices/merchantsSlice';
import { notificationsSlice } from '@/slices/notificationsSlice';
import { routeSlice } from '@/slices/routeSlice';
import { transactionsSlice } from '@/slices/transactionsSlice';
import { volumeSlice } from '@/slices/volumeSlice';

const rootReducer = combineSlices(
  dialogsSlice,
  helpSlice,
  integrationsSlice,
  layoutSlice,
  merchantsSlice,
  notificationsSlice,
  routeSlice,
  transactionsSlice,
  volumeSlice,
);

/** Milliseconds. */
const SLOW_CHECK = 500;

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];

/** A store of its own, seeded from the fixtures; `preloadedState` replaces whole slices. */
export function setupStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    // The checks of a development build stay on; only their remarks on a slow machine are put off.
    middleware: (getDefault) =>
      getDefault({ serializableCheck: { warnAfter: SLOW_CHECK }, immutableCheck: { warnAfter: SLOW_CHECK } }),
    // Named, and there in the built product too: developers inspect the state with Redux DevTools.
    devTools: { name: `${PRODUCT_NAME} console` },
  });
}
