import { mkdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** Bundles the engine of Redux DevTools into one script, and returns its path. */
export async function buildEngine(): Promise<string> {
  const folder = path.resolve(`.cache/devtools-engine-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry: path.resolve(__dirname, 'devToolsEngine.ts'),
    output: { path: folder, filename: 'engine.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      ],
    },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return path.join(folder, 'engine.js');
}
