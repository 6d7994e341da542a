import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './console';
import { visit } from './openings';
import { drawn, quiet } from './quiet';

test('While the chunk of a dialog is on its way, the focus is not lost, nor after it', async ({ page }) => {
  await visit(page, '/merchants');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/merchant-form.*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opener = page.getByRole('button', { name: 'Add New Merchant' });
  await Promise.all([page.waitForRequest('**/assets/merchant-form.*.js'), opener.click()]);
  await drawn(page);
  await expect(opener).toBeFocused();
  release();
  await expect(page.getByRole('dialog', { name: 'Add New Merchant' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

for (const { name, chunk, path, open, dialog } of [
  {
    name: 'a dialog',
    chunk: 'merchant-form',
    path: '/merchants',
    open: (page: Page) => page.getByRole('button', { name: 'Add New Merchant' }).press('Enter'),
    dialog: 'Add New Merchant',
  },
  {
    name: 'the palette',
    chunk: 'palette',
    path: '/merchants',
    open: (page: Page) => page.getByRole('searchbox').press('Control+k'),
    dialog: 'Search or jump to',
  },
  {
    name: 'the drawer',
    chunk: 'drawer',
    path: '/merchants',
    open: (page: Page) => page.getByRole('button', { name: 'Open the navigation' }).press('Enter'),
    dialog: 'Navigation',
  },
  {
    name: 'a dialog over an open popover',
    chunk: 'palette',
    path: '/',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Notifications, 2 unread' }).press('Enter');
      await page.keyboard.press('Control+k');
    },
    dialog: 'Search or jump to',
  },
]) {
  test(`Escape closes ${name} that is still on its way`, async ({ page }) => {
    if (chunk === 'drawer') await page.setViewportSize(SIZES.small);
    await visit(page, path);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/assets/${chunk}.*.js`, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(`**/assets/${chunk}.*.js`);
    await open(page);
    await asked;
    const opener = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Escape');
    const arrived = page.waitForResponse(`**/assets/${chunk}.*.js`);
    release();
    await (await arrived).finished();
    await quiet(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  });
}
