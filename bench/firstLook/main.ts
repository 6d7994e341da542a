import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { median, report } from '../browser/report';
import { measureLoad, measureOffline, type Load } from './load';

// Compares the first look of the console with a static page of one line and with an empty page of the same libraries.
const RUNS = Number(process.argv[2] ?? 5);
const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>';
const PAGES: Record<string, [type: string, text: string]> = {
  '/line': ['text/html', `${HEAD}<p>One line`],
  '/empty': ['text/html', `${HEAD}<script defer src="/emptyPage.js"></script><div id="root"></div>`],
  '/emptyPage.js': ['text/javascript', readFileSync('.cache/bench/emptyPage.js', 'utf8')],
};

const server = createServer(({ url = '/' }, response) => {
  const [type, text] = PAGES[url] ?? ['text/plain', ''];
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(brotliCompressSync(text));
});
await new Promise<void>((done) => server.listen(0, 'localhost', done));
const at = server.address();
const baselines = `http://localhost:${typeof at === 'object' ? at?.port : ''}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});

try {
  const offline: number[] = [];
  const loads: Record<'own' | 'line' | 'empty', Load[]> = { own: [], line: [], empty: [] };
  // The pages alternate, so that other load of the machine affects all of them.
  for (let run = 0; run < RUNS; run += 1) {
    loads.line.push(await measureLoad(browser, `${baselines}/line`, false));
    loads.empty.push(await measureLoad(browser, `${baselines}/empty`));
    loads.own.push(await measureLoad(browser, process.env.BENCH_ADDRESS ?? ''));
    offline.push(await measureOffline(browser, process.env.BENCH_ADDRESS ?? ''));
  }
  const of = (name: keyof typeof loads, figure: keyof Load) => median(loads[name].map((load) => load[figure]));
  const against = (figure: keyof Load, name: 'line' | 'empty') => of('own', figure) / of(name, figure);
  const matches = report('The first look, at 1.6 Mbit/s, 150 ms and a processor four times slower', [
    { label: 'First contentful paint', value: of('own', 'painted') },
    { label: 'Of a static page of one line', value: of('line', 'painted') },
    { label: 'Against it', value: against('painted', 'line'), unit: 'times', goal: 1.4 },
    { label: "'Total Transaction Volume' seen", value: of('own', 'seen') },
    { label: 'As the heading of an empty page of React and Redux', value: of('empty', 'seen') },
    { label: 'Against it', value: against('seen', 'empty'), unit: 'times', goal: 0.6 },
    { label: 'Main thread blocked', value: of('own', 'blocked'), goal: 460 },
    { label: 'Of the empty page', value: of('empty', 'blocked') },
    { label: 'Layout shift', value: of('own', 'shifted'), unit: 'times', goal: 0, holds: true },
    { label: 'All bytes', value: of('own', 'bytes'), unit: 'kB', goal: 290 },
    { label: 'Heap of the page', value: of('own', 'heap'), unit: 'MB', goal: 6 },
    { label: 'The texts of its scripts beside it', value: of('own', 'texts'), unit: 'MB' },
    { label: 'Seen at the second visit, without a line', value: median(offline), goal: 300 },
  ]);
  if (!matches) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
