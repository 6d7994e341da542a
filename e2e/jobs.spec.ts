import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from './console';

test('A failed payment of a merchant in a range of days is found, exported and looked at', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill("o'malley");
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed');
  await page.getByRole('button', { name: 'Pick a date range' }).click();
  await page.getByLabel('From').fill('2024-06-01');
  await page.getByLabel('To', { exact: true }).fill('2024-06-15');
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 transaction · gross $0.00 · 1 failed not counted')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('transactions-2024-06-01-to-2024-06-15.csv');
  expect(parse(await readFile(await download.path(), 'utf8'), { bom: true })).toEqual([
    [
      ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS', 'REFUNDED', 'NET', 'PROCESSOR FEE'],
      ...['PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT', 'CUSTOMER ID', 'INTEGRATION ID'],
    ],
    [
      ...[
        'TR20240605-003',
        "O'Malley's Comedy Cellar",
        '735.40',
        '2024-06-05 11:20:31',
        'Failed',
        '0.00',
        '0.00',
        '0.00',
      ],
      ...['0.00', '0.00', '0.00', 'CUST027', 'INT022'],
    ],
  ]);

  await page.getByRole('link', { name: 'TR20240605-003' }).click();
  await expect(page.getByRole('dialog', { name: 'Transaction Details' })).toContainText('$735.40');
  // The view is a link: a colleague sees the same row.
  await page.goto(page.url());
  await expect(page.getByText('1 transaction · gross $0.00 · 1 failed not counted')).toBeVisible();
});

test('A merchant is added, its integration created and its code copied; suspending it is undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await page.goto('/merchants');
  await page.getByRole('button', { name: 'Add New Merchant' }).click();
  await dialog('Add New Merchant').getByLabel('Merchant Name').fill('Quayside "Late" Sessions');
  await dialog('Add New Merchant').getByLabel('Street').fill('4 Quay Street');
  await dialog('Add New Merchant').getByLabel('Zip Code').fill('10004-1234');
  await dialog('Add New Merchant').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Merchant added');

  await page.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('button', { name: 'Create Integration' }).click();
  const form = dialog('Create Integration');
  await form.getByLabel('Integration Name').fill('Door <Sales>');
  await form.getByLabel('Select Merchant').selectOption('Quayside "Late" Sessions');
  await form.getByText('ACH', { exact: true }).click();
  await form.getByLabel('Split Amount/Rate').fill('1.25');
  await form.getByLabel('Split unit').selectOption('$');
  await form.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('link', { name: /, view Door <Sales>$/ }).click();
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(page.getByRole('status')).toContainText('Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'embed/INT031" title="Door &lt;Sales&gt; payment form"',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Merchants' }).click();
  await page.getByRole('link', { name: 'Quayside "Late" Sessions', exact: true }).click();
  const details = dialog('Merchant Details');
  await expect(details.getByRole('table', { name: 'Integrations of the merchant' })).toContainText('Door <Sales>');
  await details.getByRole('button', { name: 'Suspended' }).click();
  await dialog('Suspend Merchant').getByLabel('Reason').fill('No contract yet.');
  await dialog('Suspend Merchant').getByRole('button', { name: 'Suspend' }).click();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /Quayside/ });
  await expect(row).toContainText('Suspended');

  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toContainText('Active');
  await page.reload();
  await expect(row).toContainText('Active');
});
