import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/store/rootReducer';

type Step = { action: UnknownAction; next: unknown };

/**
 * Tells what happens from what Redux DevTools shows: it jumps, skips actions and works whole histories out anew. The
 * newest moment is moved on by an action alone that is reduced from it, wherever it was dispatched; `onAction` hears of
 * each before it is.
 */
export function createHistory(onAction: (before: RootState, action: UnknownAction) => void) {
  let newest: unknown;
  // Of what happened, worked out again: the same state object, so that the newest moment is known when it comes back.
  // DevTools alone works anything out again: without it there is nothing to remember, which is most of what recording cost.
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

/** Where the toolkit looks for it too. */
function hasDevTools(): boolean {
  return typeof window !== 'undefined' && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
}
