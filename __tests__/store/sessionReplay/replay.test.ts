import fc from 'fast-check';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { createReplay } from '@/store/sessionReplay/replay';
import { setupStore } from '@/store/store';
import { aMinute, recordedStore, recordingOf } from '../../helpers/store/recording';

describe('A replay', () => {
  test('Jumping to any step, in any order, shows the state that was there', () => {
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

  test('What a screen dispatches changes nothing, and a step beyond the end is the end', () => {
    const { recording, last } = recordingOf(aMinute);
    const replay = createReplay(recording);
    replay.show(99);
    replay.store.dispatch(transactionsListActions.searchChanged('mine'));
    expect(replay.store.getState()).toEqual(last);
    replay.show(-1);
    expect(replay.store.getState()).toEqual(recording.firstState);
  });

  test('An action that broke the reducer leaves the state as it was', () => {
    const { recording } = recordingOf(aMinute);
    const broken = { type: 'transactionsList/rangeDayPicked', payload: { toString: null } };
    const replay = createReplay({ ...recording, actions: [{ type: 'route/addressVisited' }, broken] });
    replay.show(1);
    expect(replay.store.getState()).toEqual(recording.firstState);
  });
});
