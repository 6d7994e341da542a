import { configureStore, createAction } from '@reduxjs/toolkit';
import { PRODUCT_NAME } from '@/domain/product';
import type { RootState } from '@/store/rootReducer';
import { reduceState } from '@/store/store';
import type { Recording } from './writeRecording';

const stateShown = createAction<RootState>('replay/stateShown');

/**
 * A store that only shows the states of a recording. Actions of screens change nothing, and nothing is stored. Step 0
 * is the first state; step n is the state after the nth action.
 */
export function createReplay({ firstState, actions }: Recording) {
  const states = [firstState];
  const store = configureStore({
    reducer: (state: RootState = firstState, action) => (stateShown.match(action) ? action.payload : state),
    // The checks of Redux Toolkit ran when the actions happened, so they are off here.
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
    devTools: { name: `${PRODUCT_NAME} replay` },
  });

  function stateAt(step: number): RootState {
    for (let at = states.length; at <= step; at++) states.push(after(states[at - 1] ?? firstState, actions[at - 1]));
    return states[step] ?? firstState;
  }

  return {
    store,
    actions,
    /** Shows the state after this many actions, at most the last. */
    show(step: number) {
      store.dispatch(stateShown(stateAt(Math.max(0, Math.min(step, actions.length)))));
    },
  };
}

function after(state: RootState, action: Recording['actions'][number] | undefined): RootState {
  if (!action) return state;
  try {
    return reduceState(state, action);
  } catch {
    // The action failed in the reducer when it happened, and the state stayed unchanged. The replay does the same.
    return state;
  }
}
