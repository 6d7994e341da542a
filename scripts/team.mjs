// Builds the team server and runs it: `serve` starts it, `verify` checks the stored entries, `restored` follows a restored backup, `engine` builds the
// tables of the payment engine again.
// `build` only builds it, into .cache/team/main.mjs, for a container. Each build of the server has an empty database, with which a new folder starts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack from 'webpack';

const [command = 'serve'] = process.argv.slice(2);
const folder = resolve('.cache/team');

const server = {
  mode: 'production',
  target: 'node20',
  performance: false,
  devtool: false,
  entry: { main: './server/main.ts', buildThread: './server/engines/service/building/buildThread.ts' },
  resolve: { extensions: ['.ts', '.js'], alias: { '@': resolve('src') } },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      { test: /\.md$/, loader: resolve('scripts/articleLoader.mjs') },
    ],
  },
  // Packages stay in node_modules.
  externals: ({ request }, answer) => (/^(?!@\/)[@a-z]/.test(request) ? answer(null, `module ${request}`) : answer()),
  externalsPresets: { node: true },
  experiments: { outputModule: true },
  // Messages of errors name functions and files.
  optimization: { minimize: false },
  output: { path: folder, filename: '[name].mjs', module: true, chunkFormat: 'module', library: { type: 'module' } },
};

/** Another version of PGlite creates another database. A separate process does it, whose memory ends with it. */
function prepareDatabase() {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  const made = `${folder}/database.version`;
  if (existsSync(`${folder}/database`) && existsSync(made) && readFileSync(made, 'utf8') === version) return true;
  const { status } = spawnSync(process.execPath, [`${folder}/main.mjs`, 'prepare'], { stdio: 'inherit' });
  if (status === 0) writeFileSync(made, version);
  return status === 0;
}

webpack(server).run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
    return;
  }
  if (!prepareDatabase()) {
    process.exitCode = 1;
    return;
  }
  if (command === 'build') return;
  const child = spawn(process.execPath, [`${folder}/main.mjs`, command], { stdio: 'inherit' });
  child.once('exit', (code) => process.exit(code ?? 1));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // The terminal sends it to both.
  process.on('SIGINT', () => undefined);
});
