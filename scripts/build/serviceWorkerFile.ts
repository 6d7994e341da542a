import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Files = ReadonlyMap<string, Buffer | string>;

/** Files that are not cached: precompressed copies and source maps, which browsers never request, and the worker itself. */
const LEFT_OUT = /\.(br|gz|map|txt)$|^sw\.js$|^404\.html$/;

/** The attribute that delays the first paint, and its value in a cached page, which waits until the page is complete. */
const WAIT_FOR_ALL = ['href="#root" blocking', 'href="#drawn" blocking'] as const;

/** A page that paints nothing until the script knows which part to show. */
export const waitingPage = (html: string): string => html.replace(...WAIT_FOR_ALL);

/** A page with the base path in its addresses. */
export function movePage(html: string, basePath: string): string {
  if (basePath === '') return html;
  const moved = html.replaceAll(/(?<= (?:src|href)=")\/(?!\/)/g, `${basePath}/`);
  return moved.replace('<html ', `<html data-base="${basePath}" `);
}

/** The service worker that caches these files, or one page for all paths. Its version is a hash of their content. */
export function writeServiceWorker(files: Files, isOnePage = false): string {
  const versioned = [...files]
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, content]) => [addressOf(name), `sha256-${hash(content, 'base64')}`] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(versioned), null, 1);
  const code = readFileSync(path.resolve('scripts/build/serviceWorker.js'), 'utf8');
  const constants = `const FILES = ${list};\nconst WAIT_FOR_ALL = ${JSON.stringify(WAIT_FOR_ALL)};\nconst IS_ONE_PAGE = ${isOnePage};\n\n`;
  return `const VERSION = '${hash(constants + code, 'hex').slice(0, 12)}';\n${constants}${code}`;
}

/** A page is cached by its folder, because many hosts redirect `/index.html` to the folder. */
function addressOf(name: string): string {
  return name.replace(/(^|\/)index\.html$/, '$1') || './';
}

function hash(content: Buffer | string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}
