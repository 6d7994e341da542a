import { existsSync, mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { writePayments } from '../payments';
import { measureBatch } from './batch';
import { measureComparison } from './comparison';
import { importFiles, measureImport } from './imports';
import { observe } from './pageMetrics';
import { measureMonth, measureReport } from './monthViews';
import { report, type Figure } from './report';
import { serveBaselines } from './baselines';
import { measureWorkbook } from './workbook';
import { DASHBOARD_SHOWN, LIST_SHOWN, measureWork, reopen } from './listWork';

const FOLDER = '.cache/bench';
const RUNS = 3;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [30, 100_000, 1_000_000];

const { server, address } = await serveBaselines();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});

async function open(baseURL: string | undefined, shown: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await observe(page, shown);
  return page;
}

async function measure(rows: number): Promise<boolean> {
  mkdirSync(FOLDER, { recursive: true });
  const path = `${FOLDER}/payments-${rows}.csv`;
  if (!existsSync(path)) await writePayments(path, rows);
  const page = await open(process.env.BENCH_ADDRESS, `concat(${LIST_SHOWN}, ${DASHBOARD_SHOWN})`);
  const bare = await open(address, 'string(//output)');
  await bare.goto(`/?rows=${rows}`);
  await bare.waitForFunction('window.builtIn');
  const built = await bare.evaluate<number>('window.builtIn');
  const isLarge = rows === 1_000_000;
  const importing = isLarge ? await measureImport(page, bare, path, RUNS) : [];
  if (!isLarge) await importFiles(page, path);
  const dashboard = await reopen(page, '/', RUNS);
  const list = await reopen(page, '/transactions', RUNS);
  const reopening: Figure[] = [
    { label: 'Reopening the dashboard', value: dashboard.ready, goal: isLarge ? 2000 : undefined },
    { label: 'Its longest task', value: dashboard.longest },
    { label: 'Reopening the list', value: list.ready, goal: isLarge ? 2000 : undefined },
    { label: 'Its longest task', value: list.longest },
    { label: 'A bare page makes as many objects and shows ten', value: built },
  ];
  const matches = report(`${rows.toLocaleString('en-US')} rows in Chromium`, [
    ...importing,
    ...reopening,
    ...(await measureWork(page, bare, rows)),
    ...(await measureMonth(page)),
    ...(rows >= 100_000 ? await measureReport(page, path) : []),
    ...(rows >= 100_000 ? await measureComparison(page) : []),
    ...(rows >= 100_000 ? await measureWorkbook(page, rows) : []),
    ...(isLarge ? await measureBatch(page) : []),
  ]);
  await page.context().close();
  await bare.context().close();
  return matches;
}

try {
  for (const rows of sizes) if (!(await measure(rows))) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
