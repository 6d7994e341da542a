// Builds the benchmark as the product is built, so that what is measured is what is sent, and runs it.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import webpack from 'webpack';

const folder = resolve('.cache/bench');
const compiler = webpack({
  mode: 'production',
  target: 'node20',
  entry: ['./bench/selectors.ts', './bench/recording.ts', './bench/reconciliation.ts', './bench/statements.ts'],
  output: { path: folder, filename: 'bench.cjs' },
  resolve: { extensions: ['.ts', '.js'], alias: { '@': resolve('src') } },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      { test: /\.md$/, loader: resolve('scripts/articleLoader.mjs') },
    ],
  },
});

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
    return;
  }
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=8192', resolve(folder, 'bench.cjs')], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
