import type { Browser } from '@playwright/test';
import { checkBooks } from './balanceChecks';
import { checkScreen } from './screenChecks';
import { handOver } from './problemReport';
import { createRandom } from './random';
import { STEPS, type Walker } from './steps';
import { openTab, type Look, type Tab } from './tab';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const START = ['/', '/transactions', '/integrations', '/merchants', '/notifications', '/documentation'];

/** `problems` of the last step, and the report of them; none where all held all the time. */
export type Walked = { steps: string[]; problems: string[]; report?: string };
/** Between the seeds of two steps of a walk, so that no two walks meet. */
const STRIDE = 1_000_003;

type Course = { seed: number; steps: number; address: string; probe: string };

/** A walk of so many random steps in a browser of its own, up to the first problem. */
export async function walk(browser: Browser, { seed, steps, address, probe }: Course): Promise<Walked> {
  const first = createRandom(seed);
  const viewport = first.pick(SIZES);
  const colorScheme = first.pick(['light', 'dark'] as const);
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  await context.addInitScript({ path: probe });
  const complaints: string[] = [];
  const taken: string[] = [];
  const tabs: Tab[] = [];
  const open = async (path: string) => {
    tabs.unshift(await openTab(context, address + path, complaints));
  };

  try {
    const start = first.pick(START);
    await open(start);
    taken.push(`open ${start}, ${viewport.width} wide, ${colorScheme}`);
    let look = await rest(tabs);
    for (let at = 0; at < steps; at++) {
      // Each step has randomness of its own: one that finds another page than before changes none of the next ones.
      const random = createRandom(seed + (at + 1) * STRIDE);
      const walker: Walker = {
        random,
        tab: acting(tabs),
        look,
        address,
        hasOtherTab: tabs.length > 1,
        openOtherTab: () => open(random.pick(START)),
        goToOtherTab: async () => {
          tabs.reverse();
          await acting(tabs).page.bringToFront();
        },
        closeOtherTab: async () => tabs.pop()?.page.close(),
      };
      const step = random.weighed(STEPS.filter(({ isPossible }) => isPossible?.(walker) ?? true));
      const place = taken.push('(a step that did not end)') - 1;
      taken[place] = await step.take(walker);
      const before = look;
      look = await rest(tabs);
      const problems = [...complaints, ...(await findProblems(acting(tabs), before, look))];
      if (problems.length > 0) return await fail(problems);
    }
    return { steps: taken, problems: [] };
  } catch (error) {
    return await fail([...complaints, error instanceof Error ? error.message : String(error)]);
  } finally {
    await context.close();
  }

  async function fail(problems: string[]): Promise<Walked> {
    return { steps: taken, problems, report: await handOver(acting(tabs), `walk-${seed}`) };
  }
}

function acting([first]: readonly Tab[]): Tab {
  if (!first) throw new Error('There is no tab');
  return first;
}

async function rest(tabs: readonly Tab[]): Promise<Look> {
  await acting(tabs).settle();
  return acting(tabs).look();
}

async function findProblems(tab: Tab, before: Look, look: Look): Promise<string[]> {
  // In a page that begins anew nobody had the focus.
  const isClosed = before.dialogs > 0 && look.dialogs === 0 && before.loadedAt === look.loadedAt;
  const targets = await Promise.all([tab.targets('press'), tab.targets('type')]);
  return [
    ...checkScreen(look),
    ...checkBooks(look.state),
    ...(isClosed && look.isFocusLost ? ['the focus is lost as the dialog closes'] : []),
    ...(targets.flat().length === 0 ? ['there is nothing to press and nothing to type into'] : []),
  ];
}
