import { expect, test } from './console';

test('A form with unsaved changes asks before a reload, stays if the reload is canceled, and opens again after Back and Forward', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Merchants', exact: true }).click();
  await page.getByRole('button', { name: 'Add New Merchant' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Merchant' });
  await form.getByLabel('Merchant Name').fill('Harbor Nights');
  const dialogTypes: string[] = [];
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  await expect.poll(() => dialogTypes).toEqual(['beforeunload']);
  await expect(form.getByLabel('Merchant Name')).toHaveValue('Harbor Nights');

  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(form.getByLabel('Merchant Name')).toHaveValue('Harbor Nights');
  await expect(form.getByText('We restored your unsaved changes.')).toBeVisible();
  await form.getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  expect(dialogTypes).toHaveLength(1);
});
