import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './console';
import { answerQuestions, bringIn, chooseFile, pressInNavigation, TO_TRY } from './ownData';

const [FIRST = '', ...ROWS] = readFileSync(TO_TRY, 'utf8').trim().split('\n');
const fileOf = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([FIRST, ...rows].join('\n')),
});
const MORE = ROWS.map((row) => row.replace(/^P-1/, 'P-2'));

/** Imports more rows into the open workspace. */
async function update(page: Page): Promise<void> {
  await pressInNavigation(page, 'Festival of June');
  await page.getByRole('button', { name: 'Import data' }).click();
  await chooseFile(page, fileOf('newer.csv', MORE));
  await answerQuestions(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update Festival of June' }).click()]);
}

const count = (page: Page, transactions: number) =>
  expect(page.getByText(new RegExp(`^${transactions} transactions · gross`))).toBeVisible();

test('A tab gets the data that another tab changes, at the same address, and typed text stays until it is reloaded', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await bringIn(page);
  const other = await context.newPage();
  await other.goto('/transactions?search=P-');
  const before = 58;
  await count(other, before);

  await update(page);
  await count(other, 2 * before);
  expect(new URL(other.url()).search).toBe('?search=P-');

  await other.goto('/transactions?search=P-2001');
  await other.getByRole('link', { name: 'P-2001' }).click();
  await other.getByRole('button', { name: 'Refund', exact: true }).click();
  const amount = other.getByRole('textbox', { name: 'Amount' });
  await amount.fill('12.34');

  await pressInNavigation(page, 'Festival of June');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Undo last import' }).click()]);
  await expect(other.getByText('The data of this workspace was changed in another tab.')).toBeVisible();
  await expect(amount).toHaveValue('12.34');
  await other.getByRole('button', { name: 'Refund $12.34' }).click();
  await expect(other.getByText('Nothing was recorded')).toBeVisible();
  await expect(other.getByText('Refund recorded')).toBeHidden();
  await expect(amount).toHaveValue('12.34');

  other.on('dialog', (question) => void question.accept());
  const reloaded = other.waitForEvent('load');
  await other.locator('.toast').getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(other.getByText('No transactions match “P-2001”.')).toBeVisible();
  await other.goto('/transactions');
  await count(other, before);
  await expect(other.getByRole('alert')).toBeHidden();
  await other.close();
});
