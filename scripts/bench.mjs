// Builds the benchmarks with the product's own configuration, so that they measure the shipped code, and runs them: the selectors in
// Node, then the built product in Chromium: its first look over a slow line, and at many rows.
// `npm run bench -- browser 1000000` runs only the browser part with this number of rows, `npm run bench -- look 9` measures the first look nine times,
// `npm run bench -- server 1000` the store of the team with this number of races, and `npm run bench -- team-size 1000000 PostgreSQL` the
// opening of a team's workspace with this number of payments and entries. `team-page 1000000` measures what its page does with them.
// `npm run bench -- team-screen 50` measures how long 50 refunds take to a colleague's screen, in two browsers,
// and `team-opening 1000000` how long the browsers of a team take to open a workspace with this number of payments, and with a refund of each.
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
// `npm run bench:engine -- 10000000` measures the payment engine, and PostgreSQL for the same questions.
import webpack from 'webpack';
import { ensureChromium } from './browsers.mjs';

const folder = resolve('.cache/bench');
const port = process.env.E2E_PORT ?? '4176';
const [part, ...sizes] = process.argv.slice(2);

const shared = {
  mode: 'production',
  performance: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { '@': resolve('src') } },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      { test: /\.md$/, loader: resolve('scripts/articleLoader.mjs') },
    ],
  },
};

const benchmarks = {
  ...shared,
  target: 'node20',
  entry: {
    selectors: [
      './bench/selectors.ts',
      './bench/sessionReplay.ts',
      './bench/statements.ts',
      './bench/batches.ts',
      './bench/reconciliation.ts',
      './bench/comparison.ts',
    ],
    browser: './bench/browser/main.ts',
    look: './bench/firstLook/main.ts',
    server: './bench/teamStore.ts',
    'team-size': './bench/teamSize.ts',
    'team-page': './bench/teamPage.ts',
    'team-screen': './bench/teamScreen.ts',
    'team-opening': './bench/teamOpening.ts',
    engine: './bench/engine.ts',
    'build-thread': './server/engines/service/building/buildThread.ts',
  },
  externals: {
    '@playwright/test': 'commonjs @playwright/test',
    '@electric-sql/pglite': 'commonjs @electric-sql/pglite',
    pg: 'commonjs pg',
  },
  // A function that runs in the page must not use a helper of the bundle.
  optimization: { concatenateModules: false, minimize: false },
  // Threads are in the same folder.
  node: { __dirname: false },
  output: { path: folder, filename: '[name].cjs' },
};

const rival = {
  ...shared,
  target: ['web', 'es2022'],
  entry: { emptyPage: './bench/firstLook/emptyPage.tsx' },
  output: { path: folder, filename: '[name].js' },
};

/** Runs a bundle and resolves with its exit code. */
const run = (name, ...options) =>
  spawnSync(process.execPath, ['--max-old-space-size=8192', resolve(folder, name), ...options], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), BENCH_ADDRESS: `http://localhost:${port}` },
  }).status ?? 1;

/** The page and the server of a team, built as `npm run team` builds them. */
function buildTeam() {
  const commands = ['npm run --silent build:team', `${process.execPath} scripts/team.mjs build`];
  return commands.every((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0);
}

function runInBrowser(bundles) {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) return 1;
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...process.env, PORT: port } });
  return new Promise((done, fail) => {
    server.stderr.once('data', (text) => fail(new Error(String(text))));
    server.stdout.once('data', () => done(Math.max(...bundles.map((bundle) => run(bundle, ...sizes)))));
  }).finally(() => server.kill());
}

webpack([benchmarks, rival]).run(async (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
    return;
  }
  if (['team-screen', 'team-opening'].includes(part)) {
    process.exitCode = buildTeam() ? run(`${part}.cjs`, ...sizes) : 1;
    return;
  }
  const selectors = part === undefined ? run('selectors.cjs') : 0;
  if (['server', 'team-size', 'team-page', 'engine'].includes(part)) {
    process.exitCode = run(`${part}.cjs`, ...sizes);
    return;
  }
  const bundles = ['look', 'browser'].filter((name) => part === undefined || part === name);
  process.exitCode = selectors || (await runInBrowser(bundles.map((name) => `${name}.cjs`)));
});
