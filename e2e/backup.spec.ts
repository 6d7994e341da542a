import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, waitForConsole } from './console';
import { importFiles, chooseFile, pressInNavigation } from './demoImport';

async function refund(page: Page, payment: string, amount: string) {
  await page.goto(`/transactions?payment=${payment}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: `Refund $${amount}` }).click();
  await page.getByRole('button', { name: /^Dismiss: / }).click();
}

/** Saves a backup from the list of workspaces and returns its bytes. */
async function backUp(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Back up ${name}`, exact: true }).click(),
  ]);
  await page.getByRole('button', { name: `Dismiss: Backup of ${name} saved` }).click();
  return readFileSync(await download.path());
}

const backupOf = (buffer: Buffer) => ({ name: 'moved.splitpay', mimeType: '', buffer });

test(
  'A backup of a workspace opens in another browser with the same screens',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    test.slow();
    await page.goto('/');
    await importFiles(page);
    await refund(page, 'P-1001', '67.75');
    await page.goto('/transactions');
    await page.getByLabel('Rows per page').selectOption('20');
    const [batch] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export refunds and voids' }).click(),
    ]);
    expect(batch.suggestedFilename()).toBe('refunds-and-voids.csv');
    const records = readFileSync(await batch.path());
    expect(records.toString()).toContain(',P-1001,Aurora Hall,Refund,67.75,');
    const screens = ['/', '/transactions', '/merchants', '/transactions?payment=P-1001'];
    const textsOf = async (of: Page) => {
      const texts: string[] = [];
      for (const path of screens) {
        await of.goto(path);
        await expect(of.getByRole('heading', { level: 1 })).toBeVisible();
        if (path.includes('payment=')) await expect(of.getByRole('dialog')).toContainText('$67.75');
        // Announcements outside these elements are temporary.
        texts.push(...(await of.locator('main, [role="dialog"], nav').allInnerTexts()));
      }
      return texts;
    };
    const before = await textsOf(page);
    await page.goto('/');
    await pressInNavigation(page, 'Festival of June');
    const file = await backUp(page, 'Festival of June');

    const context = await browser.newContext();
    context.on('page', waitForConsole);
    const b = await context.newPage();
    await b.goto('/');
    await pressInNavigation(b, 'Import data');
    await chooseFile(b, { name: 'refunds-and-voids.csv', mimeType: '', buffer: records });
    await expect(b.getByText(/^This file contains refunds and voids recorded in SplitPay/)).toBeVisible();
    const damaged = Buffer.from(file);
    damaged[damaged.length - 9]! ^= 1;
    await chooseFile(b, backupOf(damaged));
    await expect(b.getByText(/^This backup is damaged \(/)).toBeVisible();
    await chooseFile(b, backupOf(file.subarray(0, -20)));
    await expect(b.getByText(/^This backup is incomplete: /)).toBeVisible();
    await chooseFile(b, backupOf(file));
    await expect(b.getByRole('heading', { name: 'Backup contents' })).toBeFocused();
    await Promise.all([b.waitForEvent('load'), b.getByRole('button', { name: 'Restore backup' }).click()]);
    expect(await textsOf(b)).toEqual(before);
    await context.close();
  },
);

test(
  'A backup of the demo data is restored as a separate workspace with its refund',
  { tag: '@thorough' },
  async ({ page }) => {
    test.slow();
    await page.goto('/');
    await importFiles(page);
    await pressInNavigation(page, 'Festival of June');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Open Demo data' }).click()]);
    await refund(page, 'TR20240629-028', '12.00');
    await page.goto('/');
    await pressInNavigation(page, 'Import data');
    await page.getByRole('button', { name: 'Workspaces', exact: true }).click();
    const sample = await backUp(page, 'Demo data');
    await page.getByRole('dialog').getByRole('button', { name: 'Import data' }).click();
    await chooseFile(page, backupOf(sample));
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Restore backup' }).click()]);
    await expect(page.getByRole('button', { name: 'Demo data 2' })).toBeVisible();
    await page.goto('/transactions?search=TR20240629-028');
    await expect(page.getByText(/ · refunded\s\$12\.00 · /)).toBeVisible();
  },
);
