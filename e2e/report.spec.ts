import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForConsole } from './console';
import { visit } from './openings';
import { bringIn } from './ownData';

/** Of all scripts, those of the first page alone arrive. */
async function blockParts(page: Page) {
  await page.route(/\/assets\/(?!main\.|react\.|theme\.|user-menu\.)[^/]*\.js/, (route) => route.abort());
}

async function expectReport(page: Page, button: Locator) {
  const downloading = page.waitForEvent('download');
  await button.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^splitpay-report-\d{4}-\d{2}-\d{2}\.json$/);
  const { product, payload } = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, string>;
  expect(product).toBe('SplitPay console');
  expect(JSON.parse(payload ?? '')).toContainEqual(expect.objectContaining({ type: 'route/addressVisited' }));
}

test('Where no other part of the console arrives, the error screen makes the report', async ({ browser, baseURL }) => {
  // Pages of their own: React reports what its boundaries caught.
  const page = await browser.newPage({ baseURL });
  await blockParts(page);
  await page.goto('/merchants');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectReport(page, page.getByRole('button', { name: 'Report a problem' }));
  await page.close();
});

test('Where the dialog of the report does not arrive, its failure message offers the report', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  waitForConsole(page);
  await visit(page, '/');
  await blockParts(page);
  await page.getByRole('button', { name: /^Hi Alex!/ }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByText(/^The dialog could not be shown/)).toBeVisible();
  await expectReport(page, page.getByRole('button', { name: 'Download the report' }));
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^The dialog could not be shown/)).toBeHidden();
  await page.close();
});

async function pressInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: /^Hi Alex!/ }).click();
  await page.getByRole('button', { name }).click();
}

test('A report of own data is replayed elsewhere with the rows that it was given, and says without them which file it needs', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await bringIn(page);
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  const status = page.getByText(/^\d+ transactions · gross /);
  await expect(status).toBeVisible();
  const figures = await status.innerText();
  await pressInMenu(page, 'Report a problem');
  const makeReport = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the report' }).click();
    return readFile(await (await downloading).path());
  };
  const bare = await makeReport();
  await page.getByRole('checkbox', { name: /^With the rows of ‘Festival of June’/ }).check();
  const whole = await makeReport();
  expect(bare.toString()).not.toContain('Aurora Hall');

  const other = await browser.newPage({ baseURL });
  await visit(other, '/merchants');
  await pressInMenu(other, 'Open a recording');
  const choose = (buffer: Buffer) =>
    other.getByLabel('File of the report').setInputFiles({ name: 'report.json', mimeType: '', buffer });
  await choose(bare);
  await expect(other.getByText(/ needs its rows: bring payments-to-try\.csv in first/)).toBeVisible();
  await choose(whole);
  const slider = other.getByRole('slider', { name: 'Step' });
  await slider.focus();
  await slider.press('End');
  await expect(other.getByText(figures)).toBeVisible();
  await other.close();
});
