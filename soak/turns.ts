import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSame } from '@/domain/isSame';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import { readEntries, type StoredEntry } from '../e2e/storedEntries';
import type { ActsWindow, Done } from './operatorActions';
import { checkBooks } from './balanceChecks';
import { startBrowser, type KillableBrowser } from './killableBrowser';
import { findLosses } from './dataLoss';
import { createRandom } from './random';
import { openTab, type Tab } from './tab';

/** Milliseconds until all tabs show what the database holds. */
const PATIENCE = 15_000;
const ACTS = 8;

/** Milliseconds after which a turn is given up. */
const LIMIT = 120_000;

type Course = { seed: number; address: string; scripts: readonly string[] };

/** What two tabs, three tabs, or a browser that is killed lose: problems in sentences, none where nothing is lost. */
export async function turn(course: Course): Promise<{ kind: string; problems: string[] }> {
  const kind = (['two tabs', 'three tabs', 'kill'] as const)[course.seed % 3] ?? 'kill';
  const folder = await mkdtemp(join(tmpdir(), 'splitpay-soak-'));
  const browsers: KillableBrowser[] = [];
  const start = (count: number) => {
    const browser = startBrowser(folder);
    browsers.push(browser);
    return openTabs(course, browser, count);
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The turn does not end within ${LIMIT / 1_000} seconds`)), LIMIT);
  });
  try {
    const work = kind === 'kill' ? killed(course, start) : together(course, start, kind === 'two tabs' ? 2 : 3);
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

async function openTabs({ address, scripts }: Course, { context, kill }: KillableBrowser, count: number) {
  const opened = await context;
  for (const path of scripts) await opened.addInitScript({ path });
  const complaints: string[] = [];
  const open = () => openTab(opened, `${address}/`, complaints);
  const tabs = await Promise.all(Array.from({ length: count }, open));
  for (const tab of tabs) await tab.settle();
  return { complaints, kill, open, tabs };
}

/** What the tabs do at the same moment, each by its own seed. */
async function act(tabs: readonly Tab[], seed: number): Promise<Done[]> {
  const acting = tabs.map(({ page }, at) =>
    page.evaluate(([from, count]) => (window as unknown as ActsWindow).runActs(from, count), [
      seed * 10 + at,
      ACTS,
    ] as const),
  );
  return (await Promise.all(acting)).flat();
}

async function together({ seed }: Course, start: Start, count: number): Promise<string[]> {
  const { tabs, complaints, open } = await start(count);
  const done = await act(tabs, seed);
  // A start finds what is damaged, and moves it to quarantine.
  const { states, entries, problems } = await agree([...tabs, await open()]);
  const toasts = await Promise.all(
    tabs.map(({ page }) => page.evaluate(() => (window as unknown as ActsWindow).toasts())),
  );
  const found = { done, written: done, entries, states, toasts: toasts.flat() };
  return [...complaints, ...problems, ...findLosses(found), ...states.flatMap(checkBooks)];
}

async function killed({ seed }: Course, start: Start): Promise<string[]> {
  const random = createRandom(seed);
  const first = await start(2);
  const done = await act(first.tabs, seed);
  const [tab] = first.tabs;
  if (!tab) return ['There is no tab'];
  // A start moves to quarantine what is damaged: the browser dies at any moment of the next three seconds.
  if (random.chance(0.6)) await tab.page.reload();
  await new Promise((resolve) => setTimeout(resolve, random.below(3_000)));
  const before = JSON.stringify(await readEntries(tab.page));
  await first.kill();
  const second = await start(1);
  const { states, entries, problems } = await agree(second.tabs);
  const written = done.filter(({ id }) => before.includes(id));
  const losses = findLosses({ done, written, entries, states, toasts: [] });
  return [...first.complaints, ...second.complaints, ...problems, ...losses, ...states.flatMap(checkBooks)];
}

/** Waits until every tab shows what is stored, and saves its changes. */
async function agree(tabs: readonly Tab[]) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    for (const tab of tabs) await tab.settle();
    const states = await Promise.all(tabs.map(async (tab) => (await tab.look()).state));
    const [first] = tabs;
    const entries = first ? await readEntries(first.page) : [];
    const problems = states.flatMap((state, at) => differences(state, entries).map((each) => `tab ${at + 1}: ${each}`));
    if (problems.length === 0 || Date.now() > end) return { states, entries, problems };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function differences(state: RootState, entries: readonly StoredEntry[]): string[] {
  const b = COLLECTIONS.filter(({ name, valuesOf }) => {
    const own = entries.filter(({ journal }) => journal === name);
    return !isSame(valuesOf(state), Object.fromEntries(own.map(({ id, value }) => [id, value])));
  });
  return [
    ...b.map(({ name }) => `${name} are not what is stored`),
    ...state.persistence.failing.map((name) => `${name} says that changes are not being saved`),
  ];
}
