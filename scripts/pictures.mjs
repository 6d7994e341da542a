// Takes the README's pictures and its tour from the built product, all or only the named ones: npm run pictures -- statement
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { encodeApng } from './apng.mjs';
import { ensureChromium } from './browsers.mjs';

const port = 4174;
const origin = `http://localhost:${port}`;
const named = process.argv.slice(2);
const large = { width: 1440, height: 1180 };
const wide = { width: 1440, height: 900 };
const pictures = [
  { name: 'dashboard', path: '/', size: large },
  { name: 'dashboard-dark', path: '/', size: large, theme: 'dark' },
  { name: 'transactions', path: '/transactions', size: wide },
  { name: 'details', path: '/transactions?payment=TR20240630-030', size: wide },
  { name: 'integrations', path: '/integrations', size: wide },
  { name: 'phone', path: '/', size: { width: 390, height: 844 } },
  { name: 'statement', path: '/merchants?view=statements&of=platform', size: wide },
  { name: 'batch', path: '/transactions', size: wide, act: previewBatch },
  {
    name: 'compare',
    path: '/transactions?view=compare&period=2024-06-16..2024-06-30&with=2024-06-01..2024-06-15',
    size: wide,
  },
  { name: 'import-preview', path: '/', size: wide, act: previewImport },
];

// The tour plays once and rests on its last frame, so that nothing moves next to the text that is being read.
const TOUR = {
  payment: 'TR20240628-025',
  size: { width: 1200, height: 750 },
  milliseconds: 1600,
  plays: 1,
  mostBytes: 2_000_000,
};

mkdirSync('docs', { recursive: true });
const server = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...process.env, PORT: String(port) } });
try {
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.stderr.once('data', (text) => reject(new Error(String(text))));
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  for (const { name, path, size, theme = 'light', act } of pictures) {
    if (!isAsked(name)) continue;
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', colorScheme: theme });
    await open(page, path);
    await act?.(page);
    writeFileSync(`docs/${name}.png`, await capture(page));
    await page.close();
  }
  if (isAsked('tour')) writeFileSync('docs/tour.png', await recordTour(browser));
  await browser.close();
} finally {
  server.kill();
}

function isAsked(name) {
  return named.length === 0 || named.includes(name);
}

async function open(page, path) {
  await page.goto(origin + path);
  await page.locator('canvas, table').first().waitFor();
}

/** Waits until the screen is complete. */
async function capture(page) {
  await page.waitForTimeout(500);
  return page.screenshot();
}

/** Imports the demo file, up to the preview. */
async function previewImport(page) {
  await page.getByRole('button', { name: 'Import data' }).click();
  await page.getByLabel('Choose files').setInputFiles('docs/payments-to-try.csv');
  const answers = {
    'Currency of the file': 'EUR',
    'Time zone of the file': 'Europe/Berlin',
    'Open (6 rows)': 'Pending',
  };
  for (const [label, answer] of Object.entries(answers))
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(answer);
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
}

async function previewBatch(page) {
  await page.getByRole('checkbox', { name: 'Select 10 transactions on this page' }).check();
  await page.getByRole('button', { name: /^Refund \d/ }).click();
  await page.getByText('Fees kept by the processor').waitFor();
}

/** Records one frame for each step of a visit: dashboard, search, payment, refund, statements, reconciliation. */
async function recordTour(browser) {
  const page = await browser.newPage({ viewport: TOUR.size, reducedMotion: 'reduce', deviceScaleFactor: 0.8 });
  const frames = [];
  const show = async (times = 1) => frames.push({ png: await capture(page), milliseconds: TOUR.milliseconds * times });

  await open(page, '/');
  await show(2);
  await page.locator('canvas').scrollIntoViewIfNeeded();
  await show();
  await open(page, '/transactions');
  await show();
  await page.getByRole('searchbox').fill('harbor');
  await show();
  await open(page, `/transactions?search=harbor&payment=${TOUR.payment}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).waitFor();
  await show();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const amount = page.getByRole('dialog').getByRole('textbox').first();
  await amount.waitFor();
  await show();
  await amount.fill('500.00');
  await show();
  await page.getByRole('button', { name: 'Refund $500.00' }).click();
  await amount.waitFor({ state: 'hidden' });
  await show();
  await open(page, '/merchants?view=statements');
  await show();
  await open(page, '/merchants?view=statements&of=platform');
  await show();
  await page.goto(`${origin}/transactions?view=reconciliation`);
  await page.getByRole('button', { name: /sample's report|demo report/ }).click();
  await page.getByRole('table').first().waitFor();
  // The message of the import would cover the discrepancies.
  await open(page, '/transactions?view=reconciliation');
  await show();
  await page.getByRole('table').getByRole('button', { name: /-002$/ }).click();
  await page.getByRole('dialog').waitFor();
  await show(2);

  const tour = encodeApng(frames, TOUR.plays);
  if (tour.length > TOUR.mostBytes)
    throw new Error(
      `The tour has ${tour.length} bytes, and ${TOUR.mostBytes} are the limit: take smaller or fewer frames.`,
    );
  return tour;
}
