import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, expectNoHorizontalScroll, SIZES, test } from './console';
import { chooseFile, pressInNavigation } from './demoImport';

const MONTHS = [
  ...['2025-06-02,Harbor Arts,1234.00', '2025-06-29,Harbor Arts,0.50', '2025-06-30,Lantern Fair,75.25'],
  ...['2025-05-02,Harbor Arts,1000.00', '2025-05-31,Quay Hall,80.00', '2025-04-30,Quay Hall,999.00'],
];
const FILE = [
  'id,date,merchant,amount,currency,status',
  ...MONTHS.map((row, index) => `P${index},${row},USD,Completed`),
].join('\n');

test('An operator sees how this month compares with last, by merchant, saves the file, and pins the report', async ({
  page,
}) => {
  await page.goto('/');
  await pressInNavigation(page, 'Import data');
  await chooseFile(page, { name: 'months.csv', mimeType: '', buffer: Buffer.from(FILE) });
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByRole('button', { name: 'Import 6 payments' }).click();
  await expect(page.getByText('Data through June 30, 2025')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  const sentence = page.getByRole('heading', { name: 'June 2025: $1,309.75, 21.3% more than May 2025.' });
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('img', { name: 'Bar chart of gross volume' }).locator('canvas')).toBeVisible();
  const table = page.getByRole('table', { name: 'Merchants' });
  const cells = async (role: 'columnheader' | 'rowheader' | 'cell') => table.getByRole(role).allInnerTexts();
  const shown = [await cells('columnheader'), await cells('rowheader'), await cells('cell')];
  expect(shown).toEqual([
    ['MERCHANT', 'JUNE 2025', 'MAY 2025', 'DIFFERENCE', 'CHANGE (%)'],
    ['Harbor Arts', 'Quay Hall', 'Lantern Fair'],
    [
      ...['$1,234.50', '$1,000.00', '+$234.50', '+23.5%'],
      ...['$0.00', '$80.00', '-$80.00', '-100%'],
      ...['$75.25', '$0.00', '+$75.25', 'new'],
    ],
  ]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('compare-by-merchant-2025-06-01-to-2025-06-30.csv');
  const [headers, ...rows]: string[][] = parse(await readFile(await file.path(), 'utf8'), { bom: true });
  expect(headers?.slice(0, 5)).toEqual(shown[0]);
  expect(rows.map(([name]) => name)).toEqual(shown[1]);
  const plain = (shown[2] ?? []).map((text) => text.replaceAll(/[$,+%]/g, ''));
  expect(rows.flatMap((row) => row.slice(1, 5))).toEqual(plain);

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('View name').fill('Month by merchant');
  await page.getByLabel('View name').press('Enter');
  await page.getByRole('button', { name: 'Pin to dashboard' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  const report = page.getByRole('article', { name: 'Month by merchant' });
  await expect(report.getByText('June 2025: $1,309.75, 21.3% more than May 2025.').first()).toBeVisible();
  await expect(report.locator('canvas')).toBeVisible();
  await page.reload();
  await expect(report.locator('canvas')).toBeVisible();
  await page.setViewportSize(SIZES.small);
  await expectNoHorizontalScroll(page);
  await report.getByRole('link', { name: 'Month by merchant' }).click();
  await expect(sentence).toBeVisible();
  await expectNoHorizontalScroll(page);
});
