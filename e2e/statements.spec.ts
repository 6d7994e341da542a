import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from './console';

test('June is closed: its statements are looked at, issued, handed over as one file and paid out', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('link', { name: 'Statements' }).click();
  await page.getByRole('link', { name: 'Harbor Lights Music Festival' }).click();
  await expect(page.getByText('Opening balance and lines come to the closing balance, to the cent.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Issue all' }).click();
  await expect(page.getByRole('status').getByText('33 statements of Jun 1, 2024')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All statements' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('statements-2024-06-01-to-2024-06-30.csv');
  const rows: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true });
  expect(rows.filter((row) => row[5] === 'Closing balance')).toHaveLength(33);

  await page.getByRole('button', { name: 'Pay out' }).click();
  await page.getByRole('button', { name: 'Record 15 payouts, $84,999.73' }).click();
  await expect(page.getByText('paid $84,999.73', { exact: false }).first()).toBeVisible();
  // What was issued stays: the payout is corrected in July.
  await page.goto('/merchants?view=statements&of=MER001&from=2024-07-01&to=2024-07-31');
  await expect(page.getByText(/^Payout Payout 2024-06-30, after S-2024-06-MER001 was issued/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Closing balance/ })).toContainText('$0.00');
});

test('A statement prints all of its lines within the width of the paper, with a header that comes again on each page', async ({
  page,
}) => {
  await page.goto('/merchants?view=statements&of=platform');
  const lines = page.getByRole('table', { name: 'Lines of the statement' });
  await expect(lines.getByRole('row')).toHaveCount(11);
  // Paper shows what the screen shows page by page.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(lines.getByRole('row')).toHaveCount(26);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 718, height: 900 });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(lines.locator('thead')).toHaveCSS('display', 'table-header-group');
  const { width, wrapper } = await lines.evaluate((table) => ({
    width: table.scrollWidth,
    wrapper: table.parentElement!.clientWidth,
  }));
  expect(width).toBeLessThanOrEqual(wrapper);
});
