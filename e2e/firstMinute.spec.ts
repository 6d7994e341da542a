import { expect, test } from './console';
import { answerQuestions } from './demoImport';

test('A new user sees that the figures are demo data, imports the demo file, and reads what was imported and rejected', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Demo data' });
  await expect(strip).toContainText("You're looking at demo data (June 2024).");
  await strip.getByRole('button', { name: 'Import your payments' }).click();
  await page.getByRole('button', { name: 'Try a demo file' }).click();
  await expect(page.getByText('Suggested from your browser. Check it in the preview.').first()).toBeVisible();
  await answerQuestions(page);
  await page.getByRole('button', { name: /^Import 58 payments/ }).click();
  const message = page.getByRole('status').filter({ hasText: '58 payments imported into payments-to-try.' });
  await expect(message).toContainText('2 rows rejected.');
  await message.getByRole('button', { name: 'View rejected rows' }).click();
  await expect(message.getByRole('textbox')).toHaveValue(/P-/);
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(message).toBeHidden();
});

test('The checklist closes June: it opens each step and ticks it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Close June in 3 minutes' }).click();
  await expect(page.getByText('0 of 4 steps done.')).toBeVisible();
  await page.getByRole('button', { name: 'Import demo report' }).click();
  await expect(page.getByText('1 of 4 steps done.')).toBeVisible();
  await expect(page.getByText('9 discrepancies to resolve.')).toBeVisible();
  await page.getByRole('link', { name: 'Open statements' }).click();
  await page.getByRole('button', { name: 'Issue all statements' }).click();
  await expect(page.getByRole('status').getByText('33 statements are issued')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('2 of 4 steps done.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 4 steps done.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave checklist' }).click();
  await expect(page.getByText('2 of 4 steps done.')).toBeHidden();
});
