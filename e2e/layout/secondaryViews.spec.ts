import type { Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { expect, SIZES, test } from '../console';
import { openRow, visit } from '../screenStates';
import { chooseFile, pressInNavigation } from '../demoImport';
import { waitUntilIdle } from '../pageIdle';

const rows = (page: Page) => page.locator('main tbody tr');

async function importReport(page: Page): Promise<void> {
  await visit(page, `${PATHS.transactions}?view=reconciliation`);
  await page.getByRole('button', { name: 'Try with a demo report' }).click();
  await expect(rows(page)).toHaveCount(9);
}

/** Suspends the first merchant with a long reason, and opens its changes. */
async function suspend(page: Page): Promise<void> {
  await visit(page, PATHS.merchants);
  await openRow(page, 0);
  await page.getByRole('button', { name: 'Suspended' }).click();
  await page.getByLabel('Reason').fill('Three disputes on the June fair, and no answer since Monday.');
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('link', { name: 'Change history' }).click();
  await expect(rows(page)).toHaveCount(2);
}

/** The heights of the rows, and how much of the list is hidden at its side. */
const measure = (page: Page) =>
  page.locator('main [role="region"]:has(table)').evaluate((wrapper) => ({
    heights: [...new Set([...wrapper.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height))],
    nearby: wrapper.scrollWidth - wrapper.clientWidth,
  }));

test(
  'Statements and discrepancies have rows of 44 px from 1280 px on, and no list scrolls horizontally at 1024 px',
  { tag: '@thorough' },
  async ({ page }) => {
    const statements = async () => {
      await visit(page, `${PATHS.merchants}?view=statements`);
      await expect(rows(page)).toHaveCount(10);
    };
    for (const [name, open] of Object.entries({
      statements,
      breaks: () => importReport(page),
      changes: () => suspend(page),
    })) {
      await open();
      for (const width of [1024, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await waitUntilIdle(page);
        const { heights, nearby } = await measure(page);
        const where = `${name}, ${String(width)} px`;
        expect(nearby, where).toBe(0);
        if (width >= 1280 && name !== 'changes') expect(heights, where).toEqual([44]);
      }
    }
  },
);

test('The longest status of a dispute is within its list next to the sidebar', async ({ page }) => {
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `${PATHS.transactions}?view=disputes`);
    const status = await page.locator('main tbody').getByText('Needs response').boundingBox();
    const list = await page.locator('main table').locator('xpath=..').boundingBox();
    expect(status!.x + status!.width).toBeLessThan(list!.x + list!.width);
  }
});

test(
  'The differences of a fee check fit next to the sidebar, including the name of the last column',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/');
    await pressInNavigation(page, 'Import data');
    const content = [
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Fee,Status,merchant (metadata)',
      'ch_1,2025-01-03 18:31:00,795.88,0.00,usd,23.38,Paid,Foxglove Weddings',
      'ch_2,2025-01-04 09:27:00,309.08,0.00,usd,9.26,Paid,Foxglove Weddings',
    ];
    await chooseFile(page, { name: 'fees.csv', mimeType: '', buffer: Buffer.from(content.join('\n')) });
    await page.getByLabel('Merchant', { exact: true }).selectOption('merchant (metadata)');
    await page.getByRole('button', { name: 'Preview import' }).click();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: /^Import \d/ }).click()]);
    await visit(page, `${PATHS.merchants}?merchant=MER001`);
    await page.getByRole('button', { name: 'View or add' }).click();
    await page.getByRole('button', { name: 'Add rates' }).click();
    await page.getByRole('textbox', { name: 'Start date' }).fill('2025-01-01');
    await page.getByLabel('SplitPay fee in %').fill('8');
    await page.getByLabel('Processor fee in %').fill('4');
    await page.getByRole('button', { name: 'Save agreed rates' }).click();
    await expect(page.getByRole('row', { name: /Jan 1, 2025/ })).toBeVisible();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `${PATHS.transactions}?view=fees`);
      await expect(rows(page)).toHaveCount(3);
      expect((await measure(page)).nearby, `${String(width)} px`).toBe(0);
    }
  },
);

test('The figures of a report fit one row from 1280 px on', async ({ page }) => {
  await importReport(page);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await page
      .locator('main dd')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(4);
    expect(new Set(ends).size, `${String(width)} px`).toBe(1);
  }
});

test('On a phone a focused control is not hidden behind a toast', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await importReport(page);
  const toast = page.locator('.toast');
  // A toast stays as long as the pointer is on it.
  await toast.hover();
  const { y, height } = (await toast.boundingBox())!;
  expect(height).toBeLessThanOrEqual(80);
  for (const name of ['Type', 'Status']) {
    const filter = page.getByRole('combobox', { name });
    await filter.focus();
    const box = (await filter.boundingBox())!;
    expect(box.y + box.height, name).toBeLessThanOrEqual(y);
  }
});

test(
  'On a phone both sides of a discrepancy and their difference are visible next to each other',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize(SIZES.small);
    await importReport(page);
    for (const id of await page.locator('main tbody [data-row-link]').all()) {
      await id.click();
      const sides = page.getByRole('region', { name: /^Console and report/ });
      await expect(sides.first()).toBeVisible();
      for (const side of await sides.all())
        expect(await side.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  },
);

test('On a phone the reason of a change is next to the change', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await visit(page, '/transactions?payment=TR20240630-030');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await page.getByRole('button', { name: 'Refund $100.00' }).click();
  await page.getByRole('dialog', { name: 'Transaction Details' }).waitFor();
  await visit(page, '/transactions?view=changes');
  const cell = page.getByRole('cell', { name: /^\$0\.00 refunded →/ });
  await expect(cell).toHaveText('$0.00 refunded → $100.00 refundedRequested by customer');
  const [change, reason] = await cell.evaluate(({ firstChild, lastChild }) =>
    [firstChild!, lastChild!].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
    }),
  );
  expect(reason![0]).toBe(change!.at(-1));
});
