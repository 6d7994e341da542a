import type { UnknownAction } from '@reduxjs/toolkit';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { layoutSlice, toastShown } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { createRecorder } from '@/store/sessionReplay/recorder';
import { setupStore } from '@/store/store';

/** A fresh store, and the recorder that hears it. */
export function recordedStore() {
  const recorder = createRecorder();
  const store = setupStore(undefined, { enhancer: recorder.enhancer });
  recorder.start(store.getState());
  return { recorder, store };
}

/** The recording of these actions, and the state they end in. */
export function recordingOf(actions: readonly UnknownAction[]) {
  const { recorder, store } = recordedStore();
  for (const action of actions) store.dispatch(action);
  return { recording: recorder.take()!, last: store.getState() };
}

/** What a person may do in a minute. */
export const aMinute = [
  addressVisited({ path: '/transactions', query: {} }),
  transactionsListActions.searchChanged('failed'),
  transactionsListActions.rangeDayPicked('2024-06-01'),
  transactionsListActions.rangeDayPicked('2024-06-15'),
  toastShown({ title: 'Saved', text: 'It is saved' }),
  layoutSlice.actions.drawerOpened(),
];
