import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './console';
import { chooseFile, pressInNavigation } from './demoImport';

/** Imports this number of Completed payments as a workspace, which is open afterwards. */
async function importPayments(page: Page, count: number): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, index) => `P-${index},Arts ${index % 7},${10 + index}.50,2024-06-01 12:00:00,Completed,USD`,
  );
  const text = ['Reference,Merchant,Amount,Date,Status,Currency', ...rows].join('\n');
  await page.goto('/');
  await pressInNavigation(page, 'Import data');
  await chooseFile(page, { name: 'payments.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('combobox', { name: 'Time zone of the file', exact: true }).selectOption('Europe/Berlin');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByLabel('Workspace name').fill('Refunds of June');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: /^Import \d/ }).click()]);
}

/** The rows of the report by party, and the sums above them. */
async function figuresOf(page: Page, name: string): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name });
  const rows = await dialog.getByRole('table', { name: 'Part of each party' }).getByRole('row').allInnerTexts();
  const sums = await dialog.getByText(/^[\d,]+ (refunds?|voids?), \$/).allInnerTexts();
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

// interrupted.test.tsx has a batch that stops and goes on, of fewer payments.
test(
  'All matching payments are refunded by a batch that stops, goes on after a reload, and is undone',
  { tag: '@thorough' },
  async ({ page }) => {
    test.slow();
    // The code is not optimized here, so a busy machine takes long for a batch.
    const whole = { timeout: 60_000 };
    await importPayments(page, 1_200);
    await page.goto('/transactions');
    await page.getByRole('checkbox', { name: /^Select \d+ transactions on this page$/ }).check();
    await page.getByRole('button', { name: 'Select all 1,200 matching rows' }).click();
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: /^Refund/ })
      .click();
    const refunds = page.getByRole('dialog', { name: 'Refund payments' });
    // The sentence has its own line above the buttons, however short it is.
    await expect(refunds.getByText(/^This records refunds/)).toHaveCSS('flex-basis', '100%');
    await refunds.getByLabel('Type 1,200 to confirm').fill('1200');
    const planned = await figuresOf(page, 'Refund payments');
    // A fast machine ends the batch before anybody can stop it.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await refunds.getByRole('button', { name: 'Refund 1,200 payments' }).click();
    await refunds.getByRole('button', { name: 'Stop' }).click();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(refunds.getByText(/^Stopped after [\d,]+ of 1,200 payments/)).toBeVisible();
    await page.goto('/transactions?view=changes');
    await page.getByRole('button', { name: 'Continue batch' }).click();
    const again = page.getByRole('dialog', { name: 'Continue batch' });
    await again.getByRole('button', { name: 'Resume' }).click();
    await expect(again.getByText('1,200 of 1,200 payments')).toBeVisible(whole);
    await expect(again.getByRole('button', { name: 'Undo batch' })).toBeVisible();
    expect(await figuresOf(page, 'Continue batch')).toEqual(planned);
    await again.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name: 'Continue batch' })).toBeHidden();

    await page.getByRole('button', { name: 'Part of a batch of 1,200' }).first().click();
    const report = page.getByRole('dialog', { name: 'Batch report' });
    await expect(report).toContainText('1,200 of 1,200');
    expect(await figuresOf(page, 'Batch report')).toEqual(planned);
    await report.getByRole('button', { name: 'Undo batch' }).click();
    await report.getByRole('button', { name: 'Withdraw refunds' }).click();
    await expect(page.getByRole('status').filter({ hasText: '1,200 refunds withdrawn.' })).toBeVisible(whole);
    await expect(report).toContainText('This batch has no records.');
  },
);
