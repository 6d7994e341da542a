import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './console';
import { visit } from './screenStates';
import { waitUntilIdle } from './pageIdle';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('The heading has the focus after a navigation, and Tab continues from there', async ({ page }) => {
  await visit(page, '/merchants');
  await page.getByRole('link', { name: 'Transactions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Merchants' })).toBeFocused();
});

test('The first tab stop skips to the content', async ({ page }) => {
  await visit(page, '/integrations');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Integration' })).toBeFocused();
});

test('The key / goes to the search, the key ? lists the shortcuts, and their switch is stored', async ({ page }) => {
  await visit(page, '/transactions');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('switch').uncheck();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('splitpay:shortcuts'))).toContain('false');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await waitUntilIdle(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(
    `The palette finds a screen and opens it, on a ${size} screen`,
    { tag: size === 'large' ? [] : '@thorough' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, '/merchants');
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Search or go to' });
      await expect(field).toBeFocused();
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await field.fill('mer');
      await expect(page.getByRole('option', { name: 'Merchants Current page' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      const box = (await page.getByRole('dialog').locator('.modal-content').boundingBox())!;
      expect(box.height).toBeLessThan(viewport.height * 0.8);
      expect(box.width).toBeLessThan(viewport.width);
      await field.fill('tr20240630-030');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Transaction Details' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heading(page)).toBeFocused();
    },
  );
}

test('A dialog returns the focus to its opener in every way of closing it', async ({ page }) => {
  await visit(page, '/integrations');
  const opener = page.getByRole('button', { name: 'Create Integration' });
  const dialog = page.getByRole('dialog', { name: 'Create Integration' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('The Undo of a toast can be reached from a dialog by Tab and by F6', async ({ page }) => {
  await visit(page, '/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  const stops = new Set<string>();
  for (let count = 0; count < 6; count += 1) {
    stops.add(await page.evaluate(() => `${document.activeElement!.tagName} ${document.activeElement!.textContent}`));
    await page.keyboard.press('Tab');
  }
  expect([...stops].some((stop) => stop.includes('Undo'))).toBe(true);
  expect([...stops].some((stop) => stop.startsWith('BUTTON Mark'))).toBe(false);
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeHidden();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('A navigation link loads its screen before it is pressed', async ({ page }) => {
  await visit(page, '/merchants');
  const fetched = page.waitForRequest(/assets\/integrations\..*\.js/);
  await page.getByRole('link', { name: 'Integrations' }).focus();
  await fetched;
  await expect(heading(page)).toHaveText('Merchants');
});

test('Escape closes one layer at a time', async ({ page }) => {
  await visit(page, '/transactions');
  await page.getByRole('button', { name: 'Pick a date range' }).click();
  await expect(page.getByRole('group', { name: 'Date range' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Date range' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Date range' })).toBeHidden();
});
