// Takes the README's pictures from the built product, all or those that are named: npm run pictures -- statement
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from './browsers.mjs';

const port = 4174;
const named = process.argv.slice(2);
const large = { width: 1440, height: 1180 };
const pictures = [
  { name: 'dashboard', path: '/', size: large },
  { name: 'dashboard-dark', path: '/', size: large, theme: 'dark' },
  { name: 'transactions', path: '/transactions', size: { width: 1440, height: 900 } },
  { name: 'details', path: '/transactions?payment=TR20240630-030', size: { width: 1440, height: 900 } },
  { name: 'integrations', path: '/integrations', size: { width: 1440, height: 900 } },
  { name: 'phone', path: '/', size: { width: 390, height: 844 } },
  { name: 'statement', path: '/merchants?view=statements&of=platform', size: { width: 1440, height: 900 } },
  { name: 'own-data', path: '/', size: { width: 1440, height: 900 }, act: bringIn },
];

mkdirSync('docs', { recursive: true });
const server = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...process.env, PORT: String(port) } });
try {
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.stderr.once('data', (text) => reject(new Error(String(text))));
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  for (const { name, path, size, theme = 'light', act } of pictures) {
    if (named.length > 0 && !named.includes(name)) continue;
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', colorScheme: theme });
    await page.goto(`http://localhost:${port}${path}`);
    await page.locator('canvas, table').first().waitFor();
    await act?.(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `docs/${name}.png` });
    await page.close();
  }
  await browser.close();
} finally {
  server.kill();
}

/** Brings the made-up file in, up to what was read of it. */
async function bringIn(page) {
  await page.getByRole('button', { name: 'Use your own data' }).click();
  await page.getByLabel('Files to bring in').setInputFiles('docs/payments-to-try.csv');
  const answers = {
    'In which currency are the amounts?': 'EUR',
    'In which time zone are the times?': 'Europe/Berlin',
    'Open (6 rows)': 'Pending',
  };
  for (const [label, answer] of Object.entries(answers))
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(answer);
  await page.getByRole('button', { name: 'See what is read' }).click();
  await page.getByRole('heading', { name: 'What was read' }).waitFor();
}
