import type { UnknownAction } from '@reduxjs/toolkit';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { layoutSlice, toastShown } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { createRecorder } from '@/store/sessionReplay/recorder';
import type { RootState } from '@/store/rootReducer';
import type { Recording } from '@/store/sessionReplay/writeRecording';
import { reduceState, setupStore } from '@/store/store';

/** Creates a fresh store with its recorder. */
export function recordedStore() {
  const recorder = createRecorder();
  const store = setupStore(undefined, { enhancer: recorder.enhancer });
  recorder.start(store.getState());
  return { recorder, store };
}

/** Returns the recording of these actions and their final state. */
export function recordingOf(actions: readonly UnknownAction[]) {
  const { recorder, store } = recordedStore();
  for (const action of actions) store.dispatch(action);
  return { recording: recorder.take()!, last: store.getState() };
}

/** Typical actions of a person within a minute. */
export const aMinute = [
  addressVisited({ path: '/transactions', query: {} }),
  transactionsListActions.searchChanged('failed'),
  transactionsListActions.rangeDayPicked('2024-06-01'),
  transactionsListActions.rangeDayPicked('2024-06-15'),
  toastShown({ title: 'Saved', text: 'It is saved' }),
  layoutSlice.actions.drawerOpened(),
];

/** The state after the last action of a recording. */
export const replayRecording = ({ firstState, actions }: Recording): RootState =>
  actions.reduce<RootState>(reduceState, firstState);
