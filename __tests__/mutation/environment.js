const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');
const openRun = require('./openRun.cjs');

// These tests read large files for seconds, which every mutant of an import would wait for, or load modules again, which would make
// their constants code that one test alone reaches. The run leaves them out, so its score is at most too low.
const LEFT_OUT =
  /^The export of 100,000 imported|UTF-8 far from its start|^The progress of a long file|^Every damaged byte|^Other labels and other formats of days|^Before the screen of payments loads/;

// Each run of Jest creates such a storage and leaves it enabled, and Node 20 visits all of them at every promise. After a thousand
// mutants, a promise took a thousand times as long.
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
    // The tests that reach the mutant, which everyTest.ts reads. It is undefined if all tests run.
    this.global.wantedTests = config.globalConfig.testNamePattern;
  }

  /** Ends with the first failed test: one is enough to kill a mutant. */
  async handleTestEvent({ name, test, testName }, state) {
    if (name === 'run_start' && (await openRun.offer(state.rootDescribeBlock, this.global)))
      state.testNamePattern = /$^/;
    // A file whose modules do not load has only this test. It runs even if it was not selected.
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
