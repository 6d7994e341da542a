import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { createRecorder, RECORDED_ACTIONS } from '@/store/sessionReplay/recorder';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { createReplay } from '@/store/sessionReplay/replay';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import { notificationsOf } from '../../helpers/builders';
import { recordedStore, recordingOf } from '../../helpers/store/recording';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';

const pages = (count: number) =>
  Array.from({ length: count }, (_, page) => transactionsListActions.pageChosen(page + 1));

describe('Recording', () => {
  test('is undefined before the start', () => {
    expect(createRecorder().take()).toBeUndefined();
  });

  test.each([0, 1, 99, 100, 101, 499, 500, 501, 599, 600, 601, 1_234])(
    'has the last 500 of %i actions and the state before them',
    (count) => {
      const actions = pages(count);
      const { recording, last } = recordingOf(actions);
      expect(recording.actions).toEqual(actions.slice(-RECORDED_ACTIONS));
      const replay = createReplay(recording);
      replay.show(recording.actions.length);
      expect(JSON.stringify(replay.store.getState())).toBe(JSON.stringify(last));
      const skipped = count - recording.actions.length;
      expect(recording.firstState.transactionsList.page).toBe(skipped === 0 ? 1 : skipped);
    },
  );

  test('has an action of a listener after the action that triggered it', () => {
    const { recorder, store } = recordedStore();
    const unsubscribe = store.subscribe(() => {
      unsubscribe();
      store.dispatch(transactionsListActions.pageChosen(3));
    });
    store.dispatch(transactionsListActions.pageChosen(2));
    expect(recorder.take()!.actions).toEqual([
      transactionsListActions.pageChosen(2),
      transactionsListActions.pageChosen(3),
    ]);
  });

  test('has the stored entries of this and another tab, so that a replay ends in the same state to the byte', async () => {
    useClock();
    const browser = new FakeBrowser();
    const [a, b] = [await browser.openTab(), await browser.openTab()];
    const { rows } = a.store.getState().notifications;
    for (const [store, row] of [
      [a.store, rows[0]!],
      [b.store, rows[1]!],
    ] as const) {
      store.dispatch({ type: 'notifications/notificationMarked', payload: { id: row.id, isRead: !row.isRead } });
      await browser.calm();
    }
    const recording = a.recorder.take()!;
    expect(recording.actions.map(({ type }) => type)).toContain('persistence/entriesRehydrated');
    const read = readRecording(writeRecording(recording));
    if ('problem' in read) throw new Error(read.problem);
    const replay = createReplay(read.recording);
    replay.show(read.recording.actions.length);
    expect(JSON.stringify(replay.store.getState())).toBe(JSON.stringify(a.store.getState()));
    expect(notificationsOf(replay.store.getState())[1]!.isRead).toBe(!rows[1]!.isRead);
    a.stop();
    b.stop();
    jest.useRealTimers();
  });
});
