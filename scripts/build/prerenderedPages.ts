import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import type { PrerenderedScreen } from '../../src/app/prerender';
import securityPolicies from '../hosting/securityPolicies.json';
import { frameStylesOf, NOT_STARTED, SHOWN_FIRST } from './frameStyles';

const ROOT = '<div id="root"></div>';
const LAST_SCRIPT = '<script src="/assets/part.';

/** Writes one page per screen of the sample, `<path>/index.html`, with the scripts and styles that the screen starts with. */
export class PrerenderedPages {
  apply(compiler: Compiler): void {
    let screens: Promise<PrerenderedScreen[]>;
    // Rendering runs in parallel with the bundler; both meet when the pages are assembled.
    compiler.hooks.beforeRun.tap('PrerenderedPages', () => {
      screens = prerender();
      // The awaiting code reports the error.
      screens.catch(() => undefined);
    });
    compiler.hooks.compilation.tap('PrerenderedPages', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise('PrerenderedPages', async (data) => {
        const drawn = await screens;
        const template = data.html.replace('</head>', () => `<style>${firstStyles(drawn, compilation)}</style></head>`);
        for (const screen of drawn) {
          const html = fill(template, screen, compilation);
          if (screen.path === '/') data.html = html;
          else
            compilation.emitAsset(`${screen.path.slice(1)}/index.html`, new compiler.webpack.sources.RawSource(html));
        }
        return data;
      });
    });
  }
}

async function prerender(): Promise<PrerenderedScreen[]> {
  const script = path.resolve('scripts/build/prerender.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: Infinity });
  return JSON.parse(stdout) as PrerenderedScreen[];
}

function fill(template: string, { name, path: address, html }: PrerenderedScreen, compilation: Compilation): string {
  const [title = ''] = /^<title>.*?<\/title>/.exec(html) ?? [];
  const files = filesOf(name, compilation);
  const styles = files.filter((file) => file.endsWith('.css'));
  const first = styles.map((file) => `<link rel="preload" href="/${file}" as="style">`);
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`);
  const parts: [string | RegExp, string][] = [
    ['<html ', `<html data-path="${address}" ${SHOWN_FIRST} `],
    [/<title>.*?<\/title>/, title],
    ['<link rel="preload"', `${first.join('')}<link rel="preload"`],
    ['<script defer', `${links.join('')}<script defer`],
    [LAST_SCRIPT, `${scripts.join('')}${LAST_SCRIPT}`],
    [ROOT, `<div id="root">${html.slice(title.length)}</div>${NOT_STARTED}`],
  ];
  return parts.reduce((page, [marker, part]) => {
    const filled = page.replace(marker, () => part);
    if (filled === page) throw new Error(`public/index.html does not contain ${String(marker)}`);
    return filled;
  }, template);
}

/** The frame is the same on all screens, so the Content Security Policy needs one hash for its styles. */
function firstStyles(screens: readonly PrerenderedScreen[], compilation: Compilation): string {
  const sheets =
    compilation.entrypoints
      .get('main')
      ?.getFiles()
      .filter((file) => file.endsWith('.css')) ?? [];
  const css = sheets.map((file) => compilation.getAsset(file)?.source.source().toString()).join('');
  const styles = frameStylesOf(screens[0]?.html ?? '', css);
  const allowed = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
  if (!securityPolicies.page['style-src'].includes(allowed)) {
    const files = 'scripts/hosting/securityPolicies.json, docs/hosting/nginx.conf and docs/hosting/Caddyfile';
    compilation.errors.push(
      new Error(`The styles of the frame are others than before: style-src in ${files} has to allow ${allowed}`),
    );
  }
  return styles;
}

/** The files of a screen's chunk, without the files of every page. */
function filesOf(name: string, compilation: Compilation): string[] {
  const there = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const files = compilation.namedChunkGroups.get(name)?.getFiles();
  if (!files) throw new Error(`No chunk is called ${name}`);
  return files.filter((file) => !there.includes(file));
}
