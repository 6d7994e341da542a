// Soak test of the built team server, on PGlite and PostgreSQL: races, crashes, malformed requests and random acts of several people.
// soak/server/options.ts lists the options.
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import webpack from 'webpack';

const folder = resolve('.cache/soak');

const soak = {
  mode: 'production',
  target: 'node20',
  performance: false,
  entry: './soak/server/main.ts',
  resolve: { extensions: ['.ts', '.js'], alias: { '@': resolve('src') } },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      { test: /\.md$/, loader: resolve('scripts/articleLoader.mjs') },
    ],
  },
  // Errors show readable names.
  optimization: { minimize: false },
  output: { path: folder, filename: 'server.cjs' },
};

const { status } = spawnSync(process.execPath, ['scripts/team.mjs', 'build'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

webpack(soak).run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
    return;
  }
  const child = spawn(process.execPath, [resolve(folder, 'server.cjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  child.once('exit', (code) => process.exit(code ?? 1));
});
