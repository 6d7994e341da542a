import { issueStatements, recordPayouts } from '@/commands/statements/statements';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { checksumRecording, writeRecording } from '@/store/sessionReplay/writeRecording';
import { selectBalance, selectPayouts } from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { sampleDataReset, selectDamagedTexts } from '@/slices/persistenceSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { reduceState, type AppStore } from '@/store/store';
import { recordedStore } from '../../helpers/store/recording';
import { buildPayout } from '../../helpers/domain/statements';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

test('Payouts and issued statements survive a reload, reach another tab, and are removed by a reset of the sample', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  const [{ store }] = tabs;
  store.dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
  store.dispatch(recordPayouts({ amounts: { MER001: 100 }, day: '2024-06-30', reference: 'June' }));
  await store.dispatch(issueStatements(['MER001', 'platform']));
  await browser.calm();
  const { store: reloaded } = await browser.openTab();
  for (const b of [tabs[1].store, reloaded]) {
    expect(selectPayouts(b.getState())).toEqual(selectPayouts(store.getState()));
    expect(selectIssuedStatements(b.getState())).toEqual(selectIssuedStatements(store.getState()));
  }
  expect(Object.keys(selectIssuedStatements(reloaded.getState()))).toEqual(['S-2024-06-MER001', 'S-2024-06-platform']);
  store.dispatch(sampleDataReset());
  await browser.calm();
  expect(await browser.entries()).toEqual({});
});

test('Two tabs that pay out the same money at the same moment record one payout, and the other enters quarantine with a message', async () => {
  const browser = new FakeBrowser();
  const stores = [(await browser.openTab()).store, (await browser.openTab()).store] as const;
  const payOut = (store: AppStore, amount: number) => {
    store.dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
    store.dispatch(recordPayouts({ amounts: { MER001: amount }, day: '2024-06-30', reference: 'June' }));
  };
  for (const store of stores) payOut(store, 1_000_000);
  const [, lost] = stores.map((store) => selectPayouts(store.getState())[0]!);
  await browser.calm();
  const { store: reloaded } = await browser.openTab();
  for (const store of [...stores, reloaded]) {
    expect(selectBalance(store.getState(), 'MER001')).toMatchObject({ paid: 1_000_000, balance: 541_700 });
    expect(selectPayouts(store.getState())).toHaveLength(1);
  }
  expect(selectDamagedTexts(stores[1].getState())).toEqual([
    expect.objectContaining({ text: JSON.stringify({ [lost!.id]: lost }) }),
  ]);
  // The rest of the balance can still be paid out.
  payOut(stores[1], 541_700);
  await browser.calm();
  expect(selectPayouts(stores[0].getState())).toHaveLength(2);
});

test('A payout that newer rows or a refund no longer cover stays recorded as a negative balance', async () => {
  const browser = new FakeBrowser();
  const earned = 50;
  await browser.storeValues({
    payouts: { 'p1-MER001': buildPayout({ id: 'p1-MER001', amount: 2_000_000, earned: 2_000_000 }) },
  });
  const { store } = await browser.openTab();
  expect(selectBalance(store.getState(), 'MER001')).toMatchObject({ paid: 2_000_000, available: 0, balance: -458_300 });
  store.dispatch(payoutsRecorded([buildPayout({ id: 'p2-MER001', amount: earned, earned })]));
  expect(selectPayouts(store.getState())).toHaveLength(1);
});

test('A recording of a version without payouts and statements is replayed without them', () => {
  const { recorder, store } = recordedStore();
  store.dispatch(dialogOpened({ kind: 'keys' }));
  const recording = recorder.take()!;
  const { payouts, statements, statementsList, route, ...others } = recording.firstState;
  const file = JSON.parse(writeRecording(recording)) as Record<string, unknown>;
  const earlier = {
    ...file,
    productVersion: '1.0.0',
    preloadedState: JSON.stringify({ ...others, route: { path: route.path } }),
  };
  const read = readRecording(JSON.stringify({ ...earlier, checksum: checksumRecording(earlier as never) }));
  expect(read).toMatchObject({ recording: { firstState: { payouts, statements, statementsList, route } } });
});

test('A recording with payouts and issued statements ends in the recorded state', async () => {
  const { recorder, store } = recordedStore();
  store.dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
  store.dispatch(recordPayouts({ amounts: { MER001: 100 }, day: '2024-06-30', reference: 'June' }));
  await store.dispatch(issueStatements(['MER001']));
  const read = readRecording(writeRecording(recorder.take()!));
  if (!('recording' in read)) throw new Error(read.problem);
  const { firstState, actions } = read.recording;
  expect(actions.reduce<typeof firstState>(reduceState, firstState)).toEqual(store.getState());
});
