import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The content of files by their path in the built folder. */
type Files = ReadonlyMap<string, Buffer | string>;

/** What a browser never asks for, or what is not to be kept: precompressed copies, source maps, the worker itself. */
const LEFT_OUT = /\.(br|gz|map|txt)$|^sw\.js$|^404\.html$/;

/** What a page waits for with its first paint, and what it waits for instead where that is to be the whole, as a kept page is. */
const WAIT_FOR_ALL = ['href="#root" blocking', 'href="#drawn" blocking'] as const;

/** A page of which nothing is painted before it is known what of it is shown. */
export const waitingPage = (html: string): string => html.replace(...WAIT_FOR_ALL);

/** A page that says below which path it is served, and whose addresses of the console lead there. */
export function movePage(html: string, basePath: string): string {
  if (basePath === '') return html;
  const moved = html.replaceAll(/(?<= (?:src|href)=")\/(?!\/)/g, `${basePath}/`);
  return moved.replace('<html ', `<html data-base="${basePath}" `);
}

/** The service worker that keeps these files. Its version says their content. */
export function writeServiceWorker(files: Files): string {
  const kept = [...files]
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, content]) => [addressOf(name), `sha256-${hash(content, 'base64')}`] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(kept), null, 1);
  const code = readFileSync(path.resolve('scripts/build/serviceWorker.js'), 'utf8');
  const constants = `const FILES = ${list};\nconst WAIT_FOR_ALL = ${JSON.stringify(WAIT_FOR_ALL)};\n\n`;
  return `const VERSION = '${hash(constants + code, 'hex').slice(0, 12)}';\n${constants}${code}`;
}

/** A page by its folder, as it is asked for; hosts like to redirect from its file. */
function addressOf(name: string): string {
  return name.replace(/(^|\/)index\.html$/, '$1') || './';
}

function hash(content: Buffer | string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}
