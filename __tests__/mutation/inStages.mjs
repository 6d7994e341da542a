// Tries a mutant with the tests that are likely and quick to notice it, and with the others only while none has. Which tests
// there are, and what each run of them does, is left to Stryker's own runner of jest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

// One process runs all tests at first, and tells the others, which work in the same sandbox, what each file of tests took.
const COSTS = 'costsOfTests.json';

// How long the tests of each run of a mutant may take, in ms; the last run has those that are left.
const STAGES = [250, 1000, 4000, Infinity];

// What is reached more often than this, and a hundred times as often as by the rule as it is written, is an endless loop. Stryker
// says the same of all tests together: where some of them reach a rule a million times, it would wait for a hundred millions.
const MOST_HITS = 1_000_000;

/** The file of a test, whose name begins with it: `domain fees/splits`. */
const fileOf = (test) => test.split(' ', 2).join(' ');

// What files of these rooms load is loaded for each of them anew.
const timeToLoad = (file) => (/^(selectors|slices) /.test(file) ? 150 : 30);

const add = (counts, key, count = 1) => (counts[key] = (counts[key] ?? 0) + count);

/** How long each file of tests takes, and how often it reaches each mutant, some of them beside any test. */
function costsOf({ tests = [], mutantCoverage = { static: {}, perTest: {} } }) {
  const times = {};
  const hits = {};
  for (const { id, timeSpentMs } of tests) add(times, fileOf(id), timeSpentMs);
  for (const [test, counts] of Object.entries(mutantCoverage.perTest))
    for (const [mutant, count] of Object.entries(counts)) add((hits[fileOf(test)] ??= {}), mutant, count);
  return { times, hits, nearby: mutantCoverage.static };
}

/** The files in their order, in as many parts as there are runs. */
function divide(files, timeOf) {
  const stages = STAGES.map(() => []);
  let time = 0;
  for (const file of files) {
    time += timeOf(file);
    stages[STAGES.findIndex((end) => time <= end)].push(file);
  }
  return stages.filter((stage) => stage.length > 0);
}

function createRunner(injector) {
  const jest = injector.injectFunction(jestPlugins.find(({ name }) => name === 'jest').factory);
  let costs;
  // How many mutants of a file of rules a file of tests was asked about, and noticed.
  const asked = {};
  const noticed = {};

  return {
    init: () => jest.init(),
    capabilities: () => jest.capabilities(),

    async dryRun(options) {
      const result = await jest.dryRun(options);
      writeFileSync(COSTS, JSON.stringify(costsOf(result)));
      return result;
    },

    async mutantRun(options) {
      const { activeMutant, testFilter: tests, hitLimit, disableBail } = options;
      // Without a choice of tests, or where all failures are asked for, there is nothing to end early.
      if (!tests || disableBail) return jest.mutantRun(options);

      costs ??= existsSync(COSTS) ? JSON.parse(readFileSync(COSTS, 'utf8')) : costsOf({});
      const keyOf = (file) => `${activeMutant.fileName} ${file}`;
      const timeOf = (file) => timeToLoad(file) + (costs.times[file] ?? 0);
      const worth = (file) => ((noticed[keyOf(file)] ?? 0) + 1) / ((asked[keyOf(file)] ?? 0) + 2) / timeOf(file);
      const files = [...new Set(tests.map(fileOf))].sort((a, b) => worth(b) - worth(a));

      let nrOfTests = 0;
      for (const stage of divide(files, timeOf)) {
        const hits = stage.reduce(
          (sum, file) => sum + (costs.hits[file]?.[activeMutant.id] ?? 0),
          costs.nearby[activeMutant.id] ?? 0,
        );
        const result = await jest.mutantRun({
          ...options,
          testFilter: tests.filter((test) => stage.includes(fileOf(test))),
          hitLimit: hitLimit && Math.min(hitLimit, Math.max(MOST_HITS, 100 * hits)),
        });
        if (result.status === 'survived') {
          nrOfTests += result.nrOfTests;
          for (const file of stage) add(asked, keyOf(file));
          continue;
        }
        for (const file of (result.killedBy ?? []).map(fileOf)) {
          add(asked, keyOf(file));
          add(noticed, keyOf(file));
        }
        return result;
      }
      return { status: 'survived', nrOfTests };
    },
  };
}
createRunner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in stages', factory: createRunner }];
