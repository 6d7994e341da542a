// Lints: ESLint what is read as text, Oxlint the rules that ask for types, in a sixth of the time. Each rule stands in
// eslint.config.mjs alone; where Oxlint has no build for the machine, ESLint reads them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const CONFIG = '.cache/oxlint.json';
// Oxlint does not have these. The classes that are named as types have private fields, so that the compiler tells others from
// them; and there are no enums.
const MISSING = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'];
const IGNORED = ['*.js', '*.mjs', 'dist', 'test-results', 'playwright-report', '.cache'];

/** Whether a command of the packages ended well. */
function run(command, args, { environment = {}, stdio = 'inherit' } = {}) {
  const options = { stdio, env: { ...process.env, ...environment }, shell: process.platform === 'win32' };
  return spawnSync('npx', [command, ...args], options).status === 0;
}

/** Writes down for Oxlint which rules of ESLint ask for types, with their options. */
async function writeTypedRules() {
  const { rules } = await new ESLint().calculateConfigForFile('src/app/main.tsx');
  const typed = Object.entries(tseslint.plugin.rules)
    .filter(([name, { meta }]) => meta.docs.requiresTypeChecking && !MISSING.includes(name))
    .map(([name]) => [name, rules[`@typescript-eslint/${name}`] ?? [0]])
    .filter(([, [severity]]) => severity !== 0)
    .map(([name, [, ...options]]) => [`typescript/${name}`, ['error', ...options]]);
  mkdirSync('.cache', { recursive: true });
  const config = { plugins: ['typescript'], categories: { correctness: 'off' }, rules: Object.fromEntries(typed) };
  writeFileSync(CONFIG, JSON.stringify(config, null, 2));
}

const hasOxlint = run('oxlint', ['--version'], { stdio: 'ignore' });
if (hasOxlint) await writeTypedRules();
const ignored = IGNORED.map((each) => `--ignore-pattern=${each}`);
const isTypedWell = !hasOxlint || run('oxlint', ['--type-aware', `--config=${CONFIG}`, '--deny-warnings', ...ignored]);
const isReadWell = run('eslint', ['.', '--max-warnings=0'], hasOxlint ? { environment: { LINT_TYPES: 'off' } } : {});
process.exitCode = isTypedWell && isReadWell ? 0 : 1;
