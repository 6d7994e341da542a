import { expect, test } from './console';
import { visit } from './screenStates';

const PAYMENT = 'TR20240630-030';

test('A row opens in another tab with the middle button, above the same view', async ({ page, context }) => {
  await visit(page, '/transactions?search=hudson');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: PAYMENT }).click({ button: 'middle' }),
  ]);
  await expect(tab.getByRole('dialog', { name: 'Transaction Details' })).toBeVisible();
  await expect(tab).toHaveURL(`/transactions?search=hudson&payment=${PAYMENT}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Back closes a payment, Forward opens it, and closing it leaves no entry behind, also after a reload', async ({
  page,
}) => {
  const details = page.getByRole('dialog', { name: 'Transaction Details' });
  await visit(page, '/merchants');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await page.getByRole('cell', { name: '$250.00' }).click();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await page.goForward();
  await expect(details).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/transactions');
  await expect(details).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/merchants');
  await expect(page.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
});

test('A text in a row can be selected without opening the row', async ({ page }) => {
  await visit(page, '/transactions');
  const date = page.getByText('2024-06-30 16:05:12');
  const box = (await date.boundingBox())!;
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('2024-06-30');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('A double click on a row opens it, because the second click next to the dialog does not close it', async ({
  page,
}) => {
  await visit(page, '/transactions');
  const details = page.getByRole('dialog', { name: 'Transaction Details' });
  await page.getByRole('link', { name: PAYMENT }).click();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  // The chunk is cached now, so the dialog is open before the second press.
  await page.locator('tbody tr').first().getByText('Completed').dblclick();
  await expect(details).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(details).toBeHidden();
});
