import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import base from '../../playwright.config';
import { expect as quick } from '../console';
import { chooseFile, pressInNavigation } from '../demoImport';
import { findClickhouse, startEngineServer } from './engineServer';
import { ANA, openBrowser, prepareRefund, setUp } from './people';

/** A larger number is for a person: `ENGINE_PAYMENTS=1000000`. */
const PAYMENTS = Number(process.env.ENGINE_PAYMENTS ?? 20_000);

/** Payments of one part. */
const PART = 100_000;

/** So many payments take a browser minutes, also without other work on the computer. */
const IS_LARGE = PAYMENTS > PART;
const expect = IS_LARGE ? quick.configure({ timeout: 1_200_000 }) : quick;
const PATIENCE = IS_LARGE ? 1_200_000 : 60_000;

// Compiled code that is not optimized takes too long for them.
if (IS_LARGE) test.use({ launchOptions: { ...base.use?.launchOptions, args: ['--no-sandbox', '--disable-gpu'] } });

const NEWEST = Date.UTC(2026, 5, 30, 21, 0, 0);
const STEP = Math.floor((170 * 86_400) / PAYMENTS);
const HEADER = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,CUSTOMER ID,CURRENCY,TIME ZONE';

/** The payments from the newest on. Their ids have the order of their rows, so that payments of equal amounts have one order. */
function fileOf(from: number, to: number): string {
  const lines = [HEADER];
  for (let index = from; index < to; index += 1) {
    const time = new Date(NEWEST - index * STEP * 1_000).toISOString().slice(0, 19).replace('T', ' ');
    const amount = (5 + ((index * 7_919) % 49_500) / 100).toFixed(2);
    const status = index % 17 === 3 ? 'Failed' : index % 13 === 5 ? 'Pending' : 'Completed';
    const id = `P${String(index).padStart(8, '0')}`;
    lines.push(`${id},Stage ${1 + (index % 23)},${amount},${time},${status},C${index % 991},USD,UTC`);
  }
  return `${lines.join('\n')}\n`;
}

const parts = Array.from({ length: Math.ceil(PAYMENTS / PART) }, (_, part) => ({
  name: `part-${part + 1}.csv`,
  text: () => fileOf(part * PART, Math.min(PAYMENTS, (part + 1) * PART)),
}));

/** The time of a stage, which a person with a large number wants to know. */
async function timed<Result>(stage: string, act: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await act();
  if (IS_LARGE) console.log(`${stage}: ${Math.round((performance.now() - start) / 1_000)} s`);
  return result;
}

const { program, canInstall } = findClickhouse();

if (!program)
  test('ClickHouse is not installed, so that the screens of an engine workspace are not tested', () => {
    expect(canInstall).toBe(false);
  });
else
  test(
    'Every screen of an engine workspace shows the figures of the same payments in the browser',
    { tag: '@thorough' },
    async ({ browser }) => {
      test.setTimeout(IS_LARGE ? 0 : 120_000 + PAYMENTS / 2);
      const server = await startEngineServer(program);
      const page = await openBrowser(browser, server.origin);
      try {
        await setUp(page, ANA, server.setupLink);
        await timed('Import into the browser', () => importIntoBrowser(page));
        const local = await timed('Screens of the browser', () => readScreens(page));
        await timed('Import into the engine', () => createInEngine(page, server.origin));
        const inEngine = await timed('Screens of the engine', () => readScreens(page));
        if (IS_LARGE)
          console.log(
            `${Object.keys(local).length} screens, ${Object.values(local).flat().join('').length} characters`,
          );
        expect(inEngine).toEqual(local);
        await refundFirst(page);
      } finally {
        await page.context().close();
        await server.stop();
      }
    },
  );

async function importIntoBrowser(page: Page): Promise<void> {
  await pressInNavigation(page, 'Import data');
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-parts-'));
  const files = parts.map(({ name, text }) => {
    const file = join(folder, name);
    writeFileSync(file, text());
    return file;
  });
  await chooseFile(page, files);
  await page.getByLabel('Workspace name').fill('Platform');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: /^Import \d/ }).click()]);
  rmSync(folder, { recursive: true });
}

/** Uploads the same files to the engine, and opens their workspace. */
async function createInEngine(page: Page, origin: string): Promise<void> {
  const headers = { Origin: origin };
  const id = 'team-engine-0001';
  const path = `${origin}/api/workspaces/${id}`;
  const record = { id, name: 'Platform', currency: 'USD', timeZone: 'UTC' };
  expect((await page.request.post(`${origin}/api/engine-workspaces`, { headers, data: record })).status()).toBe(201);
  const put = async (number: number, name: string, data: string) => {
    const address = `${path}/parts/${number}?name=${name}`;
    const answer = await page.request.put(address, {
      headers: { ...headers, 'Content-Type': 'text/csv' },
      data,
      timeout: 0,
    });
    expect(answer.status()).toBe(200);
  };
  const { record: created } = (await (await page.request.get(path)).json()) as { record: { hash: string } };
  const finish = async () => page.request.post(`${path}/finish`, { headers, data: { from: created.hash }, timeout: 0 });
  await put(1, 'notes.csv', 'These are notes');
  const refused = await finish();
  expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining('notes.csv')]);
  for (const [index, { name, text }] of parts.entries()) await put(index + 1, name, text());
  await finish();
  await expect
    .poll(async () => (await page.request.get(`${path}/finish`, { headers })).json() as Promise<object>, { timeout: 0 })
    .toMatchObject({ payments: PAYMENTS, refused: 0 });
  await page.evaluate((selected) => {
    sessionStorage.setItem('splitpay:workspace', selected);
    localStorage.setItem('splitpay:workspace', selected);
  }, id);
}

const LISTS = [
  '',
  '?page=7&rows=50',
  '?search=stage 7',
  '?search=P0000001',
  '?status=Failed',
  '?from=2026-05-03&to=2026-05-09',
  '?sort=-amount',
  '?sort=merchant&page=2',
  '?sort=status',
  '?sort=id',
  '?sort=-fees&columns=fees',
];

/** What the screens show, by their addresses: the figures of the dashboard, lists, balances, statements and fees. */
async function readScreens(page: Page): Promise<Record<string, string[]>> {
  const shown: Record<string, string[]> = {};
  const read = async (address: string, selectors: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(selectors).first()).toBeVisible({ timeout: PATIENCE });
    await expectIdle(page);
    shown[address] = await page.locator(selectors).allInnerTexts();
  };
  await read('/', 'main table, main dl, main section h2, main section p');
  for (const query of LISTS)
    await read(`/transactions${query}`, 'main table, main footer p:has-text("Showing"), main p:has-text(" gross ")');
  await read('/merchants', 'main table, main footer p:has-text("Showing")');
  // Only an import into a browser asks what had been paid out before, so the last figure is not known there.
  await read('/merchants?view=statements', 'main tbody th, main tbody td:not(:nth-child(7))');
  await read(
    '/merchants?view=statements&of=platform&from=2026-04-01&to=2026-06-30',
    'main table, main footer p:has-text("Showing")',
  );
  await read('/transactions?view=fees', 'main h2, main dl');
  await read(
    '/transactions?payment=P00000042',
    '[role="dialog"] dl, [role="dialog"] table, [role="dialog"] [aria-live]',
  );
  return shown;
}

async function expectIdle(page: Page): Promise<void> {
  await expect(page.getByText(/^(Asking the payment engine|Adding up|Checking)/)).toHaveCount(0, { timeout: PATIENCE });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: PATIENCE });
}

/** A refund is judged by the row that the engine has, and then counts in its figures. */
async function refundFirst(page: Page): Promise<void> {
  await page.goto('/transactions?payment=P00000000');
  const record = await prepareRefund(page, '1.00');
  await record();
  await page.goto('/transactions?search=P00000000');
  await expectIdle(page);
  await expect(page.getByText(/1 transaction .* refunded \$1\.00/)).toBeVisible();
}
