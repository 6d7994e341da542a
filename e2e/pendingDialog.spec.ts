import type { Locator, Page } from '@playwright/test';
import { expect, SIZES, test } from './console';
import { visit } from './screenStates';
import { waitForFrames, waitUntilIdle } from './pageIdle';

test('The focus is not lost while the chunk of a dialog loads or afterwards', async ({ page }) => {
  await visit(page, '/merchants');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/merchant-form.*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opener = page.getByRole('button', { name: 'Add New Merchant' });
  await Promise.all([page.waitForRequest('**/assets/merchant-form.*.js'), opener.click()]);
  await waitForFrames(page);
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
    dialog: 'Search or go to',
  },
  {
    name: 'the drawer',
    chunk: 'drawer',
    path: '/merchants',
    open: (page: Page) => page.getByRole('button', { name: 'Open navigation' }).press('Enter'),
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
    dialog: 'Search or go to',
  },
]) {
  const tag = ['a dialog', 'the palette'].includes(name) ? [] : '@thorough';
  test(`Escape closes ${name} while it loads`, { tag }, async ({ page }) => {
    if (chunk === 'drawer') await page.setViewportSize(SIZES.small);
    await visit(page, path);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/assets/${chunk}.*.js`, async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest(`**/assets/${chunk}.*.js`);
    await open(page);
    await requested;
    const opener = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Escape');
    const arrived = page.waitForResponse(`**/assets/${chunk}.*.js`);
    release();
    await (await arrived).finished();
    await waitUntilIdle(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  });
}

/** Delays a chunk until the returned function is called. */
async function hold(page: Page, chunk: string): Promise<{ requested: Promise<unknown>; release: () => void }> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${chunk}.*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return { requested: page.waitForRequest(`**/assets/${chunk}.*.js`), release: () => release() };
}

test('The previous dialog stays while the chunk of an inner dialog loads, and the page behind stays inert', async ({
  page,
}) => {
  await visit(page, '/transactions?payment=TR20240630-030');
  const details = page.getByRole('dialog', { name: 'Transaction Details' });
  const { requested, release } = await hold(page, 'payment-forms');
  await details.getByRole('button', { name: 'View Receipt' }).click();
  await requested;
  await waitForFrames(page);
  await expect(details).toBeVisible();
  expect(await page.evaluate(() => document.getElementById('root')?.hasAttribute('inert'))).toBe(true);
  await details.getByRole('button', { name: 'View Receipt' }).click();
  release();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toBeVisible();
  await expect(details).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(details).toBeVisible();
});

test('The first Ctrl+K loses no key of a fast typist', async ({ page }) => {
  await visit(page, '/merchants');
  const { requested, release } = await hold(page, 'palette');
  await page.getByRole('link', { name: 'Harbor Lights Music Festival' }).focus();
  await page.keyboard.press('Control+k');
  await requested;
  await page.keyboard.type('refund harbix');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('or');
  release();
  const field = page.getByRole('combobox', { name: 'Search or go to' });
  await expect(field).toHaveValue('refund harbor');
  await page.keyboard.type(' l');
  await expect(field).toHaveValue('refund harbor l');
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toHaveText(
    /^Refund TR.*Harbor Lights Music Festival · .* refundable$/,
  );
});

test('The palette runs the found command after it has loaded if Enter was pressed before', async ({ page }) => {
  await visit(page, '/merchants');
  const { requested, release } = await hold(page, 'palette');
  await page.keyboard.press('Control+k');
  await requested;
  await page.keyboard.type('TR20240630-030');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  release();
  await expect(page.getByRole('dialog', { name: 'Transaction Details' })).toContainText('TR20240630-030');
});

test('The previous view stays while the chunk of a view loads, so the screen is never empty', async ({ page }) => {
  await visit(page, '/transactions');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/fee-check.*.js', async (route) => {
    await held;
    await route.continue();
  });
  const tab = page.getByRole('link', { name: 'Fees', exact: true });
  await Promise.all([page.waitForRequest('**/assets/fee-check.*.js'), tab.click()]);
  await waitForFrames(page);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: /fees correct$/ })).toBeVisible();
});

for (const [name, chunk, button] of [
  ['the operator’s menu', 'top-menus', /^Hi Alex!/],
  ['an explanation', 'dashboard-extras', 'About Total Revenue'],
] as const)
  for (const [trigger, act] of [
    ['pointed at', (opener: Locator) => opener.hover()],
    ['focused', (opener: Locator) => opener.focus()],
  ] as const)
    test(
      `The chunk of ${name} loads when its button is ${trigger}, so that a press finds it loaded`,
      { tag: chunk === 'top-menus' ? [] : '@thorough' },
      async ({ page }) => {
        await visit(page, '/');
        await waitUntilIdle(page);
        const arrived = page.waitForResponse(`**/assets/${chunk}.*.js`);
        await act(page.getByRole('button', { name: button }));
        await (await arrived).finished();
      },
    );
