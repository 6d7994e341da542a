import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { movePage, writeServiceWorker } from '../scripts/build/serviceWorkerFile';
import { createAnswer } from '../scripts/hosting/answer';
import { expect, test as base } from './console';

type Deployment = { folder: string; origin: string; requests: string[]; stop: () => Promise<void> };

/**
 * A copy of the built product on a separate server, which a test may change and stop. Its pages have a service worker.
 */
export const test = base.extend<{ deployment: Deployment; basePath: string }>({
  basePath: ['', { option: true }],
  serviceWorkers: 'allow',
  // A service worker outlives its page, so each test needs a new context.
  reuseContext: [false, { scope: 'worker' }],
  deployment: async ({ basePath }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
    copyBuild(folder);
    if (basePath !== '') release(folder, (html) => movePage(html, basePath));
    const requests: string[] = [];
    const answer = createAnswer(folder, basePath);
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const stop = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    await use({ folder, origin: `http://localhost:${(server.address() as AddressInfo).port}`, requests, stop });
    await stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ deployment }, use) => use(deployment.origin),
});

/** Copies the files of this build, because the folder also has files of earlier builds. */
function copyBuild(folder: string): void {
  const worker = readFileSync('dist/sw.js', 'utf8');
  const isOfBuild = (file: string) =>
    path.dirname(file) !== path.join('dist', 'assets') || worker.includes(path.basename(file));
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) && isOfBuild(file) });
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** Changes the pages in the folder and updates the service worker, as a new build would. */
export function release(folder: string, changePage: (html: string) => string): void {
  for (const file of filesOf(folder).filter((candidate) => candidate.endsWith('.html'))) {
    const name = path.join(folder, file);
    writeFileSync(name, changePage(readFileSync(name, 'utf8')));
  }
  const files = new Map(filesOf(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
  writeFileSync(path.join(folder, 'sw.js'), writeServiceWorker(files));
}

/**
 * Writes a newer build into the folder: a text, a chunk and the scripts that name it change, and the files with the
 * old names disappear.
 */
export function releaseNewer(folder: string, chunk: string, change: (text: string) => string): void {
  const assets = path.join(folder, 'assets');
  const hashOf = (name: string) =>
    readdirSync(assets).flatMap((file) => new RegExp(`^${name}\\.(\\w+)\\.js$`).exec(file)?.[1] ?? [])[0]!;
  const names = [chunk, 'react', 'main'];
  const hashes = names.map(hashOf);
  const renew = (text: string) => hashes.reduce((renewed, hash) => renewed.replaceAll(hash, 'newer000'), change(text));
  for (const [index, name] of names.entries()) {
    const file = path.join(assets, `${name}.${hashes[index]!}.js`);
    writeFileSync(path.join(assets, `${name}.newer000.js`), renew(readFileSync(file, 'utf8')));
    rmSync(file);
  }
  release(folder, renew);
}

export { expect };
