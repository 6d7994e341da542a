import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { movePage, waitingPage, writeServiceWorker } from './serviceWorkerFile';

/** Plugins for offline use, of many pages or of one that answers all paths. In production only: a service worker must not answer the development server's pages. */
export function offline(isProduction: boolean, isOnePage: boolean): WebpackPluginInstance[] {
  const killSwitch = { from: path.resolve('scripts/build/killSwitch.js'), to: 'sw.js' };
  return isProduction ? [new OfflineFiles(readBasePath(), isOnePage)] : [new CopyPlugin({ patterns: [killSwitch] })];
}

/** `BASE_PATH=/console npm run build` builds for a path of the host; '' is the root. */
function readBasePath(): string {
  const path = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
  if (!/^(\/[\w.~-]+)*$/.test(path)) throw new Error(`BASE_PATH is "${path}": it has to be a path, as /console`);
  return path;
}

/**
 * Adds `404.html`, which hosts answer for an unknown path, and the service worker. It also prefixes the addresses in the pages
 * with `basePath` (`/console`, or '' for the root): no other part of the build knows it.
 */
class OfflineFiles {
  constructor(
    private readonly basePath: string,
    private readonly isOnePage: boolean,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // This stage runs after webpack has put hashes into the names, and before it compresses the files.
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
        const page = files.get('index.html')?.toString();
        if (page) compilation.emitAsset('404.html', new sources.RawSource(waitingPage(page)));
        compilation.emitAsset('sw.js', new sources.RawSource(writeServiceWorker(files, this.isOnePage)));
      });
    });
  }
}
