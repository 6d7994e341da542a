// Runs the tests that are quick and likely to kill a mutant first, and the others only if it survives. Stryker's Jest runner finds
// and runs the tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

// The process of the dry run writes the duration of each test file for the other processes, which share its sandbox.
const COSTS = 'costsOfTests.json';

// The longest duration of each stage, in milliseconds. The last stage runs the remaining tests.
const STAGES = [250, 1000, 4000, Infinity];

// A mutant is an endless loop if tests reach it more often than this and a hundred times as often as the original code. Stryker
// counts all tests together, so a rule that they reach a million times would run a hundred million times.
const MOST_HITS = 1_000_000;

/** The file of a test. The name of a test starts with it: `domain fees/splits`. */
const fileOf = (test) => test.split(' ', 2).join(' ');

// In milliseconds. Each file of these rooms loads its modules again.
const timeToLoad = (file) => (/^(selectors|slices|platforms|commands) /.test(file) ? 150 : 30);

const add = (counts, key, count = 1) => (counts[key] = (counts[key] ?? 0) + count);

/** The duration of each test file, and how often it reaches each mutant. Some mutants are reached outside of any test. */
function costsOf({ tests = [], mutantCoverage = { static: {}, perTest: {} } }) {
  const times = {};
  const hits = {};
  for (const { id, timeSpentMs } of tests) add(times, fileOf(id), timeSpentMs);
  for (const [test, counts] of Object.entries(mutantCoverage.perTest))
    for (const [mutant, count] of Object.entries(counts)) add((hits[fileOf(test)] ??= {}), mutant, count);
  return { times, hits, nearby: mutantCoverage.static };
}

/** Divides the files, in their order, into the stages. */
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
  // The number of mutants of a source file that a test file ran with, and that it killed.
  const tried = {};
  const killed = {};

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
      // All tests run if none are selected or if Stryker needs every failure.
      if (!tests || disableBail) return jest.mutantRun(options);

      costs ??= existsSync(COSTS) ? JSON.parse(readFileSync(COSTS, 'utf8')) : costsOf({});
      const keyOf = (file) => `${activeMutant.fileName} ${file}`;
      const timeOf = (file) => timeToLoad(file) + (costs.times[file] ?? 0);
      const worth = (file) => ((killed[keyOf(file)] ?? 0) + 1) / ((tried[keyOf(file)] ?? 0) + 2) / timeOf(file);
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
          for (const file of stage) add(tried, keyOf(file));
          continue;
        }
        for (const file of (result.killedBy ?? []).map(fileOf)) {
          add(tried, keyOf(file));
          add(killed, keyOf(file));
        }
        return result;
      }
      return { status: 'survived', nrOfTests };
    },
  };
}
createRunner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in stages', factory: createRunner }];
