import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibilityChecks';
import { expect, expectNoHorizontalScroll, expectNothingCut, test } from './console';
import { WIDTHS, resizePage } from './viewports';
import { entriesOf, putEntries } from './storedEntries';
import { openRow, ROUTES, visitWithin } from './screenStates';
import { emptySample, largeSample, LONG_NAMED, openSample, samePayments } from './samples';

const SAMPLES = { 'ten thousand rows, millions and the longest names': largeSample, 'no row at all': emptySample };

const LISTS = ['/', '/transactions', '/integrations', '/merchants'];

/** No list may be wider than its wrapper, and no figure may end beyond the edge of its column. */
async function expectListsFit(page: Page, path: string): Promise<void> {
  const tables = page.getByRole('region').filter({ has: page.getByRole('table') });
  await expect(tables.first()).toBeVisible();
  const widths = await tables.evaluateAll((wrappers) =>
    wrappers.map((wrapper) => wrapper.scrollWidth - wrapper.clientWidth),
  );
  expect(Math.max(...widths), path).toBe(0);
  const beyond = await tables.locator('td[data-header]').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const figure = document.createRange();
        figure.selectNodeContents(cell);
        const edge = cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingRight);
        return figure.getBoundingClientRect().right > edge + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(beyond, path).toEqual([]);
}

/** Checks that the open screen fits and is accessible at every width. */
async function expectFitsAtEveryWidth(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await resizePage(page, { width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectNothingCut(page, path);
    await expectAccessible(page);
  }
}

for (const [name, sample] of Object.entries(SAMPLES)) {
  test(
    `Every screen fits and is accessible at every width with ${name}, and no list is widened on a large screen`,
    { tag: '@thorough' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
      await openSample(page, sample);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      for (const [index, path] of ROUTES.entries())
        await test.step(path, async () => {
          // A reload of so many rows would take longer than the check.
          if (index > 0) await visitWithin(page, path);
          await expectFitsAtEveryWidth(page, path);
          if (sample === largeSample && LISTS.includes(path)) await expectListsFit(page, path);
        });
    },
  );
}

test(
  'Notifications with the longest names fit and are accessible at every width',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/notifications');
    await putEntries(
      page,
      Object.entries(LONG_NAMED).flatMap(([journal, rows]) => entriesOf(journal, rows)),
    );
    await page.reload();
    await expect(page.getByText(/^Internationale Gesellschaft/).first()).toBeVisible();
    await expectFitsAtEveryWidth(page, '/notifications');
    await expectListsFit(page, '/notifications');
  },
);

test('The dialogs of rows with the longest names fit', { tag: '@thorough' }, async ({ page }) => {
  test.slow();
  await openSample(page, largeSample);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const path of ['/transactions', '/integrations', '/merchants'])
    await test.step(path, async () => {
      await visitWithin(page, path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const row of [0, 1, 2]) {
          await openRow(page, row);
          await expect(page.getByRole('dialog')).toBeVisible();
          const body = page.locator('.modal-body');
          expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0);
          await expectNothingCut(page, path);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      }
    });
});

const manyPayments = () => samePayments(60_000);

test('A long export shows its progress and does not block the page', { tag: '@thorough' }, async ({ page }) => {
  await openSample(page, manyPayments);
  await page.goto('/transactions');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('status')).toContainText(/Exporting…\s*\d0,000 of 60,000 rows/);
  await expect(page.getByRole('button', { name: /^Dismiss: Exporting…/ })).toHaveCount(1);
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(60_002);
});
