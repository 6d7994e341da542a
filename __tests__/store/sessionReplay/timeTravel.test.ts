/** @jest-environment jsdom */
// Imported first, because Redux Toolkit looks for the extension when it loads.
import type { EngineWindow } from '../../../e2e/engine/devToolsEngine';
import '../../../e2e/engine/devToolsEngine';
import { sampleDataReset } from '@/slices/persistenceSlice';
import { themeSlice } from '@/slices/ui/themeSlice';
import { transactionsSlice } from '@/slices/entities/transactionsSlice';
import { createReplay } from '@/store/sessionReplay/replay';
import type { RootState } from '@/store/rootReducer';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';
import { recordsOf, refundOf } from '../../helpers/builders';
import { chartActions } from '@/slices/ui/chartSlice';

const { engines, devTools } = window as unknown as EngineWindow;
const settled = transactionsSlice.getInitialState().rows.find(({ status }) => status === 'Completed')!;
const refund = (amount: number) => refundOf({ transactionId: settled.id, amount, reason: 'Other' });
const amountsOf = (state: RootState) =>
  recordsOf(state).map((record) => (record.kind === 'refund' ? record.amount : 0));

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

/** A tab with the engine of DevTools. */
async function openTab(browser: FakeBrowser) {
  const tab = await browser.openTab();
  const { liftedStore } = engines['SplitPay console']!;
  const turnPage = async () => {
    for (const event of ['pagehide', 'visibilitychange', 'pageshow']) tab.page.dispatchEvent(new Event(event));
    tab.page.dispatchEvent(new StorageEvent('storage', { key: null }));
    await browser.waitForWrites();
  };
  return { ...tab, lifted: liftedStore, turnPage };
}

/** The storage of a browser. */
const storedIn = async (browser: FakeBrowser) => [new Map(browser.texts), await browser.stored()];

async function openEarlierState() {
  const browser = new FakeBrowser();
  const tab = await openTab(browser);
  const before = tab.lifted.getState().currentStateIndex;
  tab.store.dispatch(refund(100));
  await browser.waitForWrites();
  const stored = await browser.stored();
  tab.lifted.dispatch(devTools.jumpToState(before));
  expect(amountsOf(tab.store.getState())).toEqual([]);
  return { browser, kept: stored, before, ...tab };
}

const showNewest = ({ lifted }: Pick<Awaited<ReturnType<typeof openTab>>, 'lifted'>) =>
  lifted.dispatch(devTools.jumpToState(lifted.getState().stagedActionIds.length - 1));

test('No event of the page removes a stored refund while an earlier state is shown', async () => {
  const { browser, kept: stored, turnPage } = await openEarlierState();
  await turnPage();
  expect(await browser.stored()).toEqual(stored);
  const { store: reloaded } = await browser.openTab();
  expect(amountsOf(reloaded.getState())).toEqual([100]);
});

test('Entries of another tab stay, and are applied when the newest state is shown again', async () => {
  const { browser, store, lifted, turnPage } = await openEarlierState();
  const b = await browser.openTab();
  jest.setSystemTime(Date.now() + 60_000);
  b.store.dispatch(refund(200));
  b.store.dispatch(chartActions.periodChosen('year'));
  await browser.waitForWrites();
  const stored = await storedIn(browser);
  while (browser.deliverOne()) await turnPage();
  expect(await storedIn(browser)).toEqual(stored);
  expect(amountsOf(store.getState())).toEqual([]);

  showNewest({ lifted });
  await browser.waitForWrites();
  expect(amountsOf(store.getState())).toEqual([100, 200]);
  expect(store.getState().chart.period).toBe('year');
  expect(await storedIn(browser)).toEqual(stored);
});

test('Actions during time travel are saved when the newest state is shown again', async () => {
  const { browser, store, lifted, turnPage } = await openEarlierState();
  const stored = await storedIn(browser);
  store.dispatch(themeSlice.actions.themeChosen('Dark'));
  await turnPage();
  expect(await storedIn(browser)).toEqual(stored);
  showNewest({ lifted });
  await browser.waitForWrites();
  const { store: reloaded } = await browser.openTab();
  expect(reloaded.getState().theme.choice).toBe('Dark');
  expect(amountsOf(reloaded.getState())).toEqual([100]);
});

test.each([0, 1, 2, 3, 5, 8])(
  'A jump %i turns after the return of the newest state writes nothing of the past',
  async (turns) => {
    const tab = await openEarlierState();
    tab.page.dispatchEvent(new Event('visibilitychange'));
    showNewest(tab);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    tab.lifted.dispatch(devTools.jumpToState(tab.before));
    await tab.browser.waitForWrites();
    expect(await tab.browser.stored()).toEqual(tab.kept);
    tab.page.dispatchEvent(new Event('visibilitychange'));
    showNewest(tab);
    await tab.browser.waitForWrites();
    expect(await tab.browser.stored()).toEqual(tab.kept);
    expect(amountsOf(tab.store.getState())).toEqual([100]);
  },
);

test('A reset that is confirmed during time travel deletes the keys when the newest state is shown', async () => {
  const { browser, store, lifted } = await openEarlierState();
  store.dispatch(sampleDataReset());
  await browser.waitForWrites();
  expect(await browser.stored()).toHaveLength(1);
  showNewest({ lifted });
  await browser.waitForWrites();
  expect(await browser.stored()).toEqual([]);
});

test('An action that DevTools skips stays stored, and saving continues once it counts again', async () => {
  const browser = new FakeBrowser();
  const { store, lifted, turnPage } = await openTab(browser);
  store.dispatch(refund(100));
  const skipped = lifted.getState().nextActionId - 1;
  store.dispatch(chartActions.periodChosen('day'));
  await browser.waitForWrites();
  const stored = await storedIn(browser);
  lifted.dispatch(devTools.toggleAction(skipped));
  expect(amountsOf(store.getState())).toEqual([]);
  store.dispatch(chartActions.periodChosen('year'));
  await turnPage();
  expect(await storedIn(browser)).toEqual(stored);
  lifted.dispatch(devTools.toggleAction(skipped));
  await browser.waitForWrites();
  const { store: reloaded } = await browser.openTab();
  expect(amountsOf(reloaded.getState())).toEqual([100]);
  expect(reloaded.getState().chart.period).toBe('year');
});

test('An imported recording and a reset history of DevTools are not saved', async () => {
  const browser = new FakeBrowser();
  const { store, lifted, turnPage } = await openTab(browser);
  const preloadedState = store.getState();
  store.dispatch(refund(100));
  await browser.waitForWrites();
  const stored = await storedIn(browser);
  lifted.dispatch({ ...devTools.importState([refund(300)] as never, true), preloadedState } as never);
  expect(amountsOf(store.getState())).toEqual([300]);
  await turnPage();
  expect(await storedIn(browser)).toEqual(stored);
  lifted.dispatch(devTools.reset());
  store.dispatch(refund(400));
  await turnPage();
  expect(await storedIn(browser)).toEqual(stored);
});

test('The report has the actions of DevTools and the actions during time travel', async () => {
  const browser = new FakeBrowser();
  const { store, lifted, recorder } = await openTab(browser);
  const before = lifted.getState().currentStateIndex;
  const byDevTools = chartActions.periodChosen('week');
  lifted.dispatch(devTools.performAction(byDevTools) as never);
  lifted.dispatch(devTools.jumpToState(before));
  store.dispatch(refund(100));
  showNewest({ lifted });
  const { actions, firstState } = recorder.take()!;
  expect(actions).toEqual([byDevTools, expect.objectContaining({ type: 'payments/refundRecorded' })]);
  const replay = createReplay({ actions, firstState });
  replay.show(2);
  expect(replay.store.getState()).toEqual(store.getState());
});
