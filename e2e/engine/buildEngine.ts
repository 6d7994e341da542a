import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

const ENTRY = path.resolve(__dirname, 'devToolsEngine.ts');

/**
 * Bundles the engine of Redux DevTools into one script and returns its path. The same sources are bundled only once.
 */
export async function buildEngine(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [ENTRY, __filename, path.resolve('package-lock.json')]) hash.update(readFileSync(file));
  const folder = path.resolve('.cache/devtools-engine');
  const name = `${hash.digest('hex').slice(0, 12)}.js`;
  const built = path.join(folder, name);
  if (existsSync(built)) return built;

  const copyFolder = path.join(folder, String(process.pid));
  mkdirSync(copyFolder, { recursive: true });
  await bundle(copyFolder, name);
  // Another worker may build at the same time. Renaming a complete file is safe, because both files are equal.
  renameSync(path.join(copyFolder, name), built);
  return built;
}

async function bundle(folder: string, filename: string): Promise<void> {
  const { default: webpack } = await import('webpack');
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry: ENTRY,
    output: { path: folder, filename },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      ],
    },
    optimization: { minimize: false },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
