// Takes the README's picture of two people in one workspace: npm run build:team && node scripts/team.mjs build, then this script.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './browsers.mjs';

const PORT = '4175';
const ORIGIN = `http://localhost:${PORT}`;
const PASSWORD = 'a password for a picture';
const PAYMENT = 'TR20240629-028';
const SIZE = { width: 720, height: 900 };

const folder = mkdtempSync(join(tmpdir(), 'splitpay-'));
const environment = { ...process.env, PORT, SPLITPAY_FOLDER: folder, LOG_LEVEL: 'warn' };
const server = spawn(process.execPath, ['.cache/team/main.mjs', 'serve'], { env: environment });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  const ana = await openPage();
  await ana.goto(await setupLink());
  await ana.getByLabel('Team name').fill('Harbor Payments');
  await createAccount(ana, 'Ana Ruiz', 'Create team', 'ana@example.com');
  await chooseInMenu(ana, 'Workspaces');
  const move = ana.getByRole('button', { name: 'Move to the team Demo data' });
  await Promise.all([ana.waitForEvent('load'), move.click()]);
  await chooseInMenu(ana, 'Team and account');
  await ana.getByLabel('Email').fill('ben@example.com');
  await ana.getByRole('button', { name: 'Create invitation link' }).click();
  const ben = await openPage();
  await ben.goto(await ana.getByRole('status').locator('code').textContent());
  await createAccount(ben, 'Ben Cole', 'Create account');
  for (const page of [ana, ben]) await page.goto(`${ORIGIN}/transactions?payment=${PAYMENT}`);
  await ana.getByRole('button', { name: 'Refund', exact: true }).click();
  await ana.getByRole('textbox', { name: 'Amount' }).fill('60.00');
  await ana.getByRole('button', { name: 'Refund $60.00' }).click();
  for (const page of [ana, ben]) await page.getByRole('list', { name: 'Timeline' }).getByText('Ana Ruiz').waitFor();
  const pictures = [await ana.screenshot(), await ben.screenshot()].map((picture) => picture.toString('base64'));
  const both = await browser.newPage({ viewport: { width: 2 * SIZE.width + 24, height: SIZE.height } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}" width="${SIZE.width}">`);
  await both.setContent(`<body style="margin:0;display:flex;gap:24px;background:#dfe5ec">${images.join('')}</body>`);
  writeFileSync('docs/team.png', await both.screenshot());
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function openPage() {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  return context.newPage();
}

async function setupLink() {
  let text = '';
  for await (const part of server.stdout) {
    text += part;
    const link = /http\S+token=\S+/.exec(text)?.[0];
    if (link) return link;
  }
  throw new Error('The server printed no link');
}

async function createAccount(page, name, button, email) {
  await page.getByLabel('Your name').fill(name);
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: /^Hi / }).waitFor();
}

async function chooseInMenu(page, item) {
  await page.getByRole('button', { name: /^Hi / }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
}
