// Runs the checks, two steps at a time; the last line counts the tests. `--quick` answers within 90 seconds. `--all` adds the
// long tests of every state, width and theme, the layout, Firefox, servers that are killed and restored, the questions of ClickHouse,
// all runs of property tests, and the coverage.
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browsers.mjs';
import { runStep } from './runStep.mjs';

const SLOWEST = 10;
const FAILURE_LINES = 25;
const PATIENT = { isPatient: true };
// Each test file creates many short-lived objects: a larger young generation promotes fewer of them.
const ROOMY = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
const isQuick = process.argv.includes('--quick');
const isAll = process.argv.includes('--all');
const RUNS = isAll ? '' : isQuick ? 'few' : 'some';
const results = '.cache/test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Tests that crash leave databases of 40 MB. PostgreSQL runs as another user, who needs to enter the folder.
const temporary = mkdtempSync(join(tmpdir(), 'splitpay-tests-'));
chmodSync(temporary, 0o755);
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** @typedef {{ name: string, seconds: number }} TimedTest */
const totals = { passed: 0, failed: 0 };
/** @type {TimedTest[]} */
const tests = [];
/** Failures, repeated at the end of the output, where readers look first. @type {string[]} */
const failures = [];

/** A step that fails without a failed test (a crash, a coverage threshold) counts as one failure. */
function count(name, isSuccess, passed, failed, seconds) {
  const failedAtLeast = isSuccess ? failed : Math.max(failed, 1);
  totals.passed += passed;
  totals.failed += failedAtLeast;
  const line = `${name}: ${passed} passed, ${failedAtLeast} failed (${seconds.toFixed(0)} s)`;
  if (failedAtLeast > 0) failures.push(line);
  console.log(line);
}

function reportFailure(name, message) {
  failures.push(`${name}\n${(message ?? '').split('\n').slice(0, FAILURE_LINES).join('\n')}`);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`No test report: ${error.message}`);
    return undefined;
  }
}

async function check(name, command, args, options) {
  const { isSuccess, seconds } = await runStep(name, command, args, options);
  count(name, isSuccess, isSuccess ? 1 : 0, 0, seconds);
  return isSuccess;
}

async function runUnitTests(name, args, environment = {}) {
  const file = `${results}/${name}.json`;
  const { isSuccess, seconds } = await runStep(name, 'npx', ['jest', ...args, '--json', `--outputFile=${file}`], {
    ...PATIENT,
    environment: { RUNS, NODE_OPTIONS: ROOMY, ...environment },
  });
  const report = readJson(file);
  for (const { name: path, message, assertionResults, status } of report?.testResults ?? []) {
    if (status === 'failed') reportFailure(path, message);
    for (const { fullName, duration } of assertionResults)
      tests.push({ name: fullName, seconds: (duration ?? 0) / 1000 });
  }
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  count(name, isSuccess, report?.numPassedTests ?? 0, failed, seconds);
}

async function runBrowserTests() {
  try {
    const environment = { CHROMIUM_PATH: ensureChromium() };
    // What the tests of `npm run test:quick` check is also part of longer tests.
    const long = '@thorough|@quick|layout/|(pendingDialog|popovers).spec';
    const selection = isQuick ? ['--grep', '@quick'] : isAll ? [] : ['--grep-invert', long];
    await runPlaywright(
      'Browser tests',
      'npx',
      ['playwright', 'test', '--reporter=list,json', ...selection],
      environment,
    );
  } catch (error) {
    console.error(error.message);
    count('Browser tests', false, 0, 1, 0);
  }
}

/** Another run may use the default port. */
async function findFreePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return String(port);
}

/** Without the browser there is no report, and the step itself prints the reason. */
async function runPlaywright(name, command, args, environment = {}) {
  const file = `${results}/${name}.json`;
  const { isSuccess, seconds } = await runStep(name, command, args, {
    environment: { E2E_PORT: await findFreePort(), ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (isSuccess && !existsSync(file)) return;
  const report = readJson(file);
  tests.push(...(report?.suites ?? []).flatMap(timedTestsOf));
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  count(name, isSuccess, expected + flaky, unexpected, seconds);
}

/** Two browsers in one workspace, on the built server with an empty folder. */
async function runTeamTests() {
  // The page of the product has the compressed files and the source maps, which take a fifth of the time of a build.
  const build = isAll ? ['run', '--silent', 'build:team'] : ['run', '--silent', 'build:team', '--', '--env', 'plain'];
  if (!(await check('Build for a team', 'npm', build))) return;
  if (!(await check('Build of the team server', 'node', ['scripts/team.mjs', 'build']))) return;
  await hasClickhouse;
  const selection = isAll ? [] : ['--grep-invert', '@thorough'];
  const config = ['--config', 'e2e/team/playwright.config.ts', '--reporter=list,json', ...selection];
  await runPlaywright('Team', 'npx', ['playwright', 'test', ...config], { CHROMIUM_PATH: ensureChromium() });
}

/** @returns {TimedTest[]} */
function timedTestsOf({ suites = [], specs = [] }) {
  const direct = specs.flatMap(({ title, ok, tests: runs }) =>
    runs.map(({ results: tries }) => {
      if (!ok) reportFailure(title, tries.at(-1)?.error?.message);
      return { name: title, seconds: tries.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
    }),
  );
  return [...direct, ...suites.flatMap(timedTestsOf)];
}

// Missing browsers are installed during the build.
const installed = runStep('Browsers', 'node', [
  'scripts/installBrowsers.mjs',
  'chromium',
  ...(isAll ? ['firefox'] : []),
]);

// Only one installation at a time has the lock of the packages.
const hasClickhouse = installed.then(() => isQuick || runStep('ClickHouse', 'node', ['scripts/clickhouse.mjs']));

/** Parts of the screen tests that no lane has started. The last one is the smallest, because a lane may have to wait for it. */
const parts = isQuick ? [] : ['1-5/12', '6-9/12', '10-12/12'];

/** The first free lane takes the next part, so that both lanes end together. */
async function runTestsOfScreens() {
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const name = `Tests of screens, ${part.replace('/', ' of ')}`;
    await runUnitTests(name, ['--selectProjects=jsdom', '--maxWorkers=1'], { SHARED_WORLD: part });
  }
}

// Two lanes for two cores: one builds and runs the browsers, the other runs types, lint and unit tests while the browsers wait.
// No third lane: some browser tests measure response times.
await Promise.all([
  (async () => {
    if (await check('Build', 'npm', ['run', '--silent', 'build'])) {
      await installed;
      await runBrowserTests();
      if (isAll) await runPlaywright('Firefox', 'node', ['scripts/firefox.mjs']);
      // The tests of a team wait for servers most of the time, and measure nothing.
      if (!isQuick) await Promise.all([runTeamTests(), runTestsOfScreens()]);
    } else await runTestsOfScreens();
  })(),
  (async () => {
    await check('Types', 'npm', ['run', '--silent', 'typecheck'], PATIENT);
    if (!isQuick) await check('Lint', 'npm', ['run', '--silent', 'lint'], PATIENT);
    // Branch coverage counts the rooms without components, because each of their branches has a unit test.
    const counted = isAll ? ['--coverage', '--coverageReporters=text'] : [];
    if (!isQuick) {
      await hasClickhouse;
      await runUnitTests('Unit tests', ['--selectProjects=node', '--maxWorkers=1', ...counted], {
        SHARED_WORLD: '1-1/1',
      });
      return runTestsOfScreens();
    }
    await runUnitTests('Unit tests', ['--selectProjects=node', '--maxWorkers=2']);
    // The quick run checks screens in the browser, and runs the screen tests of changed files only.
    const changed = ['--onlyChanged', '--passWithNoTests', '--maxWorkers=2'];
    await runUnitTests('Tests of changed screens', ['--selectProjects=jsdom', ...changed]);
  })(),
]);

const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
console.log(`\nThe ${slowest.length} slowest tests:`);
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
