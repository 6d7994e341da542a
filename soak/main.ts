import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startInBrowser } from './browserStates';
import { readOptions } from './options';
import { damageSome, keepSomething, startFrom } from './savedStates';
import { turn } from './turns';
import { walk } from './walk';

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
  const kept = await keepSomething();
  for (let seed = first; seed < first + states; seed++) {
    const saved = damageSome(kept, seed);
    const { problems } = await startFrom(saved, kept);
    const isInBrowser = (seed - first) % SHARE_IN_BROWSER === 0;
    if (isInBrowser) problems.push(...(await startInBrowser({ browser, address, probe }, saved, kept)));
    count(problems.length > 0 ? `State ${seed}: ${problems.join('; ')}` : undefined);
  }
  if (states > 0)
    console.log(`${states} damaged states, of them ${Math.ceil(states / SHARE_IN_BROWSER)} in the browser too`);
}

async function soakTurns(first: number, turns: number) {
  for (let seed = first; seed < first + turns; seed++) {
    const { kind, problems } = await turn({ seed, address, scripts: [probe, operatorActions] });
    console.log(`Turn ${seed - first + 1} of ${turns}, seed ${seed}: ${kind}`);
    const again = `Again: npm run soak -- --seed ${seed} --turns 1`;
    count(problems.length > 0 ? `Turn of seed ${seed} failed: ${problems.join('; ')}\n${again}` : undefined);
  }
}

async function soakWalks(browser: Browser, first: number, { walks, steps }: { walks: number; steps: number }) {
  for (let seed = first; seed < first + walks; seed++) {
    const start = performance.now();
    const walked = await walk(browser, { seed, steps, address, probe });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    console.log(`Walk ${seed - first + 1} of ${walks}, seed ${seed}: ${seconds} s`);
    const isFailed = walked.problems.length > 0;
    if (isFailed || walks === 1) console.log(walked.steps.map((step, at) => `  ${at}. ${step}`).join('\n'));
    count(
      isFailed
        ? [
            `Walk of seed ${seed} failed at step ${walked.steps.length - 1}: ${walked.problems.join('; ')}`,
            `Its report, for 'Open a problem report': ${walked.report}`,
            `Again: npm run soak -- --seed ${seed} --walks 1 --steps ${steps}`,
          ].join('\n')
        : undefined,
    );
  }
}

async function main() {
  const { seed, states, turns, ...course } = readOptions();
  console.log(`Seed ${seed}`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await soakStates(browser, seed, states);
    await soakTurns(seed, turns);
    await soakWalks(browser, seed, course);
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
