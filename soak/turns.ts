import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSame } from '@/domain/isSame';
import { JOURNALS } from '@/store/persistence/entries/journals';
import type { RootState } from '@/store/rootReducer';
import { readEntries, type StoredEntry } from '../e2e/kept';
import type { ActsWindow, Done } from './acts';
import { checkBooks } from './books';
import { startBrowser } from './killableBrowser';
import { createRandom } from './random';
import { openTab, type Tab } from './tab';

/** Milliseconds until all tabs show what the database holds. */
const PATIENCE = 15_000;
const ACTS = 8;

type Course = { seed: number; address: string; scripts: readonly string[] };

/** What two tabs, three tabs, or a browser that is killed lose: problems in sentences, none where nothing is lost. */
export async function turn(course: Course): Promise<{ kind: string; problems: string[] }> {
  const kind = (['two tabs', 'three tabs', 'kill'] as const)[course.seed % 3] ?? 'kill';
  const folder = await mkdtemp(join(tmpdir(), 'splitpay-soak-'));
  try {
    return { kind, problems: await (kind === 'kill' ? killed(course, folder) : together(course, folder, kind)) };
  } catch (error) {
    return { kind, problems: [error instanceof Error ? error.message : String(error)] };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function start({ address, scripts }: Course, folder: string, count: number) {
  const browser = await startBrowser(folder);
  for (const path of scripts) await browser.context.addInitScript({ path });
  const complaints: string[] = [];
  const open = () => openTab(browser.context, `${address}/`, complaints);
  const tabs = await Promise.all(Array.from({ length: count }, open));
  for (const tab of tabs) await tab.settle();
  return { ...browser, complaints, open, tabs };
}

const act = ({ page }: Tab, seed: number) =>
  page.evaluate(([from, count]) => (window as unknown as ActsWindow).runActs(from, count), [seed, ACTS] as const);

async function together(course: Course, folder: string, kind: 'two tabs' | 'three tabs'): Promise<string[]> {
  const { tabs, complaints, open, kill } = await start(course, folder, kind === 'two tabs' ? 2 : 3);
  try {
    const done = (await Promise.all(tabs.map((tab, at) => act(tab, course.seed * 10 + at)))).flat();
    // A start finds what is damaged, and moves it to quarantine.
    const all = [...tabs, await open()];
    const { states, entries, problems } = await agree(all);
    return [...complaints, ...problems, ...lost(done, entries, states), ...states.flatMap(checkBooks)];
  } finally {
    await kill();
  }
}

async function killed(course: Course, folder: string): Promise<string[]> {
  const random = createRandom(course.seed);
  const first = await start(course, folder, 2);
  const done = (await Promise.all(first.tabs.map((tab, at) => act(tab, course.seed * 10 + at)))).flat();
  const [tab] = first.tabs;
  if (!tab) return ['There is no tab'];
  // A start moves to quarantine what is damaged: the browser dies at any moment of the next three seconds.
  if (random.chance(0.6)) await tab.page.reload();
  await new Promise((resolve) => setTimeout(resolve, random.below(3_000)));
  const before = JSON.stringify(await readEntries(tab.page));
  await first.kill();
  const second = await start(course, folder, 1);
  try {
    const { states, entries, problems } = await agree(second.tabs);
    const written = done.filter(({ id }) => before.includes(id)).map(({ kind, id }): Done => ({ kind, id }));
    return [...first.complaints, ...second.complaints, ...problems, ...lost(written, entries, states)];
  } finally {
    await second.kill();
  }
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
  const other = JOURNALS.filter(({ name, valuesOf }) => {
    const own = entries.filter(({ journal }) => journal === name);
    return !isSame(valuesOf(state), Object.fromEntries(own.map(({ id, value }) => [id, value])));
  });
  return [
    ...other.map(({ name }) => `${name} are not what is stored`),
    ...state.persistence.failing.map((name) => `${name} says that changes are not being saved`),
  ];
}

/** What was accepted and is neither stored nor in quarantine, and of which no tab informs. */
function lost(done: readonly Done[], entries: readonly StoredEntry[], states: readonly RootState[]): string[] {
  const stored = JSON.stringify(entries);
  const shown = JSON.stringify(states.map(({ persistence, layout }) => [persistence.damaged, layout.toasts]));
  const missing = done.filter(({ id }) => !stored.includes(id) && !shown.includes(id));
  const untold = done.filter(({ kind, id }) => kind === 'damage' && !shown.includes(id));
  const edits = done.flatMap(({ edited }) => edited ?? []);
  const undone = edits.filter(({ journal, rowId, field }) => {
    const row = entries.find((each) => each.journal === journal && each.id === rowId)?.value as
      | Record<string, unknown>
      | undefined;
    const same = edits.filter((each) => each.journal === journal && each.rowId === rowId && each.field === field);
    return !same.some(({ value }) => row?.[field] === value);
  });
  return [
    ...missing.map(({ kind, id }) => `the ${kind} ${id} is lost`),
    ...untold.map(({ id }) => `no tab informs of ${id}`),
    ...undone.map(({ rowId, field }) => `no edit of ${field} of ${rowId} is left`),
  ];
}
