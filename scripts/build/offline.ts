import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The content of files by their path in the built folder. */
type Files = ReadonlyMap<string, Buffer | string>;

/** What a browser never asks for, or what is not to be kept: precompressed copies, source maps, the worker itself. */
const LEFT_OUT = /\.(br|gz|map|txt)$|^sw\.js$|^404\.html$/;

/** What webpack does for the work without a network: a worker of the built product must not answer the development server's pages. */
export function offline(isProduction: boolean): WebpackPluginInstance[] {
  const killSwitch = { from: path.resolve('scripts/build/killSwitch.js'), to: 'sw.js' };
  return isProduction ? [new OfflineFiles(readBasePath())] : [new CopyPlugin({ patterns: [killSwitch] })];
}

/** `BASE_PATH=/console npm run build`: the path below which the product is served, '' for the root. */
function readBasePath(): string {
  const path = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
  if (!/^(\/[\w.~-]+)*$/.test(path)) throw new Error(`BASE_PATH is "${path}": it has to be a path, as /console`);
  return path;
}

/**
 * Adds what belongs to the whole of the built files: `404.html` for hosts that answer an unknown path with it, and the service
 * worker. The pages are moved below `basePath` (`/console`, or '' for the root), which nothing else knows.
 */
class OfflineFiles {
  constructor(private readonly basePath: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // Behind the hashes in the files' names, and before the files are compressed.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compiler.hooks.thisCompilation.tap('OfflineFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'OfflineFiles', stage }, (assets) => {
        const files = new Map<string, Buffer | string>();
        for (const [name, source] of Object.entries(assets)) {
          const content = name.endsWith('.html')
            ? movePage(source.source().toString(), this.basePath)
            : source.buffer();
          if (typeof content === 'string') compilation.updateAsset(name, new sources.RawSource(content));
          files.set(name, content);
        }
        const page = files.get('index.html');
        if (page) compilation.emitAsset('404.html', new sources.RawSource(page));
        compilation.emitAsset('sw.js', new sources.RawSource(writeServiceWorker(files)));
      });
    });
  }
}

/** A page whose addresses of the console lead below a path. */
export function movePage(html: string, basePath: string): string {
  return html.replaceAll(/(?<= (?:src|href)=")\/(?!\/)/g, `${basePath}/`);
}

/** The service worker that keeps these files. Its version says their content. */
export function writeServiceWorker(files: Files): string {
  const kept = [...files]
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, content]) => [addressOf(name), `sha256-${hash(content, 'base64')}`] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(kept), null, 1);
  const code = readFileSync(path.resolve('scripts/build/serviceWorker.js'), 'utf8');
  return `const VERSION = '${hash(list + code, 'hex').slice(0, 12)}';\nconst FILES = ${list};\n\n${code}`;
}

/** A page by its folder, as it is asked for; hosts like to redirect from its file. */
function addressOf(name: string): string {
  return name.replace(/(^|\/)index\.html$/, '$1') || './';
}

function hash(content: Buffer | string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}
