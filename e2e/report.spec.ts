import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForConsole } from './console';
import { visit } from './screenStates';

/** Blocks all scripts except those of the first page. */
async function blockParts(page: Page) {
  await page.route(/\/assets\/(?!main\.|react\.|theme\.|part\.|top-menus\.)[^/]*\.js/, (route) => route.abort());
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

test('If no other script loads, the error screen offers the report', async ({ browser, baseURL }) => {
  // Separate pages, because React logs what its error boundaries caught.
  const page = await browser.newPage({ baseURL });
  await blockParts(page);
  await page.goto('/merchants');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectReport(page, page.getByRole('button', { name: 'Create a problem report' }));
  await page.close();
});

test('If the script of the report dialog does not load, its failure message offers the report', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  waitForConsole(page);
  await visit(page, '/');
  await blockParts(page);
  await page.getByRole('button', { name: /^Hi Alex!/ }).click();
  await page.getByRole('button', { name: 'Create a problem report' }).click();
  await expect(page.getByText(/^The dialog couldn't be loaded/)).toBeVisible();
  await expectReport(page, page.getByRole('button', { name: 'Download report' }));
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText(/^The dialog couldn't be loaded/)).toBeHidden();
  await page.close();
});
