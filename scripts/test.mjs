// Runs everything that must hold (types, lint, unit tests, build, browser tests); the last line counts all of it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';

const results = '.cache/test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const totals = { passed: 0, failed: 0 };

function run(name, command, args, environment = {}) {
  console.log(`\n> ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function count(name, isSuccess, passed, failed) {
  // A step that fails without a failed test (a crash, a coverage threshold) counts as one failure.
  const failures = isSuccess ? failed : Math.max(failed, 1);
  totals.passed += passed;
  totals.failed += failures;
  console.log(`${name}: ${passed} passed, ${failures} failed`);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`No test report: ${error.message}`);
    return undefined;
  }
}

function check(name, command, args) {
  const isSuccess = run(name, command, args);
  count(name, isSuccess, isSuccess ? 1 : 0, 0);
  return isSuccess;
}

check('Types', 'npx', ['tsc']);
check('Lint', 'npm', ['run', '--silent', 'lint']);

const unitReport = `${results}/unit.json`;
const isUnitSuccess = run('Unit tests', 'npx', ['jest', '--coverage', '--json', `--outputFile=${unitReport}`]);
const unit = readJson(unitReport);
count(
  'Unit tests',
  isUnitSuccess,
  unit?.numPassedTests ?? 0,
  (unit?.numFailedTests ?? 0) + (unit?.numRuntimeErrorTestSuites ?? 0),
);

if (check('Build', 'npm', ['run', '--silent', 'build'])) {
  try {
    const browserReport = `${results}/browser.json`;
    const isBrowserSuccess = run('Browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'], {
      CHROMIUM_PATH: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    });
    const stats = readJson(browserReport)?.stats;
    count('Browser tests', isBrowserSuccess, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
  } catch (error) {
    console.error(error.message);
    count('Browser tests', false, 0, 1);
  }
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
