import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import packageJson from '@/../package.json';
import { checksum } from '@/domain/checksum';
import { PRODUCT_VERSION } from '@/domain/product';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { layoutSlice, toastShown } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { createRecorder, RECORDED_ACTIONS } from '@/store/recording/recorder';
import { readRecording } from '@/store/recording/recordingFile';
import { createReplay } from '@/store/recording/replay';
import { checksumOf, fixtureVersion, writeRecording } from '@/store/recording/writeRecording';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';
import { notificationsOf } from '../helpers/builders';
import { FakeBrowser, useClock } from '../helpers/tabs';

function recordedStore() {
  const recorder = createRecorder();
  const store = setupStore(undefined, { enhancer: recorder.enhancer });
  recorder.start(store.getState());
  return { recorder, store };
}

const pages = (count: number) =>
  Array.from({ length: count }, (_, page) => transactionsListActions.pageChosen(page + 1));

function recordingOf(actions: readonly UnknownAction[]) {
  const { recorder, store } = recordedStore();
  for (const action of actions) store.dispatch(action);
  return { recording: recorder.take()!, last: store.getState() };
}

const aMinute = [
  addressVisited({ path: '/transactions', query: {} }),
  transactionsListActions.searchChanged('failed'),
  transactionsListActions.rangeDayPicked('2024-06-01'),
  transactionsListActions.rangeDayPicked('2024-06-15'),
  toastShown({ title: 'Saved', text: 'It is saved' }),
  layoutSlice.actions.drawerOpened(),
];

describe('Recording', () => {
  test('Before the start there is nothing to take', () => {
    expect(createRecorder().take()).toBeUndefined();
  });

  test.each([0, 1, 99, 100, 101, 499, 500, 501, 599, 600, 601, 1_234])(
    'Of %i actions the last 500 are there, and the state before them',
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

  test('An action dispatched by a listener stands behind the one it listened to', () => {
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

  test('What is kept, and what another tab kept, is in the recording: a replay ends in the same state to the byte', async () => {
    useClock();
    const browser = new FakeBrowser();
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    const { rows } = one.store.getState().notifications;
    for (const [store, row] of [
      [one.store, rows[0]!],
      [other.store, rows[1]!],
    ] as const) {
      store.dispatch({ type: 'notifications/notificationMarked', payload: { id: row.id, isRead: !row.isRead } });
      await browser.calm();
    }
    const recording = one.recorder.take()!;
    expect(recording.actions.map(({ type }) => type)).toContain('persistence/entriesRehydrated');
    const read = readRecording(writeRecording(recording));
    if ('problem' in read) throw new Error(read.problem);
    const replay = createReplay(read.recording);
    replay.show(read.recording.actions.length);
    expect(JSON.stringify(replay.store.getState())).toBe(JSON.stringify(one.store.getState()));
    expect(notificationsOf(replay.store.getState())[1]!.isRead).toBe(!rows[1]!.isRead);
    one.stop();
    other.stop();
    jest.useRealTimers();
  });
});

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

describe('The file of a report', () => {
  const { recording } = recordingOf(aMinute);
  const text = writeRecording(recording);
  const file = JSON.parse(text) as Record<string, unknown>;

  test('It says its versions, and comes back as it was', () => {
    expect(file).toMatchObject({
      product: 'SplitPay console',
      format: 3,
      productVersion: packageJson.version,
      fixtureVersion: fixtureVersion(),
    });
    expect(readRecording(text)).toEqual({ recording: JSON.parse(JSON.stringify(recording)) as unknown });
  });

  test.each([
    ['', 'cannot be read'],
    ['null', 'is not a recording'],
    ['[]', 'is not a recording'],
    ['{"payload":"[]","preloadedState":"{}"}', 'is not a recording'],
    [JSON.stringify({ ...file, product: 'Another console' }), 'is not a recording'],
    [JSON.stringify({ ...file, productVersion: '99.0.0' }), `newer console than this one, ${PRODUCT_VERSION}`],
    [JSON.stringify({ ...file, format: 4 }), 'newer console'],
    [JSON.stringify({ ...file, format: 1 }), 'earlier console'],
    [JSON.stringify({ ...file, format: 2 }), 'earlier console'],
    [JSON.stringify({ ...file, format: 0 }), 'damaged'],
    [JSON.stringify({ ...file, fixtureVersion: '00000000' }), 'damaged'],
  ])('Of %.40s it is said why it cannot be opened', (damaged, reason) => {
    expect(readRecording(damaged)).toEqual({ problem: expect.stringContaining(reason) as string });
  });

  test('A whole file of other sample data is refused', () => {
    const { payload, preloadedState } = file;
    const fixtures = '00000000';
    const sum = checksum(
      JSON.stringify(['SplitPay console', 3, packageJson.version, fixtures, payload, preloadedState]),
    );
    expect(readRecording(JSON.stringify({ ...file, fixtureVersion: fixtures, checksum: sum }))).toEqual({
      problem: expect.stringContaining('other sample data') as string,
    });
  });

  test('What an earlier version did not have yet is as in a fresh console', () => {
    const { workspace, chart, ...others } = recording.firstState;
    const { period } = chart;
    const earlier = {
      ...file,
      productVersion: '0.9.0',
      preloadedState: JSON.stringify({ ...others, chart: { period } }),
    };
    const written = { ...earlier, checksum: checksumOf(earlier as never) };
    const read = readRecording(JSON.stringify(written));
    expect(read).toMatchObject({ recording: { firstState: { workspace, chart: { ...chart, period } } } });
    expect(readRecording(writeRecording({ ...recording, firstState: others as never }))).toHaveProperty('problem');
  });

  test('A whole file without a state of the console is refused', () => {
    const other = { ...recording, firstState: { ...recording.firstState, merchants: undefined } };
    expect(readRecording(writeRecording(other as never))).toEqual({
      problem: expect.stringContaining('cannot be replayed') as string,
    });
  });

  test('A long list of JSON is refused before its items are looked at', () => {
    const list = new Proxy([], {
      ownKeys: () => {
        throw new Error('25 million items are being read');
      },
    });
    jest.spyOn(JSON, 'parse').mockReturnValueOnce(list);
    expect(readRecording('[1,2,3]')).toEqual({ problem: expect.stringContaining('is not a recording') as string });
  });

  test.each<[string, (state: RootState) => object]>([
    ['slices are null', (state) => Object.fromEntries(Object.keys(state).map((name) => [name, null]))],
    ['slice is empty', (state) => ({ ...state, layout: {} })],
    ['slice is a list', (state) => ({ ...state, layout: [] })],
    ['rows are null', (state) => ({ ...state, merchants: { ...state.merchants, rows: [null] } })],
    ['open dialog is null', (state) => ({ ...state, dialogs: { open: null } })],
  ])('A whole file whose %s is refused', (_, damage) => {
    expect(readRecording(writeRecording({ ...recording, firstState: damage(recording.firstState) as never }))).toEqual({
      problem: expect.stringContaining('cannot be replayed') as string,
    });
  });

  test('300 damaged files are refused: cut, a character changed, a part missing, of another type or exchanged', () => {
    const parts = Object.keys(file);
    const damages = fc.oneof(
      fc.nat(text.length - 2).map((length) => text.slice(0, length)),
      fc.tuple(fc.nat(text.length - 1), fc.constantFrom('7', 'x', '"', '{', ' ')).map(([at, character]) => {
        return text.slice(0, at) + character + text.slice(at + 1);
      }),
      fc.constantFrom(...parts).map((part) => JSON.stringify({ ...file, [part]: undefined })),
      fc
        .tuple(fc.constantFrom(...parts), fc.constantFrom<unknown>(null, 0, [], {}, 'x'))
        .map(([part, value]) => JSON.stringify({ ...file, [part]: value })),
      fc.tuple(fc.constantFrom(...parts), fc.constantFrom(...parts)).map(([one, other]) => {
        return JSON.stringify({ ...file, [one]: file[other], [other]: file[one] });
      }),
    );
    const isDamaged = (damaged: string) => {
      try {
        return JSON.stringify(JSON.parse(damaged)) !== JSON.stringify(file);
      } catch {
        return true;
      }
    };
    fc.assert(
      fc.property(damages.filter(isDamaged), (damaged) => {
        expect(readRecording(damaged)).toEqual({ problem: expect.stringMatching(/^This .*\.$/) as string });
      }),
      { numRuns: 300 },
    );
  });
});
