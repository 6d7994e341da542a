const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

// How the reading of large files lasts and is told, each for seconds that every mutant of an import would wait: nothing is noticed
// by these, so that at most too little is said to be.
const LEFT_OUT =
  /^The export of 100,000 payments|far behind its start|^How far a long file is read|has a row of 10 MB|^Each byte that is damaged/;

// Each run of jest makes such a storage and leaves it switched on, and Node 20 walks through all of them at every promise: after a
// thousand mutants a promise took a thousand times as long.
const run = Reflect.get(AsyncLocalStorage.prototype, 'run');
const storages = new Set();
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return Reflect.apply(run, this, args);
};

module.exports = class MutationEnvironment extends TestEnvironment {
  hasFailed = false;

  constructor(config, context) {
    super(config, context);
    // The tests that reach the mutant, told to the file that holds them all; undefined where all are to be run.
    this.global.wantedTests = config.globalConfig.testNamePattern;
  }

  /** Ends with the first failed test: one is enough to kill a mutant. */
  handleTestEvent({ name, test, testName }, state) {
    // A file of rules that do not load has this test alone: it is run, whichever were asked for.
    if (name === 'add_test' && testName === 'loads') state.testNamePattern = undefined;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    if (name === 'test_start' && (this.hasFailed || LEFT_OUT.test(test.name))) test.mode = 'skip';
  }

  async teardown() {
    await super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
