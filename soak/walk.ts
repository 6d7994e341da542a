import type { Browser } from '@playwright/test';
import { checkBalances } from './balanceChecks';
import { checkScreen } from './screenChecks';
import { downloadReport } from './problemReport';
import { createRandom } from './random';
import { STEPS, type Walker } from './steps';
import { openTab, type Snapshot, type Tab } from './tab';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const START = ['/', '/transactions', '/integrations', '/merchants', '/notifications', '/documentation'];

/** `problems` of the last step and the path of its report. A walk without problems has no report. */
export type WalkResult = { steps: string[]; problems: string[]; report?: string };
/** The distance between the seeds of two steps, so that no two walks share a seed. */
const STRIDE = 1_000_003;

type WalkOptions = { seed: number; steps: number; address: string; probe: string };

/** Takes random steps in a new browser context, up to the first problem. */
export async function runWalk(browser: Browser, { seed, steps, address, probe }: WalkOptions): Promise<WalkResult> {
  const first = createRandom(seed);
  const viewport = first.pick(SIZES);
  const colorScheme = first.pick(['light', 'dark'] as const);
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  await context.addInitScript({ path: probe });
  const pageProblems: string[] = [];
  const stepsTaken: string[] = [];
  const tabs: Tab[] = [];
  const open = async (path: string) => {
    tabs.unshift(await openTab(context, address + path, pageProblems));
  };

  try {
    const start = first.pick(START);
    await open(start);
    stepsTaken.push(`open ${start}, ${viewport.width} wide, ${colorScheme}`);
    let snapshot = await snapshotWhenIdle(tabs);
    for (let index = 0; index < steps; index++) {
      // Each step has its own generator, so that a step on a changed page does not change the following steps.
      const random = createRandom(seed + (index + 1) * STRIDE);
      const walker: Walker = {
        random,
        tab: activeTab(tabs),
        snapshot,
        address,
        hasOtherTab: tabs.length > 1,
        openOtherTab: () => open(random.pick(START)),
        goToOtherTab: async () => {
          tabs.reverse();
          await activeTab(tabs).page.bringToFront();
        },
        closeOtherTab: async () => tabs.pop()?.page.close(),
      };
      const step = random.pickWeighted(STEPS.filter(({ isPossible }) => isPossible?.(walker) ?? true));
      const position = stepsTaken.push('(a step that did not end)') - 1;
      stepsTaken[position] = await step.take(walker);
      const before = snapshot;
      snapshot = await snapshotWhenIdle(tabs);
      const problems = [...pageProblems, ...(await findProblems(activeTab(tabs), before, snapshot))];
      if (problems.length > 0) return await fail(problems);
    }
    return { steps: stepsTaken, problems: [] };
  } catch (error) {
    return await fail([...pageProblems, error instanceof Error ? error.message : String(error)]);
  } finally {
    await context.close();
  }

  async function fail(problems: string[]): Promise<WalkResult> {
    return { steps: stepsTaken, problems, report: await downloadReport(activeTab(tabs), `walk-${seed}`) };
  }
}

function activeTab([first]: readonly Tab[]): Tab {
  if (!first) throw new Error('There is no tab');
  return first;
}

async function snapshotWhenIdle(tabs: readonly Tab[]): Promise<Snapshot> {
  await activeTab(tabs).waitUntilIdle();
  return activeTab(tabs).snapshot();
}

async function findProblems(tab: Tab, before: Snapshot, snapshot: Snapshot): Promise<string[]> {
  // A page that was loaded again has no focus to lose.
  const isClosed = before.dialogs > 0 && snapshot.dialogs === 0 && before.loadedAt === snapshot.loadedAt;
  const targets = await Promise.all([tab.targets('press'), tab.targets('type')]);
  return [
    ...checkScreen(snapshot),
    ...checkBalances(snapshot.state),
    ...(isClosed && snapshot.isFocusLost ? ['the focus is lost as the dialog closes'] : []),
    ...(targets.flat().length === 0 ? ['there is nothing to press and nothing to type into'] : []),
  ];
}
