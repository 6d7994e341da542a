import { expect, expectNoSidewaysScroll, SIZES, test } from './console';

const PATH = '/transactions?view=reconciliation';

test("The sample's report is compared in a worker, a settled break stays settled after a reload, and the changes tell it", async ({
  page,
}) => {
  await page.goto(PATH);
  await page.getByRole('button', { name: "Try it with the sample's report" }).click();
  await expect(page.getByRole('heading', { name: 'June: 22 of 31 balanced' })).toBeVisible();
  await page.getByRole('button', { name: 'TR20240604-002' }).click();
  const dialog = page.getByRole('dialog', { name: 'Missing there: TR20240604-002' });
  await dialog.getByLabel('What settles it').selectOption({ index: 1 });
  await dialog.getByLabel('Reason').fill('The reference was mistyped');
  await dialog.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByRole('heading', { name: 'June: 23 of 30 balanced' })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'June: 23 of 30 balanced' })).toBeVisible();
  await page.setViewportSize(SIZES.small);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Changes' }).click();
  const changes = page.getByRole('table', { name: 'Changes' });
  await expect(changes).toContainText('Break matched by hand');
  await expect(changes).toContainText('The reference was mistyped');
});
