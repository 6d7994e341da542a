import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSame } from '@/lib/objects';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import { readEntries, type StoredEntry } from '../e2e/storedEntries';
import type { ActionsWindow, AcceptedAction } from './operatorActions';
import { checkBalances } from './balanceChecks';
import { startBrowser, type KillableBrowser } from './killableBrowser';
import { findLostActions } from './dataLoss';
import { createRandom } from './random';
import { openTab, type Tab } from './tab';

const TIMEOUT = 15_000;
const ACTIONS_PER_TAB = 8;

const TURN_TIMEOUT = 120_000;

type TurnOptions = { seed: number; address: string; scripts: readonly string[] };

/** Runs a turn with two tabs, three tabs or a browser that is killed, and describes the data that it lost. */
export async function runTurn(options: TurnOptions): Promise<{ kind: string; problems: string[] }> {
  const kind = (['two tabs', 'three tabs', 'kill'] as const)[options.seed % 3] ?? 'kill';
  const folder = await mkdtemp(join(tmpdir(), 'splitpay-soak-'));
  const browsers: KillableBrowser[] = [];
  const start = (count: number) => {
    const browser = startBrowser(folder);
    browsers.push(browser);
    return openTabs(options, browser, count);
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The turn does not end within ${TURN_TIMEOUT / 1_000} seconds`)),
      TURN_TIMEOUT,
    );
  });
  try {
    const work = kind === 'kill' ? runKill(options, start) : runTabs(options, start, kind === 'two tabs' ? 2 : 3);
    return { kind, problems: await Promise.race([work, timeout]) };
  } catch (error) {
    return { kind, problems: [error instanceof Error ? error.message : String(error)] };
  } finally {
    clearTimeout(timer);
    for (const browser of browsers) await browser.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

type Start = (count: number) => ReturnType<typeof openTabs>;

async function openTabs({ address, scripts }: TurnOptions, { context, kill }: KillableBrowser, count: number) {
  const opened = await context;
  for (const path of scripts) await opened.addInitScript({ path });
  const pageProblems: string[] = [];
  const open = () => openTab(opened, `${address}/`, pageProblems);
  const tabs = await Promise.all(Array.from({ length: count }, open));
  for (const tab of tabs) await tab.waitUntilIdle();
  return { pageProblems, kill, open, tabs };
}

/** The tabs act in parallel, each with its own seed. */
async function runActions(tabs: readonly Tab[], seed: number): Promise<AcceptedAction[]> {
  const results = tabs.map(({ page }, index) =>
    page.evaluate(([from, count]) => (window as unknown as ActionsWindow).runActions(from, count), [
      seed * 10 + index,
      ACTIONS_PER_TAB,
    ] as const),
  );
  return (await Promise.all(results)).flat();
}

async function runTabs({ seed }: TurnOptions, start: Start, count: number): Promise<string[]> {
  const { tabs, pageProblems, open } = await start(count);
  const accepted = await runActions(tabs, seed);
  // A start moves damaged entries to quarantine.
  const { states, entries, problems } = await waitForAgreement([...tabs, await open()]);
  const toasts = await Promise.all(
    tabs.map(({ page }) => page.evaluate(() => (window as unknown as ActionsWindow).toasts())),
  );
  const found = { done: accepted, written: accepted, entries, states, toasts: toasts.flat() };
  return [...pageProblems, ...problems, ...findLostActions(found), ...states.flatMap(checkBalances)];
}

async function runKill({ seed }: TurnOptions, start: Start): Promise<string[]> {
  const random = createRandom(seed);
  const first = await start(2);
  const accepted = await runActions(first.tabs, seed);
  const [tab] = first.tabs;
  if (!tab) return ['There is no tab'];
  // A reload moves damaged entries to quarantine. The browser is killed at a random moment of the next three seconds.
  if (random.chance(0.6)) await tab.page.reload();
  await new Promise((resolve) => setTimeout(resolve, random.below(3_000)));
  const before = JSON.stringify(await readEntries(tab.page));
  await first.kill();
  const second = await start(1);
  const { states, entries, problems } = await waitForAgreement(second.tabs);
  const written = accepted.filter(({ id }) => before.includes(id));
  const losses = findLostActions({ done: accepted, written, entries, states, toasts: [] });
  return [...first.pageProblems, ...second.pageProblems, ...problems, ...losses, ...states.flatMap(checkBalances)];
}

/** Waits until every tab shows what is stored and has saved its changes. */
async function waitForAgreement(tabs: readonly Tab[]) {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    for (const tab of tabs) await tab.waitUntilIdle();
    const states = await Promise.all(tabs.map(async (tab) => (await tab.snapshot()).state));
    const [first] = tabs;
    const all = first ? await readEntries(first.page) : [];
    const entries = all.filter(({ withdrawn }) => !withdrawn);
    const problems = states.flatMap((state, index) =>
      differences(state, entries).map((difference) => `tab ${index + 1}: ${difference}`),
    );
    if (problems.length === 0 || Date.now() > end) return { states, entries, problems };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function differences(state: RootState, entries: readonly StoredEntry[]): string[] {
  const differing = COLLECTIONS.filter(({ name, valuesOf }) => {
    const collectionEntries = entries.filter(({ journal }) => journal === name);
    return !isSame(valuesOf(state), Object.fromEntries(collectionEntries.map(({ id, value }) => [id, value])));
  });
  return [
    ...differing.map(({ name }) => `${name} differ from what is stored`),
    ...state.persistence.failing.map((name) => `${name} says that changes are not being saved`),
  ];
}
