import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startInBrowser } from './browserStates';
import { readOptions } from './options';
import { damageSavedState, createSavedState, startFrom } from './savedStates';
import { runTurn } from './turns';
import { runWalk } from './walk';

const SHARE_IN_BROWSER = 50;

const address = process.env.SOAK_ADDRESS ?? '';
const probe = resolve('.cache/soak/probe.js');
const operatorActions = resolve('.cache/soak/operatorActions.js');
const totals = { passed: 0, failed: 0 };

function count(problem: string | undefined): void {
  if (problem === undefined) totals.passed++;
  else {
    totals.failed++;
    console.error(problem);
  }
}

async function soakStates(browser: Browser, first: number, states: number) {
  const original = await createSavedState();
  for (let seed = first; seed < first + states; seed++) {
    const saved = damageSavedState(original, seed);
    const { problems } = await startFrom(saved, original);
    const isInBrowser = (seed - first) % SHARE_IN_BROWSER === 0;
    if (isInBrowser) problems.push(...(await startInBrowser({ browser, address, probe }, saved, original)));
    count(problems.length > 0 ? `State ${seed}: ${problems.join('; ')}` : undefined);
  }
  if (states > 0)
    console.log(`${states} damaged states; ${Math.ceil(states / SHARE_IN_BROWSER)} of them also in the browser`);
}

async function soakTurns(first: number, turns: number) {
  for (let seed = first; seed < first + turns; seed++) {
    const { kind, problems } = await runTurn({ seed, address, scripts: [probe, operatorActions] });
    console.log(`Turn ${seed - first + 1} of ${turns}, seed ${seed}: ${kind}`);
    const repeat = `To repeat: npm run soak -- --seed ${seed} --turns 1`;
    count(problems.length > 0 ? `Turn of seed ${seed} failed: ${problems.join('; ')}\n${repeat}` : undefined);
  }
}

async function soakWalks(browser: Browser, first: number, { walks, steps }: { walks: number; steps: number }) {
  for (let seed = first; seed < first + walks; seed++) {
    const start = performance.now();
    const result = await runWalk(browser, { seed, steps, address, probe });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    console.log(`Walk ${seed - first + 1} of ${walks}, seed ${seed}: ${seconds} s`);
    const isFailed = result.problems.length > 0;
    if (isFailed || walks === 1) console.log(result.steps.map((step, index) => `  ${index}. ${step}`).join('\n'));
    count(
      isFailed
        ? [
            `Walk of seed ${seed} failed at step ${result.steps.length - 1}: ${result.problems.join('; ')}`,
            `Report for 'Open a problem report': ${result.report}`,
            `To repeat: npm run soak -- --seed ${seed} --walks 1 --steps ${steps}`,
          ].join('\n')
        : undefined,
    );
  }
}

async function main() {
  const { seed, states, turns, ...walkOptions } = readOptions();
  console.log(`Seed ${seed}`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await soakStates(browser, seed, states);
    await soakTurns(seed, turns);
    await soakWalks(browser, seed, walkOptions);
  } finally {
    await browser.close();
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  if (totals.failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
