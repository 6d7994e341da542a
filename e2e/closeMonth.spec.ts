import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from '@playwright/test';
import { expect, expectNoHorizontalScroll, SIZES, test } from './console';

// A unit test resolves all of them: __tests__/pages/transactions/reconciliation.test.tsx.
const DISCREPANCIES = ['-002', '-013'];

async function resolveDiscrepancy(page: Page, idEnd: string, summary: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^TR2024\\d{4}${idEnd}$`) }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`${idEnd}$`) });
  // The reference of the first discrepancy was mistyped, so the report lists it as another payment.
  const isMatch = idEnd === DISCREPANCIES[0];
  if (isMatch) await dialog.getByLabel('Resolution').selectOption({ index: 1 });
  await dialog.getByLabel('Reason').fill(`Reported ${idEnd} to the processor`);
  await dialog.getByRole('button', { name: isMatch ? 'Resolve' : 'Accept difference' }).click();
  await expect(page.getByRole('heading', { name: summary })).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('An operator closes June with a report, discrepancies, statements and payouts, and the audit trail lists all of it', async ({
  page,
}) => {
  await page.goto('/transactions?view=reconciliation');
  await page.getByRole('button', { name: 'Try with a demo report' }).click();
  await expect(page.getByRole('heading', { name: 'June 2024: 22 of 31 payments matched' })).toBeVisible();
  for (const [index, idEnd] of DISCREPANCIES.entries())
    await resolveDiscrepancy(
      page,
      idEnd,
      `June 2024: 23 of 30 payments matched${index > 0 ? `, ${index} explained` : ''}`,
    );

  await page.getByRole('navigation').getByRole('link', { name: 'Merchants' }).click();
  await page.getByRole('link', { name: 'Statements' }).click();
  await page.getByRole('button', { name: 'Issue all statements' }).click();
  await expect(page.getByRole('status').getByText('33 statements are issued')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all statements' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('statements-2024-06-01-to-2024-06-30.csv');
  const rows: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true });
  expect(rows.filter((row) => row[5] === 'Closing balance')).toHaveLength(33);

  await page.getByRole('button', { name: 'Record payouts' }).click();
  await page.getByRole('button', { name: 'Record 15 payouts, $81,454.73' }).click();
  await expect(page.getByText('$81,454.73 paid out').first()).toBeVisible();
  // One of the payouts never left the bank, so it is reversed.
  await page.getByRole('button', { name: 'Payout history', exact: true }).click();
  const harbor = page.getByRole('dialog').getByRole('row', { name: /^Harbor Lights/ });
  await harbor.getByRole('button', { name: 'Reverse payout' }).click();
  await expect(harbor).toBeHidden();

  // Issued statements don't change, so the payout is corrected in July.
  await page.goto('/merchants?view=statements&of=MER002&from=2024-07-01&to=2024-07-31');
  await expect(page.getByText('Opening balance + all lines = closing balance.')).toBeVisible();
  await expect(page.getByText(/^Payout on Jun 30, 2024, recorded after S-2024-06-MER002 was issued/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Closing balance/ })).toContainText('$0.00');

  await page.setViewportSize(SIZES.small);
  await page.goto('/transactions?view=changes&search=MER001');
  await expectNoHorizontalScroll(page);
  const changes = page.getByRole('table', { name: 'Changes' });
  for (const what of ['Reversed: payout of $15,417.00', 'Payout of $15,417.00', 'Statement S-2024-06-MER001 issued'])
    await expect(changes.getByText(what, { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search changes' }).fill('to the processor');
  await expect(changes.getByText('Discrepancy resolved')).toHaveCount(DISCREPANCIES.length - 1);
  await expect(changes.getByText('Matched manually')).toBeVisible();
});

test('The fields of a resolution have the same distance as the fields of other forms', async ({ page }) => {
  await page.goto('/transactions?view=reconciliation');
  await page.getByRole('button', { name: 'Try with a demo report' }).click();
  await page.getByRole('button', { name: /^TR2024\d{4}-002$/ }).click();
  const dialog = page.getByRole('dialog');
  const choice = (await dialog.getByLabel('Resolution').boundingBox())!;
  const label = (await dialog.locator('label', { hasText: 'Reason' }).boundingBox())!;
  expect(label.y - choice.y - choice.height).toBeGreaterThanOrEqual(16);
});
