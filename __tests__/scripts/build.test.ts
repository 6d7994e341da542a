import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { PreviousBuild } from '../../scripts/build/previousBuild';
import { movePage, waitingPage, writeServiceWorker } from '../../scripts/build/serviceWorkerFile';
import { PATHS } from '@/domain/screens';

const listOf = (worker: string) =>
  Object.keys(JSON.parse(/const FILES = (\{[^}]*\})/.exec(worker)?.[1] ?? '') as Record<string, string>);
const versionOf = (worker: string) => /const VERSION = '(\w+)'/.exec(worker)?.[1];

const FILES = new Map([
  ['index.html', '<p>First</p>'],
  ['merchants/index.html', '<p>Merchants</p>'],
  ['assets/main.1.js', 'first()'],
  ['assets/main.1.js.map', '{}'],
  ['assets/main.1.js.br', ''],
  ['404.html', '<p>First</p>'],
]);

test('The service worker caches each file that a browser requests, a page by its folder, and the version depends on their content', () => {
  const worker = writeServiceWorker(FILES);
  expect(listOf(worker)).toEqual(['./', 'assets/main.1.js', 'merchants/']);
  expect(versionOf(writeServiceWorker(new Map([...FILES].reverse())))).toBe(versionOf(worker));
  const changed = writeServiceWorker(new Map([...FILES, ['merchants/index.html', '<p>Other</p>']]));
  expect(versionOf(changed)).not.toBe(versionOf(worker));
});

test('The page of unknown paths is painted after a script knows which part is shown', () => {
  const [meant, waiting] = ['root', 'drawn'].map((id) => `<link rel="expect" href="#${id}" blocking="render"/>`);
  expect(waitingPage(meant!)).toBe(waiting);
});

test('A page of a base path contains the path, and its links lead there', () => {
  const page = '<html lang="en"><a href="/">Home</a> <a href="//other.example">Other</a> <script src="/a.js"></script>';
  expect(movePage(page, '/console')).toBe(
    '<html data-base="/console" lang="en"><a href="/console/">Home</a> <a href="//other.example">Other</a> <script src="/console/a.js"></script>',
  );
  expect(movePage(page, '')).toBe(page);
});

test('The files of the last two builds stay for open pages, and older files are deleted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  const build = (...files: string[]) => {
    const plugin = new PreviousBuild(path.join(folder, 'builds.json'));
    const assets = Object.fromEntries(files.map((file) => [`assets/${file}`, {}]));
    plugin.apply({
      hooks: {
        done: {
          tap: (_name: string, notify: (stats: unknown) => void) => notify({ compilation: { assets, errors: [] } }),
        },
      },
    } as unknown as Compiler);
  };
  for (const files of ['a.1.js', 'a.2.js', 'a.3.js', 'a.3.js']) build(files);
  const { keep } = new PreviousBuild(path.join(folder, 'builds.json'));
  expect(['assets/a.1.js', 'assets/a.2.js', 'assets/a.3.js.br', 'index.html'].map(keep)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  rmSync(folder, { recursive: true });
});

type Manifest = Record<'icons' | 'shortcuts' | 'file_handlers', Record<string, string>[]> & Record<string, unknown>;
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

test('The installed console has a window, a theme color and shortcuts, and opens CSV files', () => {
  expect(manifest).toMatchObject({ name: 'SplitPay console', display: 'standalone', start_url: './', scope: './' });
  expect(readFileSync('public/index.html', 'utf8')).toContain(`content="${String(manifest.theme_color)}"`);
  expect(Object.values(PATHS)).toEqual(expect.arrayContaining(manifest.shortcuts.map(({ url }) => `/${url!}`)));
  expect(manifest.file_handlers).toEqual([{ action: './', accept: { 'text/csv': ['.csv'] } }]);
});

test('Each icon matches the manifest, and each type has a maskable icon', () => {
  for (const { src, sizes, type } of manifest.icons) {
    const icon = readFileSync(`public/${src!}`);
    expect(icon.length).toBeLessThan(15_000);
    if (type === 'image/png') expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    else expect(icon.toString()).toMatch(/^<svg /);
  }
  const masked = manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ type }) => type);
  expect(masked).toEqual(['image/svg+xml', 'image/png']);
});
