import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stripeConnectPlatform } from '../__tests__/platforms/stripeConnect';
import { expect, test } from './console';
import { chooseFile, pressInNavigation } from './demoImport';

const NAME = 'Stripe platform';
const fileOf = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

/** Imports files into the open workspace, or into a new one with the name. */
async function importFiles(page: Page, files: ReturnType<typeof fileOf>[], isNew: boolean): Promise<void> {
  await pressInNavigation(page, isNew ? 'Import data' : `Workspace: ${NAME}`);
  if (!isNew) await page.getByRole('button', { name: 'Import data' }).click();
  await chooseFile(page, files);
  const preview = page.getByRole('button', { name: 'Preview import' });
  const confirm = page.getByRole('button', { name: isNew ? /^Import [\d,]+ / : `Update ${NAME}` });
  await expect(preview.or(confirm)).toBeVisible();
  if (await preview.isVisible()) await preview.click();
  await expect(confirm).toBeVisible();
  if (isNew) await page.getByLabel('Workspace name').fill(NAME);
  await Promise.all([page.waitForEvent('load'), confirm.click()]);
}

// stripeConnect.test.ts closes the months without screens, and closeMonth.spec.ts a month of the demo data.
test(
  'The months of a Stripe Connect platform are closed from their files to the bank file, to the cent',
  { tag: '@thorough' },
  async ({ page }) => {
    const { files, truth, accounts } = stripeConnectPlatform(4, { payments: 200, merchants: 8 });
    const [first = '', ...later] = files.exports;
    await page.goto('/');
    await importFiles(page, [fileOf('merchants.csv', files.merchants), fileOf('payments-7.csv', first)], true);
    for (const [index, content] of later.entries())
      await importFiles(page, [fileOf(`payments-${index + 8}.csv`, content)], false);

    // Nothing is paid out before it is known what had been paid out earlier.
    await page.goto('/merchants?view=statements');
    await page.getByRole('button', { name: 'Enter opening balances' }).click();
    await page.getByRole('radio', { name: /^Nothing/ }).check();
    await page.getByRole('button', { name: 'Save opening balances' }).click();
    const owed = accounts.flatMap(({ name }, index) => {
      const cents = truth.months.at(-1)?.merchants[index] ?? 0;
      return cents > 0 ? [[name, cents] as const] : [];
    });
    const sum = owed.reduce((total, [, cents]) => total + cents, 0);
    expect(owed.length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Record payouts' }).click();
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(sum / 100);
    await page.getByRole('button', { name: `Record ${owed.length} payouts, ${dollars}` }).click();

    await page.getByRole('button', { name: 'Payout history', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download bank file' }).click(),
    ]);
    const [headers = '', ...rows] = readFileSync(await download.path(), 'utf8')
      .replace('\ufeff', '')
      .trim()
      .split(/\r?\n/);
    const columns = headers.split(',');
    const paid = rows.map((row) => {
      const cells = row.split(',');
      return [cells[columns.indexOf('PAYEE')], Math.round(Number(cells[columns.indexOf('AMOUNT')]) * 100)];
    });
    expect(paid.sort()).toEqual([...owed].sort());

    // The disputes of the files are listed.
    await page.goto('/transactions?view=disputes');
    await expect(page.getByText(new RegExp(`of ${truth.disputes.length} entries`))).toBeVisible();
  },
);
