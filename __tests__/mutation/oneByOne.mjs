// Runs the tests of a mutant one by one in an open run of Jest, those first that are quick and likely to kill it. A mutant that
// survives meets the quick ones again with new modules. Stryker's Jest runner finds the tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

const { open } = createRequire(import.meta.url)('./openRun.cjs');

// The process of the dry run writes the duration of each test for the other processes, which share its sandbox.
const COSTS = 'costsOfTests.json';

// In milliseconds. A test that takes longer runs only if no other test reaches the mutant, so the score is at most too low.
const LONG = 1_000;

// In milliseconds: how long tests with new modules may take for one mutant, and what loading the modules of one takes.
const MOST_TIME = 3_000;
const LOADING = 50;

// In milliseconds: the tests of one mutant take no longer without it. A mutant of a file that all others use has a thousand tests.
const MOST_TIME_OF_ALL = 10_000;

// A step of a test that takes longer, in milliseconds and as a multiple of the test without a mutant, is an endless loop.
const ENDLESS = 3_000;
const TIMES_ENDLESS = 20;

// A mutant is an endless loop if a test reaches it more often than this and a hundred times as often as the original code.
const MOST_HITS = 100_000;

// Another process loads the tests after so many mutants, because what tests remember takes memory, and after so many spoilt tests.
const MOST_MUTANTS = 2_000;
const MOST_SPOILT = 50;

/** The duration of each test in milliseconds, and how often it reaches each mutant. */
const costsOf = ({ tests = [], mutantCoverage = { perTest: {} } }) => ({
  times: Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])),
  hits: mutantCoverage.perTest,
});

/** Counts by a source file and a test. */
function createCounts() {
  const counts = new Map();
  const keyOf = (file, test) => `${file} ${test}`;
  return {
    of: (file, test) => counts.get(keyOf(file, test)) ?? 0,
    add: (file, test) => counts.set(keyOf(file, test), (counts.get(keyOf(file, test)) ?? 0) + 1),
  };
}

function createRunner(injector) {
  const jest = injector.injectFunction(jestPlugins.find(({ name }) => name === 'jest').factory);
  const tried = createCounts();
  const killed = createCounts();
  // Their mutants spoil tests, for example because a module remembers a wrong result. They get new modules immediately.
  const spoilers = new Set();
  const spoilt = new Set();
  let costs;
  let tests;
  let mutants = 0;

  const timeOf = (name) => costs.times[name] ?? 0;

  /** The first tests, at least one, that together take at most so many milliseconds. Before each there may be other work. */
  function firstWithin(most, names, before = 0) {
    let time = 0;
    return names.filter((name, index) => (time += before + timeOf(name)) <= most || index === 0);
  }

  /** The tests of a mutant, those first that are quick and killed other mutants of its file. */
  const inOrder = ({ activeMutant: { fileName }, testFilter }) => {
    const quick = testFilter.filter((name) => timeOf(name) <= LONG);
    const worthOf = (name) => (killed.of(fileName, name) + 1) / (tried.of(fileName, name) + 2) / (timeOf(name) + 1);
    const worths = new Map(testFilter.map((name) => [name, worthOf(name)]));
    return (quick.length > 0 ? quick : testFilter).toSorted((a, b) => worths.get(b) - worths.get(a));
  };

  /** The first tests, with new modules for what a module remembers. */
  async function runWithNewModules(options) {
    const first = firstWithin(MOST_TIME, inOrder(options), LOADING);
    const result = await jest.mutantRun({ ...options, testFilter: first });
    for (const name of result.killedBy ?? []) killed.add(options.activeMutant.fileName, name);
    return result;
  }

  /** Undefined for a mutant that survives or spoils a test. */
  async function runOneByOne(options) {
    const { id, fileName } = options.activeMutant;
    const usable = inOrder(options).filter((name) => tests.has(name) && !spoilt.has(name));
    const names = firstWithin(MOST_TIME_OF_ALL, usable);
    for (const [index, name] of names.entries()) {
      const hitLimit = Math.max(MOST_HITS, 100 * (costs.hits[name]?.[id] ?? 0));
      tried.add(fileName, name);
      try {
        const hits = await tests.run(name, { id, hitLimit, timeout: Math.max(ENDLESS, TIMES_ENDLESS * timeOf(name)) });
        if (hits > hitLimit) return { status: 'timeout', reason: `Reached more than ${hitLimit} times` };
      } catch (error) {
        // It must be the mutant that fails, and not what an earlier one left.
        const isSpoilt = await tests.run(name).then(
          () => false,
          () => true,
        );
        if (isSpoilt) {
          spoilers.add(fileName);
          spoilt.add(name);
          return undefined;
        }
        killed.add(fileName, name);
        if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { status: 'timeout', reason: error.message };
        return { status: 'killed', killedBy: [name], failureMessage: String(error), nrOfTests: index + 1 };
      }
    }
    return undefined;
  }

  return {
    async init() {
      await jest.init();
      tests = await open(() => jest.mutantRun({ activeMutant: { id: '-1' } }));
    },
    capabilities: () => jest.capabilities(),

    async dryRun(options) {
      const result = await jest.dryRun(options);
      writeFileSync(COSTS, JSON.stringify(costsOf(result)));
      return result;
    },

    async mutantRun(options) {
      const { activeMutant, testFilter, disableBail } = options;
      // All tests run if none are selected or if Stryker needs every failure.
      if (!testFilter || disableBail) return jest.mutantRun(options);
      costs ??= existsSync(COSTS) ? JSON.parse(readFileSync(COSTS, 'utf8')) : costsOf({});
      if (spoilers.has(activeMutant.fileName)) return runWithNewModules(options);
      mutants += 1;
      // Stryker starts another process for the mutant. To load the tests here would count as its time.
      if (mutants > MOST_MUTANTS || spoilt.size > MOST_SPOILT) process.exit(1);
      return (await runOneByOne(options)) ?? runWithNewModules(options);
    },

    dispose: () => tests?.close(),
  };
}
createRunner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one by one', factory: createRunner }];
