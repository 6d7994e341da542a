// Builds the benchmarks as the product is built, so that what is measured is what is sent, and runs them: the selectors in
// Node, then the built product in Chromium. `npm run bench -- browser 1000000` runs that alone, at these rows.
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { ensureChromium } from './browsers.mjs';

const folder = resolve('.cache/bench');
const port = process.env.E2E_PORT ?? '4176';
const [part, ...sizes] = process.argv.slice(2);

const compiler = webpack({
  mode: 'production',
  target: 'node20',
  entry: {
    selectors: ['./bench/selectors.ts', './bench/recording.ts', './bench/reconciliation.ts', './bench/statements.ts'],
    browser: './bench/browser/main.ts',
  },
  externals: { '@playwright/test': 'commonjs @playwright/test' },
  // What is handed to a page must not lean on anything outside of it.
  optimization: { concatenateModules: false, minimize: false },
  performance: false,
  output: { path: folder, filename: '[name].cjs' },
  resolve: { extensions: ['.ts', '.js'], alias: { '@': resolve('src') } },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      { test: /\.md$/, loader: resolve('scripts/articleLoader.mjs') },
    ],
  },
});

/** Runs a bundle to its end; its exit code. */
const run = (name, ...options) =>
  spawnSync(process.execPath, ['--max-old-space-size=8192', resolve(folder, name), ...options], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), BENCH_ADDRESS: `http://localhost:${port}` },
  }).status ?? 1;

function runInBrowser() {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) return 1;
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...process.env, PORT: port } });
  return new Promise((done, fail) => {
    server.stderr.once('data', (text) => fail(new Error(String(text))));
    server.stdout.once('data', () => done(run('browser.cjs', ...sizes)));
  }).finally(() => server.kill());
}

compiler.run(async (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
    return;
  }
  const selectors = part === 'browser' ? 0 : run('selectors.cjs');
  process.exitCode = selectors || (await runInBrowser());
});
