import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './console';

/** The rows of the report by party, and the sums above them. */
async function figuresOf(page: Page, name: string): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name });
  const rows = await dialog.getByRole('table', { name: 'Part of each party' }).getByRole('row').allInnerTexts();
  const sums = await dialog.getByText(/^\d+ (refunds?|voids?), \$/).allInnerTexts();
  return [...rows, ...sums].map((text) => text.replaceAll(/\s+/g, ' '));
}

test('An event is canceled from the figures to the report, and a reload shows the same figures', async ({ page }) => {
  await page.goto('/merchants?merchant=MER001');
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const event = page.getByRole('dialog', { name: 'Cancel event' });
  await expect(event.getByLabel('Merchant', { exact: true })).toHaveValue('MER001');
  await event.getByLabel('From').fill('2024-06-01');
  await event.getByLabel('To').fill('2024-06-30');
  await event.getByLabel('To').press('Enter');
  const submit = event.getByRole('button', { name: /^Cancel event with \d+ payments?$/ });
  await expect(submit).toBeVisible();
  const planned = await figuresOf(page, 'Cancel event');
  const refunded = /\$[\d,.]+/.exec(planned.find((text) => text.includes('refund')) ?? '')?.[0] ?? '';
  await expect(event.getByLabel('Notice for the merchant')).toHaveValue(new RegExp(`refunded: \\${refunded}`));
  const typed = event.getByLabel(/^Type \d+ to confirm$/);
  const [count = ''] = /\d+/.exec(await submit.innerText()) ?? [];
  if (await typed.isVisible()) await typed.fill(count);
  await submit.click();
  await expect(event.getByRole('button', { name: 'Undo batch' })).toBeVisible();
  expect(await figuresOf(page, 'Cancel event')).toEqual(planned);
  const downloading = page.waitForEvent('download');
  await event.getByRole('button', { name: 'Download results' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file.match(/,Recorded,/g)).toHaveLength(Number(count));

  await page.goto('/transactions?view=changes');
  await page.reload();
  await page
    .getByRole('button', { name: `Part of a batch of ${count}` })
    .first()
    .click();
  const report = page.getByRole('dialog', { name: 'Batch report' });
  await expect(report).toContainText(`${count} of ${count}`);
  expect(await figuresOf(page, 'Batch report')).toEqual(planned);
  await report.getByRole('button', { name: 'Undo batch' }).click();
  await report.getByRole('button', { name: 'Withdraw refunds' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Batch undone' })).toBeVisible();
});
