import type { Page } from '@playwright/test';
import { expect, test } from './console';
import { readEntries } from './storedEntries';

const openForm = async (page: Page) => {
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Create Integration' }).click();
  const form = page.getByRole('dialog', { name: 'Create Integration' });
  await expect(form).toBeFocused();
  return form;
};

const firstRow = (page: Page) => page.getByRole('table', { name: 'Integrations' }).locator('tbody tr').first();

test('A new integration is the first row, survives a reload, and an edit of it can be undone', async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('Integration Name').fill('Winter Gala');
  await form.getByLabel('Select Merchant').selectOption('Lakeshore Jazz Nights');
  await form.getByText('Credit Card', { exact: true }).click();
  await form.getByText('Surcharge', { exact: true }).click();
  await form.getByLabel('Surcharge Rate').fill('2.5');
  await form.getByLabel('Split Amount/Rate').fill('17.5');
  await expect(form.getByLabel('Embed Code')).toHaveValue(/embed\/INT031" title="Winter Gala payment form"/);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Integration added');
  await expect(firstRow(page)).toContainText('Winter Gala');
  await expect.poll(async () => JSON.stringify(await readEntries(page))).toContain('Winter Gala');

  await page.reload();
  await expect(firstRow(page)).toContainText('Lakeshore Jazz Nights');
  await expect(page.getByText('Showing 1 to 10 of 31 entries')).toBeVisible();
  await page.getByRole('link', { name: /, view Winter Gala$/ }).click();
  await page.getByRole('dialog', { name: 'View Integration' }).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Integration' });
  await expect(edit.getByLabel('Split Amount/Rate')).toHaveValue('17.5');
  await edit.getByLabel('Integration Name').fill('Spring Gala');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(firstRow(page)).toContainText('Spring Gala');
  await expect(page.getByRole('link', { name: /, view Spring Gala$/ })).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(firstRow(page)).toContainText('Winter Gala');
});

test('The form works with the keyboard alone and shows where the focus is', async ({ page }) => {
  const form = await openForm(page);
  // The help link and the close button come before the first field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Gala');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Fix 3 fields to save.')).toBeVisible();
  await expect(form.getByLabel('Select Merchant')).toBeFocused();
  await expect(form.getByLabel('Select Merchant')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Credit Card' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('checkbox', { name: 'Credit Card' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create Integration' })).toBeFocused();
});
