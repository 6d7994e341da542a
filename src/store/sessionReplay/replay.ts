import { configureStore, createAction } from '@reduxjs/toolkit';
import { PRODUCT_NAME } from '@/domain/product';
import type { RootState } from '@/store/rootReducer';
import { reduceState } from '@/store/store';
import type { Recording } from './writeRecording';

const stateShown = createAction<RootState>('replay/stateShown');

/**
 * A store that shows the states of a recording and nothing else: whatever a screen dispatches into it changes nothing,
 * and nothing of it is kept. Step 0 is the first state, step n the state after the nth action.
 */
export function createReplay({ firstState, actions }: Recording) {
  const states = [firstState];
  const store = configureStore({
    reducer: (state: RootState = firstState, action) => (stateShown.match(action) ? action.payload : state),
    // What is shown was checked when it happened.
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
    /** Shows the state after so many actions; of more than there are, the last. */
    show(step: number) {
      store.dispatch(stateShown(stateAt(Math.max(0, Math.min(step, actions.length)))));
    },
  };
}

export type Replay = ReturnType<typeof createReplay>;

function after(state: RootState, action: Recording['actions'][number] | undefined): RootState {
  if (!action) return state;
  try {
    return reduceState(state, action);
  } catch {
    // It broke the reducer when it happened, and the state stayed as it was: so it does now.
    return state;
  }
}
