import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibilityChecks';
import { expect, SIZES, test } from './console';
import { expectComplete, ROUTES, visit } from './screenStates';

const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

for (const path of ROUTES) {
  test(`${path} opens on a large screen without messages`, { tag: '@quick' }, async ({ page }) => {
    await visit(page, path);
    await expectComplete(page, path);
  });
}

test('The drawer opens on a small screen, is accessible, and closes when a link is pressed', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Merchants' }).click();
  await expect(drawer).toBeHidden();
  await heading('Merchants')(page);
});

test('A path that cannot be decoded shows the 404 page without messages', async ({ page }) => {
  for (const path of ['/%', '/%E0%A4%A', '/transactions/%zz']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByText("We can't find the page")).toHaveText(
      `We can't find the page ${path}. Check the address, or go to the Dashboard.`,
    );
  }
});

test('A reload and the browser’s Back show the screen again', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await heading('Notification')(page);
  await page.reload();
  await heading('Notification')(page);
  await page.goBack();
  await heading('Merchants')(page);
});

test('A slow screen shows that it is loading, and the previous screen stays', async ({ page }) => {
  await page.goto('/merchants');
  await heading('Merchants')(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/integrations.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await heading('Merchants')(page);
  release();
  await heading('Integrations')(page);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});
