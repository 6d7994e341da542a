// A run of Jest that stays open: it has loaded all tests, and runs some of them again for each mutant. Otherwise loading them takes
// a hundred times as long as a test of a rule.

const { Script } = require('node:vm');

/** A mutant that does not exist. */
const NONE = '-1';

/** Milliseconds after which a promise that never settles counts as a failure. */
const LIMIT = 10_000;

// The plugin and the environment load this file from two folders: one of them is the sandbox.
const shared = (globalThis[Symbol.for('open run of Jest')] ??= {});

// Only a script can be ended from outside, by its time.
const step = new Script("globalThis[Symbol.for('open run of Jest')].step()");

/** Calls a function. Throws ERR_SCRIPT_EXECUTION_TIMEOUT if it does not return within some milliseconds. */
function callWithin(timeout, fn) {
  shared.step = fn;
  return step.runInThisContext({ timeout });
}

const nameOf = ({ parent, name }) => (parent === undefined ? '' : `${nameOf(parent)} ${name}`.trimStart());
const blocksOf = ({ parent }) => (parent === undefined ? [] : [...blocksOf(parent), parent]);
const testsIn = (block) =>
  block.children.flatMap((child) => (child.type === 'test' ? [[nameOf(child), child]] : testsIn(child)));

async function call(fn, context, timeout) {
  const result = callWithin(timeout, () => fn.call(context));
  if (typeof result?.then !== 'function') return;
  let timer;
  const expired = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The test does not end.')), LIMIT);
  });
  await Promise.race([result, expired]).finally(() => clearTimeout(timer));
}

/** Runs a test with all of its hooks, as if it were alone in its file, and throws the first error. */
async function runAlone(test, timeout) {
  const blocks = blocksOf(test);
  const hooksOf = (type, from) => from.flatMap(({ hooks }) => hooks.filter((hook) => hook.type === type));
  const context = Object.create(null);
  const errors = [];
  const run = async (steps) => {
    for (const { fn } of steps) await call(fn, context, timeout).catch((error) => errors.push(error));
  };
  await run([...hooksOf('beforeAll', blocks), ...hooksOf('beforeEach', blocks)]);
  if (errors.length === 0) await run([test]);
  await run([...hooksOf('afterEach', blocks.toReversed()), ...hooksOf('afterAll', blocks.toReversed())]);
  if (errors.length > 0) throw errors[0];
}

module.exports = {
  /** Opens the run that `start` starts, as soon as its tests are loaded. */
  async open(start) {
    let ended;
    const { tests, stryker, close } = await new Promise((resolve, reject) => {
      shared.opened = resolve;
      ended = start().then(() => reject(new Error('The tests do not load.')), reject);
    });
    shared.opened = undefined;
    return {
      has: (name) => tests.has(name),
      /**
       * Runs a test, by default without a mutant. Throws its first error, for example that a step took more than `timeout`
       * milliseconds. Returns how often it reached the mutant.
       */
      async run(name, { id = NONE, hitLimit, timeout = LIMIT } = {}) {
        Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit });
        await runAlone(tests.get(name), timeout).finally(() =>
          Object.assign(stryker, { activeMutant: NONE, hitLimit: undefined }),
        );
        return stryker.hitCount;
      },
      close: () => {
        close();
        return ended;
      },
    };
  },

  /** The environment calls this before the first test. Waits while the run is open. Returns false if nobody opens it. */
  async offer(rootBlock, global) {
    const { opened } = shared;
    if (opened === undefined) return false;
    await new Promise((close) => opened({ tests: new Map(testsIn(rootBlock)), stryker: global.__stryker__, close }));
    return true;
  },
};
