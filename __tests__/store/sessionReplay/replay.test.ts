import fc from 'fast-check';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { createReplay } from '@/store/sessionReplay/replay';
import { setupStore } from '@/store/store';
import { aMinute, recordedStore, recordingOf } from '../../helpers/store/recording';

describe('A replay', () => {
  test('shows the recorded state after a jump to any step, in any order', () => {
    const states = [setupStore().getState()];
    const { recorder, store } = recordedStore();
    for (const action of aMinute) {
      store.dispatch(action);
      states.push(store.getState());
    }
    const replay = createReplay(recorder.take()!);
    fc.assert(
      fc.property(fc.nat(aMinute.length), (step) => {
        replay.show(step);
        expect(replay.store.getState()).toEqual(states[step]);
      }),
    );
  });

  test('ignores actions of screens, and a step beyond the end is the end', () => {
    const { recording, last } = recordingOf(aMinute);
    const replay = createReplay(recording);
    replay.show(99);
    replay.store.dispatch(transactionsListActions.searchChanged('mine'));
    expect(replay.store.getState()).toEqual(last);
    replay.show(-1);
    expect(replay.store.getState()).toEqual(recording.firstState);
  });

  test('leaves the state unchanged at an action that failed in the reducer', () => {
    const { recording } = recordingOf(aMinute);
    const broken = { type: 'transactionsList/rangeDayPicked', payload: { toString: null } };
    const replay = createReplay({ ...recording, actions: [{ type: 'route/addressVisited' }, broken] });
    replay.show(1);
    expect(replay.store.getState()).toEqual(recording.firstState);
  });
});
