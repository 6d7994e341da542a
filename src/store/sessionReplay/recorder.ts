import type { UnknownAction, StoreEnhancer } from '@reduxjs/toolkit';
import type { RootState } from '@/store/rootReducer';
import { reduceState } from '@/store/store';
import type { Recording } from './writeRecording';

/** The number of actions that a recording keeps. */
export const RECORDED_ACTIONS = 500;

/** A state is kept once per this many actions, because keeping all of them would hold all memory. */
const SEGMENT_ACTIONS = 100;
const SEGMENTS = RECORDED_ACTIONS / SEGMENT_ACTIONS + 1;

type Segment = { firstState: RootState; actions: UnknownAction[] };

/**
 * Records the last 500 actions of a store from `start` on. It keeps at most 600 actions and 6 states, which share
 * everything that did not change. `take` returns the recording so far, or undefined before the start.
 */
export function createRecorder() {
  const segments: Segment[] = [];
  let current: Segment | undefined;

  function begin(firstState: RootState) {
    current = { firstState, actions: [] };
    segments.push(current);
    if (segments.length > SEGMENTS) segments.shift();
    return current;
  }

  const history = createHistory((before, action) => {
    if (!current) return;
    const segment = current.actions.length < SEGMENT_ACTIONS ? current : begin(before);
    segment.actions.push(action);
  });

  return {
    ...history,
    start: (state: RootState) => void begin(state),
    take: (): Recording | undefined => {
      const [oldest] = segments;
      if (!oldest) return undefined;
      const actions = segments.flatMap((segment) => segment.actions);
      const surplus = Math.max(0, actions.length - RECORDED_ACTIONS);
      return {
        firstState: actions.slice(0, surplus).reduce<RootState>(reduceState, oldest.firstState),
        actions: actions.slice(surplus),
      };
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

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
