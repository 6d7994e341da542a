import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/store/rootReducer';

type Step = { action: UnknownAction; next: unknown };

/**
 * Distinguishes new actions from time travel: Redux DevTools jumps, skips actions and recomputes whole histories. Only
 * an action that is reduced from the newest state advances it. `onAction` is called before each.
 */
export function createHistory(onAction: (before: RootState, action: UnknownAction) => void) {
  let newest: unknown;
  // A recomputed action gives the same state object, so that the newest state is recognized when DevTools return to it.
  const events = hasDevTools() ? new WeakMap<object, Step>() : undefined;

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    newest = preloadedState;
    const noting: typeof reducer = (state, action) => {
      const known = state && events?.get(state);
      if (known?.action === action) return known.next as ReturnType<typeof reducer>;
      if (state !== newest) return reducer(state, action);
      if (state) onAction(state as unknown as RootState, action);
      const next = reducer(state, action);
      if (state && next !== state) events?.set(state, { action, next });
      newest = next;
      return next;
    };
    return createStore(noting, preloadedState);
  };

  return { enhancer, isNewest: (state: RootState) => state === newest };
}

/** Redux Toolkit looks for DevTools under the same name. */
function hasDevTools(): boolean {
  return typeof window !== 'undefined' && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
}
