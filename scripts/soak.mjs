// Soak test of the built product: damaged saved states, turns of several tabs, killed browsers and random walks. soak/options.ts lists the options.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { ensureChromium } from './browsers.mjs';

const folder = resolve('.cache/soak');
const port = process.env.E2E_PORT ?? '4175';

const shared = {
  mode: 'production',
  // A function that runs in the page must not use a helper of the bundle, and errors should show readable names.
  optimization: { minimize: false },
  performance: false,
  resolve: { extensions: ['.ts', '.js'], alias: { '@': resolve('src') } },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      { test: /\.md$/, loader: resolve('scripts/articleLoader.mjs') },
    ],
  },
};
const compiler = webpack([
  {
    ...shared,
    target: 'node20',
    entry: './soak/main.ts',
    externals: { '@playwright/test': 'commonjs @playwright/test' },
    output: { path: folder, filename: 'soak.cjs' },
  },
  {
    ...shared,
    target: 'web',
    entry: { probe: './soak/probe.ts', operatorActions: './soak/operatorActions.ts' },
    output: { path: folder, filename: '[name].js' },
    // An injected script cannot load further chunks.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  },
]);

async function serve() {
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...process.env, PORT: port } });
  await new Promise((done, fail) => {
    server.stdout.once('data', done);
    server.stderr.once('data', (text) => fail(new Error(String(text))));
  });
  return server;
}

compiler.run(async (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
    return;
  }
  let server;
  try {
    const environment = { ...process.env, CHROMIUM_PATH: ensureChromium(), SOAK_ADDRESS: `http://localhost:${port}` };
    server = await serve();
    const soak = spawn(process.execPath, [resolve(folder, 'soak.cjs'), ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: environment,
    });
    process.exitCode = await new Promise((done) => soak.once('exit', (code) => done(code ?? 1)));
  } catch (problem) {
    console.error(problem.message);
    process.exitCode = 1;
  } finally {
    server?.kill();
  }
});
