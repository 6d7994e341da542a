import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { formatMoney } from '../src/domain/money/money';
import { USD } from '../__tests__/helpers/currencies';
import { expect, SIZES, test } from './console';
import { answerQuestions, importFiles, chooseFile, pressInNavigation, DEMO_FILE } from './demoImport';

type Row = { Reference: string; Venue: string; Total: string; 'Booked at': string; State: string };

/** The valid payments of the file, read independently of the product: cents, and whether they were paid. */
const PAYMENTS = parse<Row>(readFileSync(DEMO_FILE), { columns: true, delimiter: ';', bom: true })
  .filter((row) => /^\d+\.\d\d$/.test(row.Total) && !row['Booked at'].startsWith('31.02'))
  .map((row) => ({
    id: row.Reference,
    merchant: row.Venue,
    cents: Number(row.Total.replace('.', '')),
    isPaid: row.State !== 'Declined',
  }));
const sumOf = (payments: typeof PAYMENTS) => payments.reduce((sum, { cents, isPaid }) => sum + (isPaid ? cents : 0), 0);
const money = (cents: number) => formatMoney(cents, USD);

test('An imported file has its own sums on every screen, is stored, and leaves the demo data unchanged', async ({
  page,
}) => {
  await page.goto('/');
  const firstCard = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('button', { name: /^About / }) })
    .first();
  const sampleCard = await firstCard.innerText();
  await importFiles(page);

  const gross = sumOf(PAYMENTS);
  const failed = PAYMENTS.filter(({ isPaid }) => !isPaid).length;
  const status = `${PAYMENTS.length} transactions · gross ${money(gross)} · excludes ${failed} failed`;
  const harbor = sumOf(PAYMENTS.filter(({ merchant }) => merchant === 'Aurora Hall'));
  await expect(page.getByText(/^Data through /)).toBeVisible();
  await page.getByRole('link', { name: 'Merchants', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Aurora Hall/ })).toContainText(money(harbor));
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await expect(page.getByText(status)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('P-1001');
  await page.getByRole('link', { name: 'P-1001' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('67.75');
  await page.getByRole('button', { name: 'Refund $67.75' }).click();
  await page.getByRole('button', { name: /^Dismiss: / }).click();
  await page.goto('/transactions?search=P-1001');
  const refunded = `1 transaction · gross $267.75 · refunded $67.75 · net $200.00`;
  await expect(page.getByText(refunded)).toBeVisible();

  const openWorkspace = async (button: string, name: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    if (button === 'Import data') await page.getByRole('button', { name: 'Workspaces', exact: true }).click();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()]);
  };
  await openWorkspace('Workspace: Festival of June', 'Open Demo data');
  await expect(firstCard).toHaveText(sampleCard.replaceAll('\n', ''));
  await openWorkspace('Import data', 'Open Festival of June');
  await page.goto('/transactions?search=P-1001');
  await expect(page.getByText(refunded)).toBeVisible();
});

test('The import worker starts before a file is chosen', async ({ page }) => {
  await page.goto('/');
  await pressInNavigation(page, 'Import data');
  await expect.poll(() => page.workers().length).toBe(1);
  await chooseFile(page, DEMO_FILE);
  await expect(page.getByRole('button', { name: 'Preview import' })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('A damaged workbook is rejected with the advice to save it again', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('button', { name: 'Import data' }).click();
  const start = `PK\u0003\u0004${'\0'.repeat(26)}[Content_Types].xml`;
  await chooseFile(page, { name: 'payments.xlsx', mimeType: '', buffer: Buffer.from(start, 'latin1') });
  await expect(page.getByRole('alert').getByText(/^The workbook is damaged\. Open it in Excel/)).toBeVisible();
});

test('A file that is dropped on the page opens in the import', async ({ page }) => {
  await page.goto('/merchants');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = readFileSync(DEMO_FILE, 'utf8');
  const dropped = await page.evaluateHandle((content) => {
    const files = new DataTransfer();
    files.items.add(new File([content], 'dropped.csv'));
    return files;
  }, text);
  // A mouse that moves over the page says so again and again, also before the page listens.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped });
    await expect(page.getByText('Drop files to import')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expect(page.getByRole('heading', { name: 'Import settings' })).toBeFocused();
  await answerQuestions(page);
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
});

test('On a phone each rejected row shows its reason in one line', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/');
  await pressInNavigation(page, 'Import data');
  await chooseFile(page, DEMO_FILE);
  await answerQuestions(page);
  const reason = page.getByRole('cell', { name: 'Not a valid amount' });
  expect((await reason.boundingBox())!.height).toBeLessThan(24);
  expect((await reason.boundingBox())!.width).toBeGreaterThan(300);
  await expect(page.getByRole('row', { name: /Not a valid amount/ })).toContainText('12,5O');
});
