// Lints: ESLint what is read as text, Oxlint the rules that ask for types, in a sixth of the time, and those of React's compiler, in
// a twentieth. Each rule stands in eslint.config.mjs alone; where Oxlint has no build for the machine, ESLint reads them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const CONFIG = '.cache/oxlint.json';
// Oxlint does not have these. The classes that are named as types have private fields, so that the compiler tells others from
// them; there are no enums; and React's compiler is given no options.
const MISSING = [
  'typescript/no-unsafe-class-instance-assignment',
  'typescript/no-unsafe-enum-assignment',
  'react/config',
  'react/gating',
];
const IGNORED = ['*.js', '*.mjs', 'dist', 'test-results', 'playwright-report', '.cache'];

/** Whether a command of the packages ended well. */
function run(command, args, { environment = {}, stdio = 'inherit' } = {}) {
  const options = { stdio, env: { ...process.env, ...environment }, shell: process.platform === 'win32' };
  return spawnSync('npx', [command, ...args], options).status === 0;
}

/** The name of a rule for Oxlint, where that is to read it. */
function oxlintNameOf(name) {
  const [, plugin, rule] = /^(@typescript-eslint|react-hooks)\/(.*)$/.exec(name) ?? [];
  if (plugin === 'react-hooks') return `react/${rule}`;
  return tseslint.plugin.rules[rule]?.meta.docs.requiresTypeChecking ? `typescript/${rule}` : undefined;
}

/** Writes down for Oxlint which rules of ESLint it reads, with their options: those for React where the product is. */
async function writeRules() {
  const { rules } = await new ESLint().calculateConfigForFile('src/app/main.tsx');
  const read = Object.entries(rules)
    .map(([name, [severity, ...options]]) => [oxlintNameOf(name), severity === 0 ? 'off' : 'error', ...options])
    .filter(([name, severity]) => name && severity !== 'off' && !MISSING.includes(name));
  const ofPlugin = (plugin) =>
    Object.fromEntries(read.filter(([name]) => name.startsWith(plugin)).map(([name, ...rest]) => [name, rest]));
  mkdirSync('.cache', { recursive: true });
  const config = {
    plugins: ['typescript', 'react'],
    categories: { correctness: 'off' },
    rules: ofPlugin('typescript/'),
    // From where this file is written.
    overrides: [{ files: ['**/src/**'], rules: ofPlugin('react/') }],
  };
  writeFileSync(CONFIG, JSON.stringify(config, null, 2));
}

const hasOxlint = run('oxlint', ['--version'], { stdio: 'ignore' });
if (hasOxlint) await writeRules();
const ignored = IGNORED.map((each) => `--ignore-pattern=${each}`);
const isReadByOxlint =
  !hasOxlint || run('oxlint', ['--type-aware', `--config=${CONFIG}`, '--deny-warnings', ...ignored]);
const isReadByESLint = run(
  'eslint',
  ['.', '--max-warnings=0'],
  hasOxlint ? { environment: { LINT_BESIDE: 'oxlint' } } : {},
);
process.exitCode = isReadByOxlint && isReadByESLint ? 0 : 1;
